import { randomBytes } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import { passSeatOn } from '#/backend/modules/seats/pass-seat-on.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import { freeCouponUse } from '../coupon/coupon-repository.ts';
import { movePurchase } from '../purchase/move-purchase.ts';
import { enqueueRefundNotice } from '../enqueue-notice.ts';
import { listBoletosOf, moveBoletosOfCharges } from '../boleto/boleto-repository.ts';
import { boletoCents } from '../boleto/open-boletos.ts';
import { findBill } from '../charge/bill.ts';
import { listCharges } from '../charge/charge-repository.ts';
import { stopCharges } from '../charge/close-charges.ts';
import type { PaymentForm } from '#/domain/sale/payment-terms.ts';
import { nothingToRefund } from '../purchase-errors.ts';
import { bookRefundAsked, bookRefundEnded } from '../ledger/book.ts';
import { lockPurchase, type PurchaseRow } from '../purchase/purchase-repository.ts';
import {
  finishRefund,
  insertRefund,
  listOpenRefunds,
  listRefundsOf,
  markRefundTried,
  type RefundRow,
} from './refund-repository.ts';

/** Few enough that a bank which never responds holds up one run for less than a job's limit. */
const batchSize = 10;

/**
 * Records that a payment is to be refunded, once; {@link sendRefunds} asks the bank.
 */
export async function requestRefund(
  tx: Database,
  codigo: string,
  payment: { endToEndId: string; cents: number; forma: PaymentForm },
  motivo: string,
  now: Date,
): Promise<void> {
  const refund = {
    id: randomBytes(16).toString('hex'),
    codigo_compra: codigo,
    end_to_end_id: payment.endToEndId,
    forma: payment.forma,
    valor_centavos: payment.cents,
    status: 'EM_PROCESSAMENTO' as const,
    motivo,
    criada_em: now,
  };
  if (await insertRefund(tx, refund)) await bookRefundAsked(tx, refund, now);
}

/**
 * Gives the money of a purchase back, all that was paid of a carnê: of a late payment, or of an enrolment,
 * whose seat is then free. `txid` names its charge or one of its boletos.
 * @throws 409 `SEM_PAGAMENTO`
 */
export async function refundCharge(db: Database, payments: Payments, txid: string): Promise<void> {
  const { now } = payments;
  const codigo = await db.transaction(async (tx) => {
    const bill = await findBill(tx, txid);
    const purchase = bill && (await lockPurchase(tx, bill.charge.codigo_compra));
    const paid = purchase ? await listPaid(tx, purchase.codigo) : [];
    if (!purchase || paid.length === 0) throw nothingToRefund();
    if (purchase.estado === 'MATRICULADA' || purchase.estado === 'PAGA') await withdraw(tx, purchase, now);
    else if (purchase.estado !== 'PAGAMENTO_TARDIO') throw nothingToRefund();
    for (const payment of paid) await requestRefund(tx, purchase.codigo, payment, 'Devolução pedida', now);
    await moveBoletosOfCharges(tx, [bill.charge.txid], 'withdraw');
    return purchase.codigo;
  });
  await stopCharges(db, payments, codigo);
  await sendRefunds(db, payments, codigo);
}

interface Paid {
  forma: PaymentForm;
  endToEndId: string;
  cents: number;
}

/** What paid a purchase: one Pix, or every paid boleto. Payments that went back at once aren't among them. */
async function listPaid(db: Database, codigo: string): Promise<Paid[]> {
  const charges = await listCharges(db, codigo);
  const boletos = await listBoletosOf(db, [codigo]);
  const bills = [
    ...charges
      .filter(({ forma }) => forma !== 'boleto')
      .map(({ forma, end_to_end_id: id, valor_centavos: cents }) => ({ forma, id, cents })),
    ...boletos.map((boleto) => ({
      forma: 'boleto' as const,
      id: boleto.id_pagamento,
      cents: boletoCents(boleto),
    })),
  ];
  return bills.flatMap(({ forma, id, cents }) => (id === null ? [] : { forma, endToEndId: id, cents }));
}

async function withdraw(tx: Database, purchase: PurchaseRow, now: Date): Promise<void> {
  const moved = await movePurchase(tx, purchase, 'ARREPENDIDA', now, { detail: 'Devolução pedida' });
  if (!moved) throw nothingToRefund();
  await freeCouponUse(tx, purchase.codigo);
  await passSeatOn(tx, purchase.id_oferta, now);
}

/**
 * Asks the bank for open refunds, of one purchase or of all. Those that fail now wait for a later run, behind
 * the others. Returns how many ended.
 */
export async function sendRefunds(db: Database, payments: Payments, codigo?: string): Promise<number> {
  let ended = 0;
  for (;;) {
    const open = await listOpenRefunds(db, batchSize, codigo);
    const { done, failures } = await workOneByOne(
      open,
      ({ id }) => id,
      (refund) => sendRefund(db, payments, refund),
    );
    throwFailures(failures, 'refunds could not be sent');
    ended += done;
    if (done < batchSize) return ended;
  }
}

async function sendRefund(db: Database, payments: Payments, refund: RefundRow): Promise<boolean> {
  const { now, pix, boleto } = payments;
  await markRefundTried(db, refund.id, now);
  const status = await (refund.forma === 'boleto' ? boleto : pix)
    .refund({ id: refund.id, endToEndId: refund.end_to_end_id, cents: refund.valor_centavos })
    .catch(() => 'EM_PROCESSAMENTO' as const);
  if (status === 'EM_PROCESSAMENTO') return false;
  await db.transaction((tx) => settleRefund(tx, refund, status, now));
  return true;
}

async function settleRefund(
  tx: Database,
  refund: RefundRow,
  status: 'DEVOLVIDO' | 'NAO_REALIZADO',
  now: Date,
): Promise<void> {
  const purchase = await lockPurchase(tx, refund.codigo_compra);
  const finished = await finishRefund(tx, refund.id, status, now);
  if (finished) await bookRefundEnded(tx, refund, status, now);
  if (!purchase || !finished || status !== 'DEVOLVIDO') return;
  await enqueueRefundNotice(tx, purchase, refund.valor_centavos, now);
  // The refund of a second payment doesn't change the purchase, which the first one paid; of a carnê every
  // payment has to be back.
  const paid = new Set((await listPaid(tx, purchase.codigo)).map(({ endToEndId }) => endToEndId));
  const given = (await listRefundsOf(tx, purchase.codigo)).filter((row) => row.status === 'DEVOLVIDO');
  const back = new Set(given.map(({ end_to_end_id }) => end_to_end_id));
  const paidIt = paid.has(refund.end_to_end_id) && [...paid].every((id) => back.has(id));
  const { estado } = purchase;
  if (
    !paidIt ||
    !(estado === 'PAGAMENTO_TARDIO' || estado === 'ARREPENDIDA' || estado === 'TURMA_CANCELADA')
  ) {
    return;
  }
  await movePurchase(tx, purchase, 'ESTORNADA', now, { detail: refund.motivo });
}
