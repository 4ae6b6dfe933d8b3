import type { Suggestion } from '#/contract/catalogue/search.ts';
import { categoryName } from '#/domain/category.ts';
import { classNames } from '#/ui/class-names.ts';
import { Icon } from '#/ui/icon.tsx';

interface SuggestionListProps {
  /** Id of the combobox; options are `{id}-{index}`. */
  id: string;
  suggestions: Suggestion[];
  active: number;
  hidden: boolean;
  onChoose(index: number): void;
}

export function SuggestionList({ id, suggestions, active, hidden, onChoose }: SuggestionListProps) {
  return (
    <ul
      id={`${id}-list`}
      role="listbox"
      aria-label="Sugestões de cursos"
      hidden={hidden}
      className="absolute inset-x-0 top-full z-overlay mt-2 overflow-hidden rounded-lg border border-line bg-surface py-2 text-start shadow-lg"
    >
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.id_produto}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // The press must not take the focus off the input, which would close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-blue-50',
            index === active && 'bg-blue-100',
          )}
        >
          <Icon name="book" size="sm" className="text-muted" />
          <span className="grow text-heading">{suggestion.titulo}</span>
          <span className="text-sm text-muted">{categoryName(suggestion.modalidade.nome)}</span>
        </li>
      ))}
    </ul>
  );
}
