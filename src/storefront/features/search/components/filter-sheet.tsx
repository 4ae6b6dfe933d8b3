import { Button } from '#/storefront/ui/navigation/button.tsx';
import { Sheet } from '#/storefront/ui/overlays/sheet.tsx';
import type { ListPreset } from '../list-filters.ts';
import type { CourseList } from '../search.functions.ts';
import type { SearchPageSearch } from '../search.schema.ts';
import { Facets } from './facets.tsx';

interface FilterSheetProps {
  open: boolean;
  onClose(): void;
  data: CourseList;
  search: SearchPageSearch;
  preset: ListPreset;
}

export function FilterSheet({ open, onClose, data, search, preset }: FilterSheetProps) {
  const { totalItens: total } = data.result;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Filtrar"
      footer={
        <Button block onClick={onClose}>
          {`Ver ${total === 1 ? '1 curso' : `${total} cursos`}`}
        </Button>
      }
    >
      <Facets data={data} search={search} preset={preset} />
    </Sheet>
  );
}
