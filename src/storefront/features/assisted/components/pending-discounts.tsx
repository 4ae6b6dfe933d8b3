import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import type { Proposal } from '#/contract/assisted/proposal.ts';
import { fundingLabels } from '#/domain/sale/assisted/assisted-terms.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { assistedQueries } from '../assisted.queries.ts';

/** Discounts and funded seats of the team that wait for the supervisor; nothing where none does. */
export function PendingDiscounts() {
  const { data } = useSuspenseQuery(assistedQueries.discounts());
  if (data.itens.length === 0) return null;
  return (
    <Card as="section" padding="lg" aria-labelledby="descontos" className="grid gap-4">
      <h2 id="descontos" className="text-section">
        Para aprovar
      </h2>
      <ul className="grid gap-3">
        {data.itens.map((proposal) => (
          <li key={proposal.id} className="grid gap-1 border-t border-line pt-3 first:border-t-0 first:pt-0">
            <Link to="/minhas-vendas/$id" params={{ id: proposal.id }} className={linkClass()}>
              {describeWish(proposal)}
            </Link>
            <p className="text-sm text-muted wrap-anywhere">{describeTerms(proposal)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const describeWish = ({ custeio, desconto_percentual, produto }: Proposal): string =>
  custeio
    ? `${fundingLabels[custeio.tipo]}: ${produto.titulo}`
    : `${desconto_percentual}% em ${produto.titulo}`;

function describeTerms({ custeio, vendedor, preco_original, total, motivo }: Proposal): string {
  if (custeio) {
    const payer = custeio.empresa === null ? '' : `, ${custeio.empresa}`;
    return `${vendedor.nome}, no valor de ${formatReais(preco_original)}${payer}`;
  }
  return `${vendedor.nome}, por ${formatReais(total)}${motivo ? `. ${motivo}` : ''}`;
}
