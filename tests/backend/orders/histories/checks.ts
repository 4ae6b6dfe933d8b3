import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { offers } from '#/backend/db/schema/catalogue.ts';
import {
  boletos,
  offerChanges,
  coupons,
  couponUses,
  paymentCharges,
  paymentEvents,
  purchaseEvents,
  refunds,
  waitingList,
} from '#/backend/db/schema/purchasing.ts';
import { simulatedBankPayments } from '#/backend/db/schema/simulated-bank.ts';
import { newestOfParts } from '#/backend/modules/refunds/refund-repository.ts';
import type { PurchaseRow } from '#/backend/modules/orders/purchase/purchase-repository.ts';
import { holdsSeat } from '#/domain/sale/purchase-state.ts';
import { findLedgerErrors } from '../../../support/backend/ledger-errors.ts';
import { listPurchases, listReferences, type Sales } from './sales.ts';

export async function findErrors(sales: Sales): Promise<string[]> {
  const { db } = sales;
  const findings: string[] = [];
  const rows = await listPurchases(sales);
  const live = rows.filter(({ estado }) => holdsSeat(estado));
  const codes = rows.map(({ codigo }) => codigo);
  const moves = await db
    .select()
    .from(offerChanges)
    .where(and(inArray(offerChanges.codigo_compra, codes), eq(offerChanges.status, 'ABERTA')));
  const places = await db
    .select()
    .from(waitingList)
    .where(and(inArray(waitingList.id_oferta, [...sales.offers]), isNotNull(waitingList.convite_expira_em)));
  for (const { id_oferta, vagas_disponiveis: free, vagas_total: all } of await db
    .select()
    .from(offers)
    .where(inArray(offers.id_oferta, [...sales.offers]))) {
    const taken = [live, moves, places].flat().filter((hold) => hold.id_oferta === id_oferta).length;
    if (free! < 0 || free! + taken !== all) findings.push(`${free} free and ${taken} held of ${all} seats`);
  }
  if (new Set(live.map((row) => `${row.id_pessoa} ${row.id_oferta}`)).size !== live.length)
    findings.push('two live purchases of one person');

  for (const coupon of sales.coupons ?? []) {
    findings.push(...(await findCouponErrors(db, coupon, rows, moves)));
  }

  const events = await db.select().from(purchaseEvents).where(inArray(purchaseEvents.codigo_compra, codes));
  for (const codigo of codes) {
    const times = (state: string) =>
      events.filter((event) => event.codigo_compra === codigo && event.estado === state).length;
    if (times('MATRICULADA') > 1 + times('TURMA_CANCELADA')) findings.push('enrolled twice');
  }
  return findings;
}

async function findCouponErrors(
  db: Database,
  coupon: string,
  rows: PurchaseRow[],
  moves: (typeof offerChanges.$inferSelect)[],
): Promise<string[]> {
  const findings: string[] = [];
  const [row] = await db.select().from(coupons).where(eq(coupons.codigo, coupon));
  const uses = await db.select().from(couponUses).where(eq(couponUses.codigo, coupon));
  const used = uses.map(({ codigo_compra }) => codigo_compra);
  const counted = rows.filter(
    ({ codigo, codigo_cupom, estado, escolha_ate }) =>
      codigo_cupom === coupon &&
      (holdsSeat(estado) ||
        (estado === 'TURMA_CANCELADA' && escolha_ate !== null) ||
        moves.some((move) => move.codigo_compra === codigo && move.codigo_cupom === coupon)),
  );
  if (row!.usos !== used.length) findings.push('coupon uses counted otherwise than written');
  if (row!.usos > (row!.usos_total ?? Infinity)) findings.push('coupon used too often');
  if (new Set(uses.map(({ id_pessoa }) => id_pessoa)).size !== uses.length)
    findings.push('coupon used twice by one person');
  if (String(used.toSorted()) !== String(counted.map(({ codigo }) => codigo).toSorted()))
    findings.push(`coupon uses of ${used.length} purchases instead of ${counted.length}`);
  return findings;
}

