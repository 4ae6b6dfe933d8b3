import { Link } from '#/storefront/shared/page/link.tsx';
import { saleStateLabels, saleStates } from '#/domain/sale/assisted/sale-state.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import type { SalesSearch } from '../sales.search.ts';

interface SalesFilterProps {
  search: SalesSearch;
  courses: readonly { id_produto: number; titulo: string }[];
  sellers: readonly { id_login: number; nome: string }[];
}

/** Narrows the list by a form that ends up in the address, with a script or without (SALES-2). */
export function SalesFilter({ search, courses, sellers }: SalesFilterProps) {
  const { de, ate, estado, curso, vendedor } = search;
  return (
    <Card padding="lg">
      <form method="get" key={JSON.stringify(search)} className="grid gap-4">
        <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <TextField id="vendas-de" name="de" type="date" label="De" defaultValue={de} />
          <TextField id="vendas-ate" name="ate" type="date" label="Até" defaultValue={ate} />
          <SelectField
            id="vendas-estado"
            name="estado"
            label="Estado"
            placeholder="Todos"
            defaultValue={estado ?? ''}
            options={saleStates.map((value) => ({ value, label: saleStateLabels[value] }))}
          />
          <SelectField
            id="vendas-curso"
            name="curso"
            label="Curso"
            placeholder="Todos"
            defaultValue={curso === undefined ? '' : String(curso)}
            options={courses.map(({ id_produto, titulo }) => ({ value: String(id_produto), label: titulo }))}
          />
          {sellers.length > 0 && (
            <SelectField
              id="vendas-vendedor"
              name="vendedor"
              label="Vendedor"
              placeholder="Toda a equipe"
              defaultValue={vendedor === undefined ? '' : String(vendedor)}
              options={sellers.map(({ id_login, nome }) => ({ value: String(id_login), label: nome }))}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="secondary">
              Filtrar
            </Button>
            <Link to="/minhas-vendas" className={buttonClass({ variant: 'ghost' })}>
              Limpar
            </Link>
          </div>
        </div>
      </form>
    </Card>
  );
}
