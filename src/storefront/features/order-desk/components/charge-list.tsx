import type { DeskOrder } from '#/contract/purchasing/order-desk.ts';
import { cardBrandName } from '#/domain/sale/card/card-brand.ts';
import type { CardStatus } from '#/domain/sale/card/card-state.ts';
import { boletoStatusLabels, type ChargeStatus } from '#/domain/sale/charge-state.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { paymentFormLabels } from '#/domain/sale/payment-terms.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { formatInstant } from '#/domain/time/dates.ts';

type Charge = DeskOrder['cobrancas'][number];

const chargeTexts: Readonly<Record<ChargeStatus, string>> = {
  ATIVA: 'aberta',
  CONCLUIDA: 'paga',
  EXPIRADA: 'venceu',
  SUBSTITUIDA: 'trocada por outra',
  RECUSADA: 'recusada',
};

const cardTexts: Readonly<Record<CardStatus, string>> = {
  ENVIADA: 'enviado',
  DESAFIO: 'esperando a confirmação no banco',
  EM_ANALISE: 'em análise',
  APROVADA: 'aprovado',
  RECUSADA: 'recusado',
  CANCELADA: 'cancelado',
};

/** What was charged for an order, the one that counts first. */
export function ChargeList({ charges }: { charges: readonly Charge[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4">
      {charges.map((charge) => (
        <li key={charge.txid} className="grid min-w-0 grid-cols-1 gap-1 wrap-anywhere">
          <p className="font-semibold text-heading">
            {`${formatReais(charge.valor)} por ${describeForm(charge)}, ${chargeTexts[charge.status]}`}
          </p>
          {numbersOf(charge).map((line) => (
            <p key={line} className="text-sm text-muted">
              {line}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

const describeForm = ({ forma, parcelas }: Charge) =>
  parcelas > 1 ? `${paymentFormLabels[forma]} em ${parcelas} vezes` : paymentFormLabels[forma];

function numbersOf({ txid, criada_em, id_pagamento, cartao, boletos }: Charge): string[] {
  return [
    `Criada em ${formatInstant(new Date(criada_em))}`,
    `Cobrança ${txid}`,
    ...(id_pagamento === null ? [] : [`Pagamento ${id_pagamento}`]),
    ...(cartao ? [describeDeskCard(cartao)] : []),
    ...boletos.map(
      ({ parcela, valor, vencimento, status, nosso_numero }) =>
        `Parcela ${parcela}: ${formatReais(valor)}, vence em ${formatDay(vencimento)}. ${boletoStatusLabels[status]}${nosso_numero === null ? '' : `, nosso número ${nosso_numero}`}`,
    ),
  ];
}

function describeDeskCard({ status, bandeira, final }: NonNullable<Charge['cartao']>): string {
  const name = bandeira === null ? 'Cartão' : `Cartão ${cardBrandName(bandeira)}`;
  return `${name}${final === null ? '' : ` de final ${final}`}: ${cardTexts[status]}`;
}
