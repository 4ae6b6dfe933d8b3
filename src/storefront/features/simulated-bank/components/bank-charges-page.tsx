import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { paymentFormLabels } from '#/domain/sale/payment-terms.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { bankQueries } from '../simulated-bank.queries.ts';
import { BankClock } from './bank-clock.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

export function BankChargesPage() {
  const { data } = useSuspenseQuery(bankQueries.charges());
  return (
    <>
      <h1 className="text-title">Cobranças</h1>
      <BankClock now={data.agora} />
      {data.cobrancas.length === 0 ? (
        <p>Nenhuma cobrança ainda. Compre um curso e ela aparece aqui.</p>
      ) : (
        <ul className="grid gap-3">
          {data.cobrancas.map((charge) => (
            <Card
              as="li"
              key={charge.txid}
              interactive
              className="flex flex-wrap items-center gap-x-6 gap-y-2"
            >
              <Link
                to="/banco-simulado/$txid"
                params={{ txid: charge.txid }}
                className="card-link min-w-0 flex-1 basis-60 font-semibold wrap-anywhere text-heading"
              >
                <ChangingText>{charge.descricao}</ChangingText>
                <span className="block text-sm font-normal wrap-anywhere text-muted">
                  {`${paymentFormLabels[charge.forma]} ${charge.txid}`}
                </span>
              </Link>
              <span className="text-sm text-muted">{formatInstant(new Date(charge.criada_em))}</span>
              <span className="font-bold text-heading tabular-nums">{formatReais(charge.valor)}</span>
              <Badge>{charge.status}</Badge>
            </Card>
          ))}
        </ul>
      )}
    </>
  );
}
