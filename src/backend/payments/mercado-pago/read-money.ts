import type { MoveStatus } from '#/domain/finance/provider-move.ts';
import type { RefundStatus } from '#/domain/sale/charge-state.ts';
import type { MoneyReport } from '../payment-provider.ts';
import type { MercadoPagoPayment } from './mercado-pago-schemas.ts';

export const refundStatuses: Readonly<Record<'approved' | 'in_process' | 'rejected', RefundStatus>> = {
  approved: 'DEVOLVIDO',
  in_process: 'EM_PROCESSAMENTO',
  rejected: 'NAO_REALIZADO',
};

/** Where the money of a payment is (PROVIDER-9). */
export function readMoney(payment: MercadoPagoPayment): MoneyReport {
  const { money_release_status: release, money_release_date: releasedAt } = payment;
  const listed = (payment.refunds ?? []).map(({ id, amount: cents, status, date_created: at }) => ({
    id,
    cents,
    status: refundStatuses[status],
    kind: 'DEVOLUCAO' as const,
    at,
  }));
  const back = sum(listed.filter(({ status }) => status === 'DEVOLVIDO').map(({ cents }) => cents));
  const unlisted = payment.transaction_amount_refunded - back;
  return {
    paidCents: payment.transaction_amount,
    hasOurIds: false,
    refunds: [
      ...listed,
      ...(unlisted > 0
        ? [
            {
              id: 'sem-registro',
              cents: unlisted,
              status: 'DEVOLVIDO' as const,
              kind: 'DEVOLUCAO' as const,
              at: payment.date_created,
            },
          ]
        : []),
    ],
    dispute: readDispute(
      payment,
      payment.transaction_amount - Math.max(back, payment.transaction_amount_refunded),
    ),
    feeCents: sum(
      (payment.fee_details ?? [])
        .filter(({ fee_payer: payer }) => (payer ?? 'collector') === 'collector')
        .map(({ amount }) => amount),
    ),
    releasedAt: release === 'released' ? (releasedAt ?? undefined) : undefined,
  };
}

function readDispute(
  { status, status_detail: detail }: MercadoPagoPayment,
  cents: number,
): MoneyReport['dispute'] {
  if (status === 'in_mediation') return { kind: 'MEDIACAO', status: 'ABERTO', cents };
  if (status !== 'charged_back') return undefined;
  return { kind: 'CONTESTACAO', status: chargebackStatuses.get(detail ?? '') ?? 'ABERTO', cents };
}

/** `settled`: the payer has the money. `reimbursed`: the shop has it again. Everything else is undecided. */
const chargebackStatuses: ReadonlyMap<string, MoveStatus> = new Map([
  ['settled', 'FEITO'],
  ['reimbursed', 'DESFEITO'],
]);

const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);
