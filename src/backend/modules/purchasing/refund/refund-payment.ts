import { randomBytes } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import { passSeatOn } from '#/backend/modules/seats/pass-seat-on.ts';
import type { PixProvider } from '#/backend/payments/pix-provider.ts';
import { freeCouponUse } from '../coupon/coupon-repository.ts';
import { movePurchase } from '../purchase/move-purchase.ts';
import { enqueueRefundNotice } from '../enqueue-notice.ts';
import { findPixCharge, listPixCharges } from '../pix/pix-charge-repository.ts';
import { nothingToRefund } from '../purchase-errors.ts';
import { lockPurchase, type PurchaseRow } from '../purchase/purchase-repository.ts';
import {
  finishRefund,
  insertRefund,
  listOpenRefunds,
  markRefundTried,
  type RefundRow,
} from './refund-repository.ts';

interface Payments {
  now: Date;
  pix: PixProvider;
}

/** Few enough that a bank which never answers holds up one run for less than a job's limit. */
const batchSize = 10;

/**
 * Records that a payment is to be refunded, once; {@link sendRefunds} asks the bank.
 */
export async function requestRefund(
  tx: Database,
  codigo: string,
  payment: { endToEndId: string; cents: number },
  motivo: string,
  now: Date,
): Promise<void> {
  await insertRefund(tx, {
    id: randomBytes(16).toString('hex'),
    codigo_compra: codigo,
    end_to_end_id: payment.endToEndId,
    valor_centavos: payment.cents,
    status: 'EM_PROCESSAMENTO',
    motivo,
    criada_em: now,
  });
}

/**
 * Gives the money of a paid charge back: of a late payment, or of an enrolment, whose seat is then free.
 * @throws 409 `SEM_PAGAMENTO`
 */
export async function refundCharge(db: Database, { now, pix }: Payments, txid: string): Promise<void> {
  const codigo = await db.transaction(async (tx) => {
    const charge = await findPixCharge(tx, txid);
    const purchase = charge && (await lockPurchase(tx, charge.codigo_compra));
    if (!purchase || !charge.end_to_end_id) throw nothingToRefund();
    const payment = { endToEndId: charge.end_to_end_id, cents: charge.valor_centavos };
    if (purchase.estado === 'MATRICULADA' || purchase.estado === 'PAGA') await withdraw(tx, purchase, now);
    else if (purchase.estado !== 'PAGAMENTO_TARDIO') throw nothingToRefund();
    await requestRefund(tx, purchase.codigo, payment, 'Devolução pedida', now);
    return purchase.codigo;
  });
  await sendRefunds(db, { now, pix }, codigo);
}

async function withdraw(tx: Database, purchase: PurchaseRow, now: Date): Promise<void> {
  const moved = await movePurchase(tx, purchase, 'ARREPENDIDA', now, { detail: 'Devolução pedida' });
  if (!moved) throw nothingToRefund();
  await freeCouponUse(tx, purchase.codigo);
  await passSeatOn(tx, purchase.id_oferta, now);
}

/**
 * Asks the bank for open refunds, of one purchase or of all. Those that fail now wait for a later run, behind
 * the others. Answers how many ended.
 */
export async function sendRefunds(db: Database, { now, pix }: Payments, codigo?: string): Promise<number> {
  let ended = 0;
  for (;;) {
    const open = await listOpenRefunds(db, batchSize, codigo);
    const { done, failures } = await workOneByOne(
      open,
      ({ id }) => id,
      (refund) => sendRefund(db, { now, pix }, refund),
    );
    throwFailures(failures, 'refunds could not be sent');
    ended += done;
    if (done < batchSize) return ended;
  }
}

async function sendRefund(db: Database, { now, pix }: Payments, refund: RefundRow): Promise<boolean> {
  await markRefundTried(db, refund.id, now);
  const status = await pix
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
  if (!purchase || !finished || status !== 'DEVOLVIDO') return;
  await enqueueRefundNotice(tx, purchase, refund.valor_centavos, now);
  // The refund of a second payment doesn't change the purchase, which the first one paid.
  const charges = await listPixCharges(tx, purchase.codigo);
  const paidIt = charges.some(({ end_to_end_id }) => end_to_end_id === refund.end_to_end_id);
  const { estado } = purchase;
  if (
    !paidIt ||
    !(estado === 'PAGAMENTO_TARDIO' || estado === 'ARREPENDIDA' || estado === 'TURMA_CANCELADA')
  ) {
    return;
  }
  await movePurchase(tx, purchase, 'ESTORNADA', now, { detail: refund.motivo });
}
