import type { Database } from '#/backend/db/database.ts';
import type { MoneyReport } from '#/backend/payments/payment-provider.ts';
import type { MoveKind, MoveStatus } from '#/domain/finance/provider-move.ts';
import type { RefundStatus } from '#/domain/sale/charge-state.ts';
import { findBill } from '../charges/bill.ts';
import { bookMove } from '../ledger/book-move.ts';
import { lockPurchase } from '../orders/purchase/purchase-repository.ts';
import { followMoney } from './follow-money.ts';
import {
  findReported,
  listMovesOf,
  markMoneyRead,
  type MoveRow,
  saveMove,
} from './provider-move-repository.ts';
import { listRefundsOfPayment, nameRefund } from './refund-repository.ts';
import { sortRefunds } from './sort-refunds.ts';

interface Target {
  id: string;
  tipo: MoveKind;
  status: MoveStatus;
  centavos: number;
}

const statusOfRefund: Readonly<Record<RefundStatus, MoveStatus>> = {
  EM_PROCESSAMENTO: 'ABERTO',
  DEVOLVIDO: 'FEITO',
  NAO_REALIZADO: 'DESFEITO',
};

/**
 * Stores, books and follows the money of a payment as its provider had it at `readAt` (LEDGER-13). Outdated
 * reads change nothing. `unasked`: a refund that the provider can't have yet. Returns the code of the
 * purchase whose enrolment ended.
 */
export async function keepMoney(
  db: Database,
  { provedor, endToEndId, readAt }: { provedor: string; endToEndId: string; readAt: Date },
  report: MoneyReport,
  unasked?: string,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const key = { provedor, id_evento: endToEndId };
    const event = await findReported(tx, key);
    const bill = event && (await findBill(tx, event.txid));
    const purchase = bill && (await lockPurchase(tx, bill.charge.codigo_compra));
    if (!event || !purchase || !(await markMoneyRead(tx, key, { readAt, releasedAt: report.releasedAt })))
      return undefined;
    const { codigo } = purchase;
    const rows = await listRefundsOfPayment(tx, endToEndId);
    const { foreign, likely } = sortRefunds(rows, report, unasked);
    for (const row of rows) {
      const own = row.status === 'DEVOLVIDO' ? likely.get(row.id) : undefined;
      if (own) await nameRefund(tx, row.id, own.id);
    }
    const known = new Map(
      (await listMovesOf(tx, [codigo]))
        .filter((move) => move.provedor === provedor && move.id_evento === endToEndId)
        .map((move) => [move.id_movimento, move]),
    );
    const targets = targetsOf(report, foreign);
    for (const { id_movimento, tipo, centavos } of known.values()) {
      const id = id_movimento.slice(endToEndId.length + 1);
      if (!targets.some((target) => target.id === id))
        targets.push({ id, tipo, centavos, status: 'DESFEITO' });
    }
    const changed: MoveRow[] = [];
    for (const target of targets) {
      const before = known.get(`${endToEndId} ${target.id}`);
      const after = moveOf({ ...key, codigo, readAt }, target, before);
      if (!after) continue;
      await saveMove(tx, after);
      await bookMove(tx, before, after, readAt);
      changed.push(after);
    }
    return (await followMoney(tx, { purchase, payment: event }, changed, readAt)) ? codigo : undefined;
  });
}

function targetsOf(
  { dispute, feeCents }: MoneyReport,
  foreign: ReturnType<typeof sortRefunds>['foreign'],
): Target[] {
  return [
    ...foreign.map(({ id, kind, status, cents }) => ({
      id,
      tipo: kind,
      status: statusOfRefund[status],
      centavos: cents,
    })),
    ...(dispute
      ? [{ id: 'contestacao', tipo: dispute.kind, status: dispute.status, centavos: dispute.cents }]
      : []),
    ...(feeCents > 0
      ? [{ id: 'tarifa', tipo: 'TARIFA' as const, status: 'FEITO' as const, centavos: feeCents }]
      : []),
  ];
}

function moveOf(
  {
    provedor,
    id_evento,
    codigo,
    readAt,
  }: Pick<MoveRow, 'provedor' | 'id_evento'> & { codigo: string; readAt: Date },
  { id, tipo, status, centavos }: Target,
  before: MoveRow | undefined,
): MoveRow | undefined {
  if (!before && (status === 'DESFEITO' || centavos === 0)) return undefined;
  if (before?.tipo === tipo && before.status === status && before.centavos === centavos) return undefined;
  return {
    provedor,
    id_movimento: `${id_evento} ${id}`,
    id_evento,
    codigo_compra: codigo,
    tipo,
    status,
    centavos,
    versao: (before?.versao ?? 0) + 1,
    criado_em: before?.criado_em ?? readAt,
    mudou_em: readAt,
  };
}
