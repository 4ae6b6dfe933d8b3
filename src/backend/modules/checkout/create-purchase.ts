import {
  type PublishedOffer,
  findPublishedOffer,
} from '#/backend/modules/catalogue/course/find-published-offer.ts';
import { assertOldEnough } from '#/backend/modules/seats/seat-rules.ts';
import { ulid } from 'ulid';
import { checkAll } from '#/backend/http/backend-error.ts';
import type { Database } from '#/backend/db/database.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import type { PurchaseGuardian } from '#/contract/purchasing/guardian.ts';
import type { Funding, SettledPayment } from '#/domain/sale/assisted/assisted-terms.ts';
import type { PersonForm } from '#/contract/person-form.ts';
import { guardianHoldEnd } from '#/domain/sale/guardian-terms.ts';
import { pixEnd } from '#/domain/sale/charge-state.ts';
import { networkOf } from '#/domain/request/network-of.ts';
import { withPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import { expireDueInvitations } from '#/backend/modules/seats/pass-seat-on.ts';
import { holdSeat, isInvited } from '#/backend/modules/seats/hold-seat.ts';
import { offerNotFound, purchaseUnderWay } from '#/backend/modules/seats/seat-errors.ts';
import { sendGuardianLink } from '../orders/guardian-link/send-guardian-link.ts';
import { requireTermsInForce } from '../orders/terms/accept-terms.ts';
import type { TermsRow } from '../orders/terms/terms-repository.ts';
import { countCouponUses, findCoupon, type CouponRow } from '../orders/coupon/coupon-repository.ts';
import { expireDueHolds } from '../charges/end-hold.ts';
import { findSeatedPurchase, isDue } from '#/backend/modules/seats/hold.ts';
import { assertMayHold, assertNetworkMayHold } from './purchase-limits.ts';
import { keyReused, priceChanged, soldOut } from '../orders/purchase-errors.ts';
import { onceByKey } from '../orders/purchase/once-by-key.ts';
import {
  findPurchaseByKey,
  insertPurchase,
  insertPurchaseEvent,
  type PurchaseRow,
} from '../orders/purchase/purchase-repository.ts';
import { hashPurchaseRequest } from './request-hash.ts';
import { requireCoupon } from '../orders/price/require-coupon.ts';
import { priceOffer } from '../orders/price/sale-price.ts';
import { refusedCoupon, useCoupon } from '../orders/price/use-coupon.ts';
import { assertOnSale, guardianPersonId, requireGuardian } from '../orders/price/sale-rules.ts';

export interface PurchaseIntent {
  personId: number;
  /** The Idempotency-Key: the same one never makes a second purchase. */
  key: string;
  offerId: number;
  aluno: PersonForm;
  /** Needed for a student under 18 only. */
  responsavel?: PurchaseGuardian | undefined;
  cupom?: string | undefined;
  /** Integer cents, as shown to the buyer; undefined where no price was shown. */
  shownTotal?: number | undefined;
  ip: string | null;
  assisted?: AssistedTerms | undefined;
}

// ASSISTED-6
export interface AssistedTerms {
  sellerId: number;
  /** Integer cents: the promised price, unless the offer is cheaper by now. */
  total: number;
  payment: SettledPayment | null;
  funding: Funding | null;
  /** Uses the link up, in the transaction of the purchase; throws when it isn't good any more. */
  take(tx: Database, purchase: PurchaseRow): Promise<void>;
}

/**
 * Holds one seat for 30 minutes, or for as long as a guardian is waited for (GUARDIAN-3), and fixes the price
 * and the version of the terms (PURCHASE-2). The key returns the purchase it made, also when sent many times
 * at once.
 * @throws 404 `TURMA_NAO_ENCONTRADA`, 409 `TURMA_FECHADA`, `VAGAS_ESGOTADAS`, `COMPRA_EM_ANDAMENTO`,
 * `PRECO_MUDOU`, `MUITAS_RESERVAS`, 422 for age, guardian and coupon and `CHAVE_JA_USADA` for a key that came
 * with something else, 429 `TURMA_RESERVADA_DEMAIS`, `MUITAS_COMPRAS`, `MUITAS_RESERVAS_DA_REDE`
 */
export async function createPurchase(
  db: Database,
  payments: Payments,
  intent: PurchaseIntent,
): Promise<PurchaseRow> {
  return sameIntent(await onceByKey(db, intent, () => makePurchase(db, payments, intent)), intent);
}

async function makePurchase(db: Database, payments: Payments, intent: PurchaseIntent): Promise<PurchaseRow> {
  const { now } = payments;
  const sale = await findPublishedOffer(db, intent.offerId);
  if (!sale) throw offerNotFound();
  const invited = await isInvited(db, intent, now);
  assertOnSale(sale, now, { invited });
  const [, guardian] = checkAll(
    () => assertOldEnough(sale, intent.aluno, now),
    () => requireGuardian(intent.aluno, intent.responsavel, now),
  );
  const live = await findSeatedPurchase(db, intent.personId, intent.offerId);
  // The same key, sent at the same time, may have bought between the two readings.
  if (live?.chave_idempotencia === intent.key) return live;
  if (live && !isDue(live, now)) throw purchaseUnderWay(live.codigo, live.estado);
  if (live) await expireDueHolds(db, payments, { codigo: live.codigo });

  const terms = await requireTermsInForce(db, now);
  if (intent.cupom) await freeExpiredUses(db, payments, intent.cupom, intent.personId);
  const coupon = intent.cupom
    ? await requireCoupon(db, intent.cupom, { sale, now, refuse: refusedCoupon })
    : undefined;
  const { shownTotal } = intent;
  if (shownTotal !== undefined && priceOffer(sale, coupon).total !== shownTotal) throw priceChanged();
  const order = { sale, terms, coupon, guardian, intent, now, invited };

  const outcome =
    (sale.oferta.vagas_disponiveis === 0 && !invited ? 'no-seat' : await placeOrder(db, order)) === 'no-seat'
      ? await holdFreedSeat(db, payments, order)
      : 'done';
  if (outcome === 'no-seat') throw soldOut();
  const made = await findPurchaseByKey(db, intent.personId, intent.key);
  if (made) return made;
  const other = await findSeatedPurchase(db, intent.personId, intent.offerId);
  throw other ? purchaseUnderWay(other.codigo, other.estado) : soldOut();
}

interface Order {
  sale: PublishedOffer;
  terms: TermsRow;
  coupon: CouponRow | undefined;
  guardian: PurchaseGuardian | null;
  intent: PurchaseIntent;
  now: Date;
  invited: boolean;
}

class NoSeatError extends Error {}

/**
 * Everything or nothing: purchase, coupon use and seat. The offer is touched last, so its row is locked the
 * shortest; once it is, every other hold of the offer can be counted.
 */
async function placeOrder(db: Database, order: Order): Promise<'done' | 'no-seat'> {
  const { intent, now, coupon } = order;
  try {
    await withPersonLocked(db, intent.personId, async (tx, person) => {
      const row = toRow(order, guardianPersonId(order.guardian, person, now));
      const { personId, offerId } = intent;
      // A concurrent request with the same key gets that purchase and isn't counted.
      if (await findPurchaseByKey(tx, personId, intent.key)) return;
      if (await findSeatedPurchase(tx, personId, offerId)) return;
      await assertMayHold(tx, intent, now);
      const made = await insertPurchase(tx, row);
      if (!made) return;
      await insertPurchaseEvent(tx, { codigo_compra: row.codigo, estado: row.estado, em: now });
      await intent.assisted?.take(tx, made);
      if (coupon) await useCoupon(tx, coupon, { codigoCompra: row.codigo, personId, now });
      if (!(await holdSeat(tx, { personId, offerId, deadlineAt: now, now }))) throw new NoSeatError();
      if (made.responsavel && made.id_responsavel === null) await sendGuardianLink(tx, made, now);
      if (row.rede && !order.invited) await assertNetworkMayHold(tx, { network: row.rede, offerId }, now);
    });
    return 'done';
  } catch (error) {
    if (error instanceof NoSeatError) return 'no-seat';
    throw error;
  }
}

/** Seats of holds and invitations that ran out count as free, whether or not the expiry job has come by. */
async function holdFreedSeat(db: Database, payments: Payments, order: Order): Promise<'done' | 'no-seat'> {
  const { now, intent } = order;
  const freed =
    (await expireDueHolds(db, payments, { offerId: intent.offerId })) +
    (await expireDueInvitations(db, now, intent.offerId));
  return freed > 0 ? placeOrder(db, order) : 'no-seat';
}

function toRow({ sale, terms, coupon, guardian, intent, now }: Order, guardianId: number | null) {
  const isAsked = guardian !== null && guardianId === null;
  const price = priceOffer(sale, coupon);
  const { assisted } = intent;
  const total = assisted ? Math.min(assisted.total, price.total) : price.total;
  return {
    codigo: ulid(now.getTime()),
    id_pessoa: intent.personId,
    id_oferta: intent.offerId,
    chave_idempotencia: intent.key,
    pedido_sha256: hashPurchaseRequest(intent),
    // A seller spoke with each of these people: whole companies may open their links from one network.
    rede: intent.ip === null || assisted ? null : networkOf(intent.ip),
    estado: 'AGUARDANDO_ACEITE' as const,
    aluno: intent.aluno,
    responsavel: guardian,
    id_responsavel: guardianId,
    preco_original_centavos: price.original,
    desconto_centavos: price.original - total,
    total_centavos: total,
    id_vendedor: assisted?.sellerId ?? null,
    condicoes: assisted?.payment ?? null,
    custeio: assisted?.funding ?? null,
    codigo_cupom: coupon?.codigo ?? null,
    contrato_versao: terms.versao,
    contrato_sha256: terms.sha256,
    vaga_retida: true,
    reserva_expira_em: isAsked ? guardianHoldEnd(now, sale.oferta) : pixEnd(now),
    criado_em: now,
  };
}

function sameIntent(purchase: PurchaseRow, intent: PurchaseIntent): PurchaseRow {
  const isSame =
    purchase.pedido_sha256 === null
      ? purchase.id_oferta === intent.offerId
      : purchase.pedido_sha256 === hashPurchaseRequest(intent);
  if (!isSame) throw keyReused();
  return purchase;
}

/** Ends holds that ran out first where the coupon has no use left. */
async function freeExpiredUses(db: Database, payments: Payments, codigo: string, personId: number) {
  const coupon = await findCoupon(db, codigo);
  if (!coupon) return;
  const { usos, usos_total: most, usos_por_pessoa: mostOfPerson } = coupon;
  const mine = await countCouponUses(db, codigo, personId);
  if (mine >= mostOfPerson || (most !== null && usos >= most)) await expireDueHolds(db, payments);
}
