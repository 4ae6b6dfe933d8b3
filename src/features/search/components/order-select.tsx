import { useNavigate } from '@tanstack/react-router';
import type { SearchOrder } from '#/domain/catalogue/search-order.ts';
import { SelectField } from '#/ui/fields/select-field.tsx';
import type { SearchPageSearch } from '../search.schema.ts';

const orderLabels: Record<SearchOrder, string> = {
  relevancia: 'Mais relevantes',
  'mais-vendidos': 'Mais vendidos',
  'menor-preco': 'Menor preço',
  'maior-preco': 'Maior preço',
  'a-z': 'De A a Z',
};

/** Without JavaScript it is sent with the form of the facets. */
export function OrderSelect({ search, formId }: { search: SearchPageSearch; formId: string }) {
  const navigate = useNavigate();
  return (
    <SelectField
      label="Ordenar por"
      hideLabel
      className="grow md:w-48 md:grow-0"
      name="ordem"
      form={formId}
      value={search.ordem ?? 'relevancia'}
      options={Object.entries(orderLabels).map(([value, label]) => ({ value, label }))}
      onChange={(event) => {
        const { pagina: _first, ...rest } = search;
        const ordem = event.target.value as SearchOrder;
        void navigate({
          to: '.',
          search: { ...rest, ordem: ordem === 'relevancia' ? undefined : ordem },
          resetScroll: false,
        });
      }}
    />
  );
}
