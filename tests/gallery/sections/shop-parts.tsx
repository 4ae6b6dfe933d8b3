import { SuggestionList } from '#/storefront/features/search/components/suggestion-list.tsx';
import { itfWidths } from '#/domain/sale/itf.ts';
import { BarCode } from '#/storefront/ui/display/bar-code.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';

export function ShopParts() {
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="flex gap-4">
        <button type="button" aria-pressed className="heart heart-chosen">
          <Icon name="heart-filled" label="Favoritar Soldador" />
        </button>
        <button type="button" aria-pressed={false} className="heart">
          <Icon name="heart" label="Favoritar Eletricista" />
        </button>
      </div>
      <SuggestionList
        id="busca"
        options={[
          { kind: 'recent', label: 'solda', titulo: 'solda' },
          { kind: 'recent', label: 'pintura', titulo: 'pintura' },
        ]}
        active={0}
        hidden={false}
        className="border border-line"
        onChoose={() => {}}
      />
      <ul className="divide-y divide-line border border-line">
        <li aria-current className="offer-row">
          Joinville, noite
        </li>
        <li className="offer-row">Blumenau, manhã</li>
      </ul>
      <BarCode
        widths={itfWidths('00193373700000001000500940144816060680935031')}
        label="Código de barras"
        className="h-14 w-full max-w-prose"
      />
    </div>
  );
}
