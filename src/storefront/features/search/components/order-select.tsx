import { useNavigate } from '@tanstack/react-router';
import type { SearchOrder } from '#/domain/catalogue/search-order.ts';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { listOrders, type ListPreset } from '../list-filters.ts';
import type { SearchPageSearch } from '../search.schema.ts';

interface OrderSelectProps {
  search: SearchPageSearch;
  preset: ListPreset;
  formId: string;
}

export function OrderSelect({ search, preset, formId }: OrderSelectProps) {
  const navigate = useNavigate();
  return (
    <SelectField
      label="Ordenar por"
      hideLabel
      className="grow md:w-56 md:grow-0"
      name="ordem"
      form={formId}
      value={search.ordem ?? 'relevancia'}
      options={listOrders(search, preset)}
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
