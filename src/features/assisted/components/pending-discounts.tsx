import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/blocks/page/link.tsx';
import { formatReais } from '#/domain/sale/money.ts';
import { Card } from '#/ui/display/card.tsx';
import { linkClass } from '#/ui/navigation/link-class.ts';
import { assistedQueries } from '../assisted.queries.ts';

/** Discounts of the team that wait for the supervisor; nothing where none does. */
export function PendingDiscounts() {
  const { data } = useSuspenseQuery(assistedQueries.discounts());
  if (data.itens.length === 0) return null;
  return (
    <Card as="section" padding="lg" aria-labelledby="descontos" className="grid gap-4">
      <h2 id="descontos" className="text-section">
        Descontos para aprovar
      </h2>
      <ul className="grid gap-3">
        {data.itens.map(({ id, vendedor, desconto_percentual, produto, total, motivo }) => (
          <li key={id} className="grid gap-1 border-t border-line pt-3 first:border-t-0 first:pt-0">
            <Link to="/minhas-vendas/$id" params={{ id }} className={linkClass()}>
              {`${desconto_percentual}% em ${produto.titulo}`}
            </Link>
            <p className="text-sm text-muted wrap-anywhere">
              {`${vendedor.nome}, por ${formatReais(total)}${motivo ? `. ${motivo}` : ''}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
