import type { MoneyReport } from '#/backend/payments/payment-provider.ts';
import type { RefundRow } from './refund-repository.ts';

type ReportedRefund = MoneyReport['refunds'][number];

interface SortedRefunds {
  foreign: ReportedRefund[];
  /** Refunds without a provider's id that match by amount and time. */
  likely: ReadonlyMap<string, ReportedRefund>;
}

/** How far the provider's clock may be behind ours. */
const SKEW_MS = 5 * 60_000;

export function sortRefunds(
  rows: readonly RefundRow[],
  report: MoneyReport,
  unasked?: string,
): SortedRefunds {
  const known = new Set(rows.flatMap(({ id, id_provedor: providerId }) => [id, providerId ?? id]));
  const likely = new Map<string, ReportedRefund>();
  const foreign: ReportedRefund[] = [];
  for (const reported of report.refunds) {
    if (known.has(reported.id)) continue;
    const row = report.hasOurIds
      ? undefined
      : rows.find((each) => each.id !== unasked && !likely.has(each.id) && mayBe(each, reported));
    if (row) likely.set(row.id, reported);
    else foreign.push(reported);
  }
  return { foreign, likely };
}

const mayBe = (row: RefundRow, { cents, kind, status, at }: ReportedRefund) =>
  row.id_provedor === null &&
  row.tentada_em !== null &&
  row.destino_tipo === null &&
  row.status !== 'NAO_REALIZADO' &&
  status !== 'NAO_REALIZADO' &&
  kind === 'DEVOLUCAO' &&
  row.valor_centavos === cents &&
  at.getTime() >= row.criada_em.getTime() - SKEW_MS;

/** Cents left of a payment at its provider, without fees. */
export function leftOf({ paidCents, refunds, dispute }: MoneyReport): number {
  const back = refunds
    .filter(({ status }) => status !== 'NAO_REALIZADO')
    .reduce((sum, { cents }) => sum + cents, 0);
  return paidCents - back - (dispute && dispute.status !== 'DESFEITO' ? dispute.cents : 0);
}
