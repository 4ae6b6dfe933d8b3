import type { MoneyReport } from '#/backend/payments/payment-provider.ts';
import type { RefundRow } from './refund-repository.ts';

type ReportedRefund = MoneyReport['refunds'][number];

interface SortedRefunds {
  foreign: ReportedRefund[];
  /**
   * By the id of a refund of ours whose answer never came: what may be that one, as it has its amount and was
   * made after it was asked for.
   */
  likely: ReadonlyMap<string, ReportedRefund>;
}

/** How far the provider's clock may be behind ours. */
const SKEW_MS = 5 * 60_000;

/**
 * Tells the refunds of a payment apart: ours by their ids, ours by what else is known, and all others. The
 * provider can't have the one that is `unasked`.
 */
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

/** What is left of a payment at its provider, beside fees, in cents. */
export function leftOf({ paidCents, refunds, dispute }: MoneyReport): number {
  const back = refunds
    .filter(({ status }) => status !== 'NAO_REALIZADO')
    .reduce((sum, { cents }) => sum + cents, 0);
  return paidCents - back - (dispute && dispute.status !== 'DESFEITO' ? dispute.cents : 0);
}