export async function findLeftovers(sales: Sales): Promise<string[]> {
  const { db } = sales;
  const findings = await findErrors(sales);
  const rows = await listPurchases(sales);
  const codes = rows.map(({ codigo }) => codigo);
  const given = await db.select().from(refunds).where(inArray(refunds.codigo_compra, codes));
  const pending = await db
    .select()
    .from(paymentEvents)
    .where(
      and(inArray(paymentEvents.txid, await listReferences(db, codes)), isNull(paymentEvents.aplicado_em)),
    );
  if (pending.length > 0) findings.push(`${pending.length} payments not applied`);
  if (given.some(({ status }) => status === 'EM_PROCESSAMENTO')) findings.push('a refund that never ends');
  for (const row of rows) {
    const failed = newestOfParts(given.filter(({ codigo_compra }) => codigo_compra === row.codigo)).filter(
      ({ status }) => status === 'NAO_REALIZADO',
    );
    const owed = failed.reduce((sum, { valor_centavos }) => sum + valor_centavos, 0);
    if (!isAtRest(row, owed > 0)) findings.push(`still ${row.estado}`);
    findings.push(...(await findMoneyErrors(db, row, owed)));
  }
  return [...findings, ...(await findLedgerErrors(db))];
}

function isAtRest({ estado, pago_em }: PurchaseRow, isAsked: boolean): boolean {
  if (/^(MATRICULADA|EXPIRADA|CANCELADA|ESTORNADA)$/.test(estado)) return true;
  return isAsked || (estado === 'TURMA_CANCELADA' && pago_em === null);
}

async function findMoneyErrors(db: Database, row: PurchaseRow, toRedirect: number): Promise<string[]> {
  const paid = await db
    .select()
    .from(simulatedBankPayments)
    .where(inArray(simulatedBankPayments.txid, await listReferences(db, [row.codigo])));
  const stored = paid.reduce((sum, each) => sum + each.valor_centavos - each.devolvido_centavos, 0);
  const { earned, owed } = await earningsOf(db, row);
  const findings: string[] = [];
  if (stored !== earned + toRedirect)
    findings.push(
      `${stored} cents kept for a purchase that is ${row.estado}, instead of ${earned + toRedirect}`,
    );
  const [account] = await selectRows<{ cents: number }>(
    db,
    sql`SELECT COALESCE(sum(centavos), 0)::int AS cents FROM ledger_entries
      WHERE conta = 'CLIENTES' AND codigo_compra = ${row.codigo}`,
  );
  if (account!.cents !== owed - toRedirect)
    findings.push(`the books say the buyer owes ${account!.cents} instead of ${owed - toRedirect}`);
  return findings;
}

async function earningsOf(db: Database, row: PurchaseRow) {
  if (row.estado !== 'MATRICULADA') return { earned: 0, owed: 0 };
  const slips = await db
    .select()
    .from(boletos)
    .where(and(eq(boletos.codigo_compra, row.codigo), eq(boletos.status, 'PAGO')));
  const late = slips.reduce((sum, slip) => sum + slip.multa_centavos + slip.juros_centavos, 0);
  const [carne] = await db
    .select()
    .from(paymentCharges)
    .where(and(eq(paymentCharges.codigo_compra, row.codigo), eq(paymentCharges.status, 'CONCLUIDA')));
  const events = await db.select().from(purchaseEvents).where(eq(purchaseEvents.codigo_compra, row.codigo));
  const isMoved = events.filter(({ estado }) => estado === 'MATRICULADA').length > 1;
  const isCarne = carne !== undefined && carne.forma === 'boleto' && carne.parcelas > 1 && !isMoved;
  const original = slips.reduce((sum, slip) => sum + slip.valor_original_centavos, 0);
  const price = isCarne ? original : row.total_centavos;
  return { earned: price + late, owed: row.total_centavos - price };
}
