import { findPublishedOffer } from '#/backend/modules/catalogue/course/find-published-offer.ts';
import type { Database } from '#/backend/db/database.ts';
import { expireDueInvitations } from '#/backend/modules/seats/pass-seat-on.ts';
import { findSeatedPurchase } from '#/backend/modules/seats/hold.ts';
import { holdSeat } from '#/backend/modules/seats/hold-seat.ts';
import { offerNotFound, purchaseUnderWay } from '#/backend/modules/seats/seat-errors.ts';
import { notSignedIn } from '#/backend/request/require-session.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import { ageOn } from '#/domain/person/birth-date.ts';
import { pixEnd } from '#/domain/sale/charge-state.ts';
import { isSeatPaid } from '#/domain/sale/purchase-state.ts';
import { calendarDay, startOfDay } from '#/domain/time/dates.ts';
import type { ChargeRow } from '#/backend/modules/charges/charge-repository.ts';
import { applyPayments } from '#/backend/modules/payments/apply-payment.ts';
import { addCharge } from '#/backend/modules/charges/open-charge.ts';
import { freeCouponUse, hasCouponUse } from '#/backend/modules/orders/coupon/coupon-repository.ts';
import { takeCouponBack } from '#/backend/modules/orders/coupon/take-coupon-back.ts';
import { registerCharge } from '#/backend/modules/payments/pix/pix-charge.ts';
import { assertOnSale } from '#/backend/modules/orders/price/sale-rules.ts';
import { expireDueHolds } from '#/backend/modules/charges/end-hold.ts';
import { requirePurchase } from '#/backend/modules/orders/purchase/find-purchase.ts';
import { lockPurchaseOfPerson } from '#/backend/modules/orders/purchase/lock-purchase-of-person.ts';
import { lockPurchase, type PurchaseRow } from '#/backend/modules/orders/purchase/purchase-repository.ts';
import {
  nothingToChoose,
  priceChanged,
  soldOut,
  tooManyOfferChanges,
} from '#/backend/modules/orders/purchase-errors.ts';
import { listPaid } from '#/backend/modules/refunds/list-paid.ts';
import { sendRefunds } from '#/backend/modules/refunds/refund-payment.ts';
import { requestRefund } from '#/backend/modules/refunds/request-refund.ts';
import { countChanges, insertChange, listOpenChanges } from '#/backend/modules/charges/choice-repository.ts';
import { type OfferPrice, findCredit, findLivingCoupon, priceOtherOffer } from './offer-price.ts';
import { endDeadChanges, endOpenChange } from './end-change.ts';
import { moveToOffer } from '#/backend/modules/payments/move-to-offer.ts';

/** How many moves with a difference to pay a purchase begins in a day: each holds a seat for 30 minutes. */
const CHANGES_A_DAY = 5;

interface OfferWish {
  codigo: string;
  offerId: number;
  /** Price of the offer in integer cents, as shown to the buyer. */
  totalCents: number;
}

/**
 * Moves a paid purchase to another offer of its course (REFUND-8): at once when nothing is due, refunding the
 * difference; else the seat is held for 30 minutes for a Pix of the difference. Idempotent.
 * @throws 401, 404 `COMPRA_NAO_ENCONTRADA`, `TURMA_NAO_ENCONTRADA`, 409 `ESCOLHA_ENCERRADA`, `TURMA_FECHADA`,
 * `VAGAS_ESGOTADAS`, `COMPRA_EM_ANDAMENTO`, `PRECO_MUDOU`, `MUITAS_TROCAS`, 503 `PIX_INDISPONIVEL` (the seat
 * stays held; retry)
 */
export async function chooseOtherOffer(
  db: Database,
  payments: Payments,
  personId: number,
  wish: OfferWish,
): Promise<PurchaseRow> {
  const { now } = payments;
  const { codigo, offerId } = wish;
  await requirePurchase(db, personId, codigo);
  await applyDifference(db, payments, codigo);
  await endOtherChange(db, wish, now);
  await expireDueHolds(db, payments, { offerId });
  await expireDueInvitations(db, now, offerId);
  const charge = await db.transaction((tx) => choose(tx, wish, now));
  if (charge) await registerCharge(db, payments.pix, charge);
  else await sendRefunds(db, payments, codigo).catch(() => undefined);
  return requirePurchase(db, personId, codigo);
}

