import type { Numbers } from '#/contract/finance/numbers.ts';
import { periodLengths, type StepUnit } from '#/domain/finance/number-period.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import type { NumberSearch } from '../numbers.search.ts';

const units: Readonly<Record<StepUnit, string>> = { dia: 'Dia', semana: 'Semana', mes: 'Mês' };

/** A form that ends up in the address, with a script or without. */
export function PeriodForm({ search, numbers }: { search: NumberSearch; numbers: Numbers }) {
  const { de, ate, por, areas } = numbers;
  const { area } = search;
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-4">
      <nav aria-label="Períodos" className="flex flex-wrap gap-3">
        {periodLengths.map((periodo) => (
          <Link
            key={periodo}
            to="/gestao/numeros"
            search={{ periodo, area }}
            className={buttonClass({ variant: 'ghost', size: 'sm' })}
          >
            {`Últimos ${periodo} dias`}
          </Link>
        ))}
      </nav>
      <form
        method="get"
        key={JSON.stringify(search)}
        className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-5"
      >
        <TextField id="numeros-de" name="de" type="date" label="De" defaultValue={de} />
        <TextField id="numeros-ate" name="ate" type="date" label="Até" defaultValue={ate} />
        <SelectField
          id="numeros-por"
          name="por"
          label="Por"
          defaultValue={por}
          options={Object.entries(units).map(([value, label]) => ({ value, label }))}
        />
        <SelectField
          id="numeros-area"
          name="area"
          label="Área"
          placeholder="Todas"
          defaultValue={area === undefined ? '' : String(area)}
          options={areas.map(({ id, nome }) => ({ value: String(id), label: nome }))}
        />
        <Button type="submit" variant="secondary">
          Mostrar
        </Button>
      </form>
    </Card>
  );
}
