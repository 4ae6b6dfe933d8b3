import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { slugify } from '#/domain/slug.ts';
import { buttonClass } from '#/ui/button-class.ts';
import { classNames } from '#/ui/class-names.ts';
import { Icon } from '#/ui/icon.tsx';
import { searchQueries, suggestionMinLength } from '../search.queries.ts';
import { SuggestionList } from './suggestion-list.tsx';

interface SearchBoxProps {
  /** The hero's box is larger and has its own words. */
  size?: 'header' | 'hero';
  /** What the page shows was searched for, as in its address. */
  term?: string;
}

/**
 * Search by title with suggestions (combobox of the ARIA practices). It is a plain GET form to `/busca` underneath, so
 * it works before and without JavaScript.
 */
export function SearchBox({ size = 'header', term: searched = '' }: SearchBoxProps) {
  const id = useId();
  const navigate = useNavigate();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState(() => toWords(searched));
  const [shownTerm, setShownTerm] = useState(searched);
  if (shownTerm !== searched) {
    setShownTerm(searched);
    setTerm(toWords(searched));
  }
  // What was typed before the page came alive stays.
  useEffect(() => {
    const typed = input.current?.value;
    if (typed) setTerm(typed);
  }, []);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const asked = useDeferredValue(term.trim());
  const { data } = useQuery(searchQueries.suggestions(asked));
  const suggestions = asked.length >= suggestionMinLength ? (data ?? []) : [];
  const expanded = open && suggestions.length > 0;

  function search() {
    const titulo = slugify(term);
    if (!titulo) return;
    setOpen(false);
    void navigate({ to: '/busca', search: { titulo } });
  }

  function choose(index: number) {
    const suggestion = suggestions[index];
    if (!suggestion) return;
    setOpen(false);
    setTerm(suggestion.titulo);
    void navigate({
      to: '/$modality/$nomeCurso/$idCurso',
      params: {
        modality: suggestion.modalidade.slug,
        nomeCurso: suggestion.slug,
        idCurso: suggestion.id_produto,
      },
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // The first press closes the list; the browser's own clears the field and is left for the second.
      if (expanded) event.preventDefault();
      setOpen(false);
      setActive(-1);
    } else if (expanded && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const count = suggestions.length;
      setActive((current) => (current === -1 && step === -1 ? count - 1 : (current + step + count) % count));
    } else if (event.key === 'Enter' && expanded && active >= 0) {
      event.preventDefault();
      choose(active);
    }
  }

  return (
    <search className="relative block w-full">
      <form
        action={router.buildLocation({ to: '/busca' }).href}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
        className={classNames(
          'flex items-center gap-2 rounded-lg border border-line-strong bg-surface focus-within:border-blue-600',
          size === 'hero' ? 'p-2 shadow-lg' : 'ps-3 pe-1',
        )}
      >
        <label htmlFor={id} className="sr-only">
          O que você quer aprender?
        </label>
        <Icon name="search" className="ms-1 text-muted" />
        <input
          ref={input}
          id={id}
          name="titulo"
          type="search"
          value={term}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={120}
          placeholder={size === 'hero' ? 'O que você quer aprender?' : 'Busque um curso'}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={`${id}-list`}
          aria-activedescendant={expanded && active >= 0 ? `${id}-${active}` : undefined}
          onChange={(event) => {
            setTerm(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
          className={classNames(
            'min-w-0 grow bg-transparent text-heading outline-none placeholder:text-muted',
            size === 'hero' ? 'min-h-12 text-lg' : 'min-h-11 text-base',
          )}
        />
        <button
          type="submit"
          className={buttonClass(size === 'hero' ? { size: 'lg' } : { variant: 'ghost', size: 'sm' })}
        >
          Buscar
        </button>
      </form>
      <SuggestionList
        id={id}
        suggestions={suggestions}
        active={active}
        hidden={!expanded}
        onChoose={choose}
      />
      <p role="status" className="sr-only">
        {expanded && describeSuggestions(suggestions.length)}
      </p>
    </search>
  );
}

function toWords(slug: string): string {
  return slug.replaceAll('-', ' ');
}

function describeSuggestions(count: number): string {
  return `${count === 1 ? '1 sugestão' : `${count} sugestões`}. Use as setas para escolher.`;
}