/** A difference that was paid in time counts, though its bank never said so (PIX-11). */
async function applyDifference(db: Database, payments: Payments, codigo: string): Promise<void> {
  const [open] = await listOpenChanges(db, [codigo]);
  if (!open || open.expira_em > payments.now) return;
  await endDeadChanges(db, payments, codigo);
  await applyPayments(db, payments, open.txid);
}

/** In its own transaction: locking two offers in one could deadlock. */
async function endOtherChange(db: Database, { codigo, offerId }: OfferWish, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const purchase = (await lockPurchase(tx, codigo))!;
    const [open] = await listOpenChanges(tx, [codigo]);
    if (open && (open.id_oferta !== offerId || open.expira_em <= now)) await endOpenChange(tx, purchase, now);
  });
}

/** The charge of the difference; undefined when nothing is to be paid. */
async function choose(tx: Database, wish: OfferWish, now: Date): Promise<ChargeRow | undefined> {
  const { codigo, offerId, totalCents } = wish;
  const found = await lockPurchaseOfPerson(tx, codigo);
  if (!found || found.isErased) throw notSignedIn();
  const { purchase } = found;
  if (isSeatPaid(purchase.estado) && purchase.id_oferta === offerId) return undefined;
  if (purchase.escolha_ate === null) throw nothingToChoose();
  if (purchase.empresa) throw offerNotFound();
  const [open] = await listOpenChanges(tx, [codigo]);
  if (open?.id_oferta === offerId) return undefined;
  const sale = await findPublishedOffer(tx, offerId);
  const before = await findPublishedOffer(tx, purchase.id_oferta);
  if (!sale || sale.oferta.id_produto !== before?.oferta.id_produto) throw offerNotFound();
  assertOnSale(sale, now, { invited: false });
  if (isTooYoung(purchase, sale.oferta)) throw offerNotFound();
  const seated = await findSeatedPurchase(tx, purchase.id_pessoa, offerId);
  if (seated) throw purchaseUnderWay(seated.codigo, seated.estado);

  const coupon = await findLivingCoupon(tx, purchase);
  const price = priceOtherOffer(sale, coupon, await findCredit(tx, purchase));
  if (price.total !== totalCents) throw priceChanged();
  const counted = await hasCouponUse(tx, codigo);
  if (price.coupon !== null && !counted && !(await takeCouponBack(tx, purchase))) throw priceChanged();
  if (price.coupon === null && price.toPay === 0) await freeCouponUse(tx, codigo);
  if (!(await holdSeat(tx, { personId: purchase.id_pessoa, offerId, deadlineAt: now, now }))) throw soldOut();
  if (price.toPay > 0) return holdForDifference(tx, purchase, { offerId, price }, now);
  await moveToOffer(tx, purchase, { offerId, ...price }, now);
  await giveDifferenceBack(tx, codigo, price.toGiveBack, now);
  return undefined;
}

export function isTooYoung(
  { aluno }: PurchaseRow,
  offer: { idade_minima: number | null; data_inicio: string },
): boolean {
  return offer.idade_minima !== null && ageOn(aluno.nascimento, offer.data_inicio) < offer.idade_minima;
}

async function holdForDifference(
  tx: Database,
  { codigo }: PurchaseRow,
  { offerId, price }: { offerId: number; price: OfferPrice },
  now: Date,
): Promise<ChargeRow> {
  if ((await countChanges(tx, codigo, startOfDay(calendarDay(now)))) >= CHANGES_A_DAY) {
    throw tooManyOfferChanges();
  }
  const terms = { forma: 'pix', parcelas: 1, end: pixEnd(now), cents: price.toPay } as const;
  const charge = await addCharge(tx, codigo, terms, now);
  await insertChange(tx, {
    txid: charge.txid,
    codigo_compra: codigo,
    id_oferta: offerId,
    status: 'ABERTA',
    preco_original_centavos: price.original,
    total_centavos: price.total,
    diferenca_centavos: price.toPay,
    codigo_cupom: price.coupon,
    criada_em: now,
    expira_em: charge.expira_em,
  });
  return charge;
}

/** Takes the cents from the payments of a purchase, the last one first. */
async function giveDifferenceBack(tx: Database, codigo: string, cents: number, now: Date): Promise<void> {
  let left = cents;
  for (const payment of (await listPaid(tx, codigo)).toReversed()) {
    if (left === 0) return;
    left -= await requestRefund(tx, codigo, payment, 'Diferença de preço entre as turmas', now, left);
  }
}
