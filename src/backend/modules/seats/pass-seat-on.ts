import type { Database } from '#/backend/db/database.ts';
import { listOfferParts } from '#/backend/db/offer/programme-seats.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import { enqueueMessage } from '#/backend/mail/outbox.ts';
import { freeSeats, takeSeat } from './seat-repository.ts';
import { offerKinds } from '#/domain/catalogue/offer-values.ts';
import { findContact } from '#/backend/modules/identity/person/find-contact.ts';
import {
  deleteLapsed,
  hasWaiting,
  inviteFirst,
  listLapsed,
  listOffersToHandOut,
  lockOffer,
  sellsToInvited,
} from './waiting-list-repository.ts';

// SEAT-3
const INVITATION_MS = 24 * 3_600_000;

const batchSize = 100;

/**
 * Passes a freed seat to the waiting list, else back to the offer. An invited seat stays out of the offer's
 * count. Call it in the transaction that freed the seat.
 */
export async function passSeatOn(tx: Database, offerId: number, now: Date): Promise<void> {
  await passSeatsOn(tx, { offerId, seats: 1 }, now);
}

/**
 * As {@link passSeatOn}, for all seats of a purchase: to as many people as wait, and the others back.
 * Those of an edition of a programme in each of its parts.
 */
export async function passSeatsOn(
  tx: Database,
  { offerId, seats }: { offerId: number; seats: number },
  now: Date,
): Promise<void> {
  const parts = await listOfferParts(tx, offerId);
  for (const id of parts.length === 0 ? [offerId] : parts) await passSeatsOf(tx, id, seats, now);
}

async function passSeatsOf(tx: Database, offerId: number, seats: number, now: Date): Promise<void> {
  const offer = await lockOffer(tx, offerId);
  if (!offer) return;
  const until = new Date(now.getTime() + INVITATION_MS);
  let left = seats;
  while (left > 0 && sellsToInvited(offer, now)) {
    const invited = await inviteFirst(tx, offerId, until);
    if (!invited) break;
    left--;
    await writeToInvited(tx, invited, now);
  }
  if (left > 0) await freeSeats(tx, offerId, left);
}

async function writeToInvited(tx: Database, invited: { id: number; id_pessoa: number }, now: Date) {
  const contact = await findContact(tx, invited.id_pessoa);
  if (contact) {
    await enqueueMessage(
      tx,
      { tipo: 'vaga-na-lista-de-espera', destinatario: contact.email, dados: { id_lista: invited.id } },
      now,
    );
  }
}

/** Passes on the seats of expired invitations, of one offer or of all; returns how many. */
export async function expireDueInvitations(db: Database, now: Date, offerId?: number): Promise<number> {
  let expired = 0;
  const stuckOffers: number[] = [];
  const failures: unknown[] = [];
  for (;;) {
    const lapsed = await listLapsed(db, now, batchSize, { only: offerId, except: stuckOffers });
    const worked = await workOneByOne(
      lapsed,
      (place) => place.id_oferta,
      (place) =>
        db.transaction(async (tx) => {
          await lockOffer(tx, place.id_oferta);
          if (!(await deleteLapsed(tx, place.id, now))) return false;
          await passSeatOn(tx, place.id_oferta, now);
          return true;
        }),
    );
    expired += worked.done;
    stuckOffers.push(...worked.failedKeys);
    failures.push(...worked.failures);
    if (lapsed.length < batchSize) break;
  }
  throwFailures(failures, 'invitations could not be ended');
  return expired;
}

/** Invites people to seats that came by another way than through a buyer: an offer reopened, or grew. */
export async function handOutFreeSeats(db: Database, now: Date): Promise<void> {
  const { failures } = await workOneByOne(
    await listOffersToHandOut(db, now),
    (offerId) => offerId,
    (offerId) =>
      db.transaction(async (tx) => {
        await lockOffer(tx, offerId);
        while ((await hasWaiting(tx, offerId)) && (await takeSeat(tx, offerId, now, offerKinds))) {
          await passSeatOn(tx, offerId, now);
        }
        return true;
      }),
  );
  throwFailures(failures, 'offers could not be handed out');
}
