import { useState } from 'react';
import { facets, priceRangeFacet, type Facet } from '#/domain/catalogue/facets.ts';
import { foldText } from '#/domain/text/slug.ts';
import { formatNumber } from '#/domain/text/number-text.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { SkipLink } from '#/storefront/ui/navigation/skip-link.tsx';
import { CheckOption } from '#/storefront/ui/fields/check-option.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { useStableFacets } from '../stable-facets.ts';
import { chosenValues, toggleValue, type ListPreset } from '../list-filters.ts';
import type { CourseList } from '../search.functions.ts';
import type { SearchPageSearch } from '../search.schema.ts';
import { useWantedSearch } from './use-wanted-search.ts';
import { PriceRange } from './price-range.tsx';

interface FacetsProps {
  data: CourseList;
  search: SearchPageSearch;
  preset: ListPreset;
  formId?: string;
  results?: string;
}

const shownAtFirst = 8;

/** The facets as a plain GET form underneath: without JavaScript the button applies them. */
export function Facets({ data, search, preset, formId, results }: FacetsProps) {
  const [wanted, want] = useWantedSearch(search);
  const stored = useStableFacets(data.facets, JSON.stringify([search.titulo, preset]));
  const groups = facets.filter(
    ({ wireKey, name, searchKey }) =>
      !(wireKey in preset) &&
      // One value that everything has is no choice.
      (stored[name].length > 1 || chosenValues(wanted, searchKey).length > 0),
  );
  const { min, max } = data.result;
  const last = min < max && search.preco !== 'gratuito' ? priceRangeFacet : undefined;
  return (
    <form id={formId} method="get" className="grid gap-6">
      {search.titulo && <input type="hidden" name="titulo" value={search.titulo} />}
      {groups.map((facet, index) => (
        <ChoiceFacet
          key={facet.name}
          facet={facet}
          next={groups[index + 1] ?? last}
          values={stored[facet.name]}
          wanted={wanted}
          want={want}
          results={results}
        />
      ))}
      <div {...(results && place(priceRangeFacet))}>
        <PriceRange min={min} max={max} search={search} />
      </div>
      <noscript>
        <Button type="submit" variant="secondary" block>
          Aplicar filtros
        </Button>
      </noscript>
    </form>
  );
}

interface ChoiceFacetProps {
  facet: Facet;
  next: Pick<Facet | typeof priceRangeFacet, 'name' | 'label'> | undefined;
  values: CourseList['facets'][Facet['name']];
  wanted: SearchPageSearch;
  want(next: SearchPageSearch): void;
  results: string | undefined;
}

function ChoiceFacet({ facet, next, values, wanted, want, results }: ChoiceFacetProps) {
  const [term, setTerm] = useState('');
  const chosen = chosenValues(wanted, facet.searchKey);
  const box = ({ valor, nome, total }: (typeof values)[number]) => (
    <CheckOption
      key={valor}
      name={facet.searchKey}
      value={valor}
      checked={chosen.includes(valor)}
      disabled={total === 0 && !chosen.includes(valor)}
      trailing={formatNumber(total)}
      onChange={() => want(toggleValue(wanted, facet, valor))}
    >
      {nome}
    </CheckOption>
  );
  const rest = values.slice(shownAtFirst);
  const asked = foldText(term.trim());
  const found = asked === '' ? undefined : values.filter(({ nome }) => foldText(nome).includes(asked));
  return (
    <fieldset {...(results && place(facet))}>
      <legend className="mb-2 font-semibold text-heading">{facet.label}</legend>
      {results && next && (
        <SkipLink target={place(next).id}>{`Pular ${facet.label}, ir para ${next.label}`}</SkipLink>
      )}
      {facet.name === 'cidade' && rest.length > 0 && (
        <div className="mb-2 noscript:hidden">
          <TextField
            label="Procure uma cidade"
            hideLabel
            placeholder="Procure uma cidade"
            value={term}
            autoComplete="off"
            maxLength={80}
            onChange={(event) => setTerm(event.target.value)}
            // Enter would send the form.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </div>
      )}
      {found ? (
        <>
          <p role="status" className="py-1 text-sm text-muted">
            {found.length === 0 ? 'Nenhuma cidade com esse nome' : countCities(found.length)}
          </p>
          {found.map(box)}
        </>
      ) : (
        values.slice(0, shownAtFirst).map(box)
      )}
      {!found && rest.length > 0 && (
        <details open={rest.some(({ valor }) => chosen.includes(valor))}>
          <summary className="min-h-11 py-3 text-sm font-semibold text-primary-700 lg:min-h-8 lg:py-1">
            {rest.length === 1 ? 'Mais 1 opção' : `Mais ${rest.length} opções`}
          </summary>
          {rest.map(box)}
        </details>
      )}
      {results && chosen.length > 0 && <SkipLink target={results}>Ver os cursos</SkipLink>}
    </fieldset>
  );
}

const place = ({ name }: Pick<Facet | typeof priceRangeFacet, 'name'>) => ({
  id: `filtro-${name}`,
  tabIndex: -1,
  className: 'scroll-mt-28 outline-none',
});

function countCities(count: number): string {
  return count === 1 ? '1 cidade' : `${count} cidades`;
}
