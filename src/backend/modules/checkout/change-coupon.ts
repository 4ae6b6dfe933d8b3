import type { Database } from '#/backend/db/database.ts';
import { findPublishedOffer } from '#/backend/modules/catalogue/course/find-published-offer.ts';
import { isDue } from '#/backend/modules/seats/hold.ts';
import { offerNotFound } from '#/backend/modules/seats/seat-errors.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import { pixEnd } from '#/domain/sale/charge-state.ts';
import { findOpenAcceptance } from '../orders/agreement/agreement-repository.ts';
import { listCharges } from '../charges/charge-repository.ts';
import { cancelClosedCharges, closeCharges } from '../charges/close-charges.ts';
import { freeCouponUse, lockCoupons } from '../orders/coupon/coupon-repository.ts';
import { bookSale } from '../ledger/book.ts';
import { requireCoupon } from '../orders/price/require-coupon.ts';
import { priceOffer } from '../orders/price/sale-price.ts';
import { refusedCoupon, useCoupon } from '../orders/price/use-coupon.ts';
import { enrol } from '../orders/purchase/enrol.ts';
import { requirePurchase } from '../orders/purchase/find-purchase.ts';
import { changeLockedPurchase } from '../orders/purchase/move-purchase.ts';
import { lockPurchase, type PurchaseRow } from '../orders/purchase/purchase-repository.ts';
import { assertAnswered } from './choose-payment.ts';
import {
  newAcceptanceMissing,
  priceSettled,
  purchaseExpired,
  wrongState,
} from '../orders/purchase-errors.ts';

/**
 * Applies a coupon to an unpaid purchase, or replaces it (PURCHASE-23). The seat stays held and the open
 * charge is replaced. Only a lower price is accepted. Idempotent.
 * @throws 404, 409 `COMPRA_EXPIRADA`, `COMPRA_EM_OUTRO_ESTADO`, `NOVO_ACEITE_PENDENTE`,
 * `CARTAO_EM_ANDAMENTO`, 422 `CUPOM_INVALIDO`, `PRECO_COMBINADO`
 */
export async function changeCoupon(
  db: Database,
  payments: Payments,
  personId: number,
  { codigo, cupom }: { codigo: string; cupom: string },
): Promise<PurchaseRow> {
  const { now } = payments;
  const { id_vendedor, empresa, custeio } = await requirePurchase(db, personId, codigo);
  if (id_vendedor !== null || empresa || custeio) throw priceSettled();
  await db.transaction((tx) => change(tx, codigo, cupom, now));
  await cancelClosedCharges(db, payments, codigo).catch(() => undefined);
  return requirePurchase(db, personId, codigo);
}

async function change(tx: Database, codigo: string, cupom: string, now: Date): Promise<void> {
  const purchase = (await lockPurchase(tx, codigo))!;
  if (isDue(purchase, now) || purchase.estado === 'EXPIRADA') throw purchaseExpired();
  if (purchase.codigo_cupom === cupom) return;
  const { estado } = purchase;
  if (estado !== 'AGUARDANDO_ACEITE' && estado !== 'AGUARDANDO_PAGAMENTO') throw wrongState(estado);
  if (await findOpenAcceptance(tx, codigo)) throw newAcceptanceMissing();
  const total = await takeCoupon(tx, purchase, cupom, now);
  const open = (await listCharges(tx, codigo)).find(({ status }) => status === 'ATIVA');
  if (open?.forma === 'cartao') await assertAnswered(tx, open, now);
  await closeCharges(tx, codigo, 'replace');
  const changed = await changeLockedPurchase(tx, purchase, {
    codigo_cupom: cupom,
    desconto_centavos: purchase.preco_original_centavos - total,
    total_centavos: total,
    ...(purchase.aceite_em && { total_aceito_centavos: total }),
    // Without an open charge the seat is held only as long as a Pix would hold it.
    ...(open && { forma: null, parcelas: 1, reserva_expira_em: earliest(purchase, pixEnd(now)) }),
  });
  await bookSale(tx, changed, now);
  if (total === 0 && estado === 'AGUARDANDO_PAGAMENTO') await enrol(tx, changed, now, now);
}

async function takeCoupon(tx: Database, purchase: PurchaseRow, cupom: string, now: Date): Promise<number> {
  const { codigo, codigo_cupom, id_pessoa: personId } = purchase;
  // Both at once and always in one order: two purchases may swap the same two.
  await lockCoupons(tx, codigo_cupom === null ? [cupom] : [cupom, codigo_cupom]);
  const sale = await findPublishedOffer(tx, purchase.id_oferta);
  if (!sale) throw offerNotFound();
  const coupon = await requireCoupon(tx, cupom, { sale, now, refuse: refusedCoupon });
  const { total } = priceOffer(sale, coupon);
  if (total >= purchase.total_centavos) {
    throw refusedCoupon('Com este cupom a compra não fica mais barata do que já está.');
  }
  await freeCouponUse(tx, codigo);
  await useCoupon(tx, coupon, { codigoCompra: codigo, personId, now });
  return total;
}

const earliest = ({ reserva_expira_em }: PurchaseRow, end: Date) =>
  reserva_expira_em < end ? reserva_expira_em : end;
