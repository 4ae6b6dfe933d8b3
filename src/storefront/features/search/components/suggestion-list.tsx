import { classNames } from '#/storefront/ui/class-names.ts';
import { Icon, type IconName } from '#/storefront/ui/display/icon.tsx';
import type { SearchOption } from '../search-options.ts';

interface SuggestionListProps {
  id: string;
  options: SearchOption[];
  active: number;
  hidden: boolean;
  className: string;
  onChoose(index: number): void;
}

const icons: Record<SearchOption['kind'], IconName> = {
  recent: 'clock',
  course: 'book',
  area: 'grid',
  city: 'map-pin',
  all: 'search',
};

export function SuggestionList({ id, options, active, hidden, className, onChoose }: SuggestionListProps) {
  return (
    <ul
      id={`${id}-list`}
      role="listbox"
      aria-label="Sugestões de busca"
      hidden={hidden}
      className={classNames('bg-surface py-2 text-start', className)}
    >
      {options.map((option, index) => (
        <li
          key={`${option.kind} ${option.label} ${'course' in option ? option.course.id_produto : ''}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // The press must not take the focus off the input, which would close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
          className={classNames(
            'grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-4 py-2 hover:bg-primary-50 lg:flex',
            index === active && 'bg-primary-100',
            option.kind === 'all' && 'border-t border-line',
          )}
        >
          <Icon name={icons[option.kind]} size="sm" className="text-muted" />
          <span
            className={classNames(
              'min-w-0 grow wrap-anywhere',
              option.kind === 'all' ? 'font-semibold text-primary-700' : 'text-heading',
            )}
          >
            {option.label}
          </span>
          {'note' in option && (
            <span className="col-start-2 text-sm text-muted lg:shrink-0">{option.note}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
