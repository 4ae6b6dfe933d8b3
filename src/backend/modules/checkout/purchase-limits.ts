import type { Database } from '#/backend/db/database.ts';
import { UNPROVEN_SEATS } from '#/domain/company/company-order.ts';
import {
  countHoldsOfNetwork,
  countSeatsOfOrders,
  forgetNetworksBefore,
  listRecentPurchases,
} from './hold-count-repository.ts';
import { isDue, isWaiting } from '#/backend/modules/seats/hold.ts';
import {
  offerHeldTooOften,
  networkHoldsTooMany,
  tooManySeatsUnproven,
  tooManyHolds,
  tooManyPurchases,
} from '../orders/purchase-errors.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const OPEN_HOLDS = 5;
const PURCHASES_AN_HOUR = 10;
const PURCHASES_A_DAY = 20;
/**
 * Holds of one person in one offer within 24 hours that were never paid: cancelled and expired
 * ones count too.
 */
const UNPAID_HOLDS_OF_AN_OFFER = 3;
const OPEN_HOLDS_OF_A_NETWORK = 10;
/** The same within 24 hours. */
const UNPAID_HOLDS_OF_A_NETWORK = 30;

/**
 * Call it with the person locked.
 * @throws when the person may hold no further seat of the offer now: 429 `TURMA_RESERVADA_DEMAIS` and
 *   `MUITAS_COMPRAS` with the instant from when they may, 409 `MUITAS_RESERVAS` while too many purchases
 *   wait for payment
 */
export async function assertMayHold(
  tx: Database,
  { personId, offerId }: { personId: number; offerId: number },
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const known = await listRecentPurchases(tx, personId, since);
  const recent = known.filter(({ criado_em }) => criado_em > since);

  const ofOffer = recent.filter(({ id_oferta, pago_em }) => id_oferta === offerId && pago_em === null);
  const offerFreeAt = freeAt(ofOffer, UNPAID_HOLDS_OF_AN_OFFER, DAY_MS);
  if (offerFreeAt) throw offerHeldTooOften(UNPAID_HOLDS_OF_AN_OFFER, offerFreeAt, now);

  const open = known.filter((purchase) => isWaiting(purchase.estado) && !isDue(purchase, now));
  if (open.length >= OPEN_HOLDS) throw tooManyHolds(OPEN_HOLDS);

  const lastHour = recent.filter(({ criado_em }) => now.getTime() - criado_em.getTime() < HOUR_MS);
  const until = freeAt(recent, PURCHASES_A_DAY, DAY_MS) ?? freeAt(lastHour, PURCHASES_AN_HOUR, HOUR_MS);
  if (until) throw tooManyPurchases(until, now);
}

/**
 * Call it with the offer locked and the purchase written.
 * @throws 429 `MUITAS_RESERVAS_DA_REDE` when too many unpaid holds of the offer came from the network
 *   of the visitor
 */
export async function assertNetworkMayHold(
  tx: Database,
  { network, offerId }: { network: string; offerId: number },
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const { open, recent } = await countHoldsOfNetwork(tx, { offerId, network, now, since });
  if (open > OPEN_HOLDS_OF_A_NETWORK || recent > UNPAID_HOLDS_OF_A_NETWORK) throw networkHoldsTooMany();
}

/**
 * Call it with the person locked.
 * @throws 409 `MUITAS_VAGAS_SEM_PAGAR` when a company that has paid for no order yet would hold more than
 *   {@link UNPROVEN_SEATS} seats and isn't trusted with an invoice either (COMPANY-7)
 */
export async function assertMayHoldSeats(
  tx: Database,
  { personId, seats, isTrusted }: { personId: number; seats: number; isTrusted: boolean },
  now: Date,
): Promise<void> {
  const { held, hasPaid } = await countSeatsOfOrders(tx, personId, now);
  if (!hasPaid && !isTrusted && held + seats > UNPROVEN_SEATS)
    throw tooManySeatsUnproven(UNPROVEN_SEATS - held);
}

export function forgetOldNetworks(db: Database, now: Date): Promise<void> {
  return forgetNetworksBefore(db, new Date(now.getTime() - DAY_MS));
}

/** When one more is allowed again; undefined: now. Takes the dates newest first. */
function freeAt(
  newestFirst: readonly { criado_em: Date }[],
  limit: number,
  periodMs: number,
): Date | undefined {
  const blocking = newestFirst[limit - 1];
  return blocking && new Date(blocking.criado_em.getTime() + periodMs);
}
