import type { Database } from '#/backend/db/database.ts';
import { newReference } from '#/backend/payments/new-reference.ts';
import { TRANSFER } from '#/domain/company/invoice.ts';
import { bookRefundAsked } from '../ledger/book.ts';
import { findProviderOf } from '../ledger/ledger-repository.ts';
import type { Paid } from './list-paid.ts';
import { sumMovedAway } from './provider-move-repository.ts';
import {
  insertRefund,
  listRefundsOfPayment,
  type NewRefund,
  newestOfParts,
  type RefundRow,
} from './refund-repository.ts';

/**
 * Requests a refund of a payment or a part, never more than was paid (REFUND-3); `sendRefunds` sends it.
 * Returns the cents. Call it in a transaction that has the purchase locked.
 */
export async function requestRefund(
  tx: Database,
  codigo: string,
  payment: Paid,
  motivo: string,
  now: Date,
  most: number = payment.cents,
): Promise<number> {
  const { parts, left } = await findLeft(tx, payment);
  const cents = Math.min(most, left);
  if (cents <= 0) return 0;
  await openRefund(tx, {
    codigo_compra: codigo,
    end_to_end_id: payment.endToEndId,
    forma: payment.forma,
    valor_centavos: cents,
    motivo,
    parte: Math.max(0, ...parts.map(({ parte }) => parte)) + 1,
    criada_em: now,
  });
  return cents;
}

/** Cents of a payment that can still go back, and the refunds that were asked for. */
export async function findLeft(db: Database, payment: Paid): Promise<{ parts: RefundRow[]; left: number }> {
  const parts = newestOfParts(await listRefundsOfPayment(db, payment.endToEndId));
  const requested = parts
    .filter(({ quitacao }) => quitacao !== 'PROVEDOR')
    .reduce((sum, part) => sum + part.valor_centavos, await sumMovedAway(db, payment.endToEndId));
  return { parts, left: Math.max(0, payment.cents - requested) };
}

/** Inserts and books a refund; transfers are refunded by hand. Undefined where nothing was written. */
export async function openRefund(
  tx: Database,
  row: Omit<NewRefund, 'id' | 'status'>,
): Promise<string | undefined> {
  const isTransfer = (await findProviderOf(tx, row.end_to_end_id)) === TRANSFER;
  const refund = {
    ...(isTransfer && { a_mao_desde: row.criada_em, a_mao_motivo: 'TRANSFERENCIA' as const }),
    ...row,
    id: newReference(),
    status: 'EM_PROCESSAMENTO' as const,
  };
  if (!(await insertRefund(tx, refund))) return undefined;
  await bookRefundAsked(tx, refund, refund.criada_em);
  return refund.id;
}

/**
 * Opens a refund of less in the place of one that ended, to where that one went. Returns its id; undefined
 * where its part has another one.
 */
export function openSmaller(
  tx: Database,
  ended: RefundRow,
  cents: number,
  now: Date,
): Promise<string | undefined> {
  const { codigo_compra, end_to_end_id, forma, motivo, parte, destino, destino_tipo } = ended;
  return openRefund(tx, {
    codigo_compra,
    end_to_end_id,
    forma,
    motivo,
    parte,
    destino,
    destino_tipo,
    // Always the later of the two: of a part the newest counts.
    criada_em: new Date(Math.max(now.getTime(), ended.criada_em.getTime() + 1)),
    valor_centavos: cents,
  });
}
