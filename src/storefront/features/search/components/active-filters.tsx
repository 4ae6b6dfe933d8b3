import { Link } from '#/storefront/shared/page/link.tsx';
import { facets } from '#/domain/catalogue/facets.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { classNames } from '#/storefront/ui/class-names.ts';
import { FilterChip } from '#/storefront/ui/display/chip.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { chosenValues, clearFilters, countFilters, toggleValue, type ListPreset } from '../list-filters.ts';
import type { CourseList } from '../search.functions.ts';
import type { SearchPageSearch } from '../search.schema.ts';

interface ActiveFiltersProps {
  data: CourseList;
  search: SearchPageSearch;
  preset: ListPreset;
  centred?: boolean;
}

export function ActiveFilters({ data, search, preset, centred = false }: ActiveFiltersProps) {
  if (countFilters(search) === 0) return null;
  const { preco_min, preco_max, pagina: _first, ...withoutPrice } = search;
  return (
    <ul
      aria-label="Filtros escolhidos"
      className={classNames('flex flex-wrap items-center gap-2', centred && 'justify-center')}
    >
      {facets
        .filter(({ wireKey }) => !(wireKey in preset))
        .flatMap((facet) =>
          chosenValues(search, facet.searchKey).map((value) => (
            <li key={`${facet.name}-${value}`}>
              <FilterChip
                label={data.facets[facet.name].find(({ valor }) => valor === value)?.nome ?? value}
                renderLink={(link) => (
                  <Link to="." search={toggleValue(search, facet, value)} resetScroll={false} {...link} />
                )}
              />
            </li>
          )),
        )}
      {(preco_min !== undefined || preco_max !== undefined) && (
        <li>
          <FilterChip
            label={describePrice(preco_min, preco_max)}
            renderLink={(link) => <Link to="." search={withoutPrice} resetScroll={false} {...link} />}
          />
        </li>
      )}
      <li>
        <Link
          to="."
          search={clearFilters(search)}
          resetScroll={false}
          className={linkClass(
            'quiet',
            'inline-flex min-h-11 items-center px-1 text-sm font-semibold lg:min-h-8',
          )}
        >
          Limpar filtros
        </Link>
      </li>
    </ul>
  );
}

function describePrice(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `Até ${formatReais(max ?? 0)}`;
  return max === undefined
    ? `A partir de ${formatReais(min)}`
    : `De ${formatReais(min)} a ${formatReais(max)}`;
}
