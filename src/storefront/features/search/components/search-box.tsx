import { useQuery } from '@tanstack/react-query';
import { courseParams } from '#/storefront/shared/course/course-params.ts';
import { useNavigate, useRouter } from '@tanstack/react-router';
import {
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { slugify, slugWords } from '#/domain/text/slug.ts';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { classNames } from '#/storefront/ui/class-names.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { headerFieldId, heroSearchId } from '../search-field-ids.ts';
import { readRecentWords, rememberWords } from '../recent-words.ts';
import { listOptions } from '../search-options.ts';
import { searchQueries, suggestionMinLength } from '../search.queries.ts';
import { SuggestionList } from './suggestion-list.tsx';

interface SearchBoxProps {
  size?: 'header' | 'hero';
  term?: string;
}

/**
 * Search by title with suggestions (combobox of the ARIA practices). On a narrow screen it takes all of it
 * while one types, so that nothing of it lies under the keyboard. It is a plain GET form to `/busca`
 * underneath, so it works before and without JavaScript.
 */
export function SearchBox({ size = 'header', term: searched = '' }: SearchBoxProps) {
  const ownId = useId();
  const id = size === 'hero' ? ownId : headerFieldId;
  const navigate = useNavigate();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState(() => slugWords(searched));
  const [shownTerm, setShownTerm] = useState(searched);
  if (shownTerm !== searched) {
    setShownTerm(searched);
    setTerm(slugWords(searched));
  }
  const [inUse, setInUse] = useState(false);
  const [listOpen, setListOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState<string[]>([]);
  useEffect(() => {
    const { value, defaultValue } = input.current!;
    if (value !== defaultValue) setTerm(value);
    if (document.activeElement !== input.current) return;
    setRecent(readRecentWords());
    setInUse(true);
    setListOpen(true);
  }, []);
  const asked = useDeferredValue(term.trim());
  const { data } = useQuery(searchQueries.suggestions(asked));
  const options = listOptions(asked, asked.length >= suggestionMinLength ? data : undefined, recent);
  const expanded = listOpen && options.length > 0;

  function leave() {
    setInUse(false);
    setListOpen(false);
    setActive(-1);
    input.current?.blur();
  }

  function search(words: string) {
    // A text without a letter or digit finds nothing, which the page says.
    const titulo = slugify(words) || words.trim();
    if (!titulo) return;
    rememberWords(words.trim());
    leave();
    void navigate({ to: '/busca', search: { titulo } });
  }

  function choose(index: number) {
    const option = options[index];
    if (!option) return;
    if (option.kind === 'recent') return search(option.label);
    if (option.kind === 'all') return search(asked);
    rememberWords(asked);
    leave();
    if (option.kind !== 'course') {
      void navigate({ to: '/$vitrine', params: { vitrine: option.slug } });
      return;
    }
    setTerm(option.course.titulo);
    void navigate({ to: '/$modality/$nomeCurso/$idCurso', params: courseParams(option.course) });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // The first press closes the list, the second leaves the box.
      if (expanded || inUse) event.preventDefault();
      if (!expanded) leave();
      setListOpen(false);
      setActive(-1);
    } else if (expanded && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const count = options.length;
      setActive((current) => (current === -1 && step === -1 ? count - 1 : (current + step + count) % count));
    } else if (event.key === 'Enter' && expanded && active >= 0) {
      event.preventDefault();
      choose(active);
    }
  }

  function onFocus() {
    setRecent(readRecentWords());
    setInUse(true);
    setListOpen(true);
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && currentTarget.contains(relatedTarget)) return;
    setInUse(false);
    setListOpen(false);
    setActive(-1);
  }

  return (
    <div className={classNames('w-full', size === 'hero' ? 'min-h-16' : 'min-h-11')}>
      <search
        id={size === 'hero' ? heroSearchId : undefined}
        data-in-use={inUse || undefined}
        onBlur={onBlur}
        className={classNames(
          'search-screen relative w-full',
          inUse ? 'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-2 lg:block' : 'block',
        )}
      >
        {inUse && (
          <button
            type="button"
            onClick={leave}
            className={buttonClass({ variant: 'ghost', iconOnly: true }, 'self-center lg:hidden')}
          >
            <Icon name="arrow-left" label="Fechar a busca" />
          </button>
        )}
        <form
          action={router.buildLocation({ to: '/busca' }).href}
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            search(term);
          }}
          className={classNames(
            'flex min-w-0 items-center gap-2 rounded-lg border border-line-strong bg-surface focus-within:border-primary-600',
            size === 'hero' ? 'p-2 shadow-lg max-[22rem]:gap-1 max-[22rem]:p-1' : 'ps-3 pe-1',
            inUse && 'max-lg:p-0 max-lg:ps-2 max-lg:shadow-none',
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
            type="text"
            value={term}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={120}
            // SEARCH-1
            required
            onInvalid={(event) => event.preventDefault()}
            placeholder="Busque um curso"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={expanded}
            aria-controls={`${id}-list`}
            aria-activedescendant={expanded && active >= 0 ? `${id}-${active}` : undefined}
            onChange={(event) => {
              setTerm(event.target.value);
              setListOpen(true);
              setActive(-1);
            }}
            onFocus={onFocus}
            onClick={() => setListOpen(true)}
            onKeyDown={onKeyDown}
            className={classNames(
              'min-w-0 grow bg-transparent text-heading outline-none placeholder:text-muted',
              size === 'hero' ? 'min-h-12 text-base md:text-lg' : 'min-h-11 text-base',
            )}
          />
          {inUse && term !== '' && (
            <button
              type="button"
              // The press must not take the focus off the input.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setTerm('');
                input.current?.focus();
              }}
              className="grid size-11 shrink-0 place-items-center rounded-md text-muted lg:size-9 hover:bg-primary-50"
            >
              <Icon name="close" size="sm" label="Limpar a busca" />
            </button>
          )}
          <button
            type="submit"
            className={buttonClass(
              size === 'hero' ? { size: 'lg' } : { variant: 'ghost', size: 'sm' },
              size === 'hero'
                ? inUse
                  ? 'max-lg:min-h-11 max-lg:px-3 max-lg:text-base'
                  : 'max-[22rem]:px-4'
                : undefined,
            )}
          >
            Buscar
          </button>
        </form>
        <SuggestionList
          id={id}
          options={options}
          active={active}
          hidden={!expanded}
          onChoose={choose}
          className="col-span-2 lg:absolute lg:inset-x-0 lg:top-full lg:z-overlay lg:mt-2 lg:overflow-hidden lg:rounded-lg lg:border lg:border-line lg:shadow-lg"
        />
        <p role="status" className="sr-only">
          {expanded && describeSuggestions(options.length)}
        </p>
      </search>
    </div>
  );
}

function describeSuggestions(count: number): string {
  return `${count === 1 ? '1 sugestão' : `${count} sugestões`}. Use as setas para escolher.`;
}
