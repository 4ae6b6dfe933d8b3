import { confirmReachedOffers, listReachedOffers } from '#/backend/db/confirmation/confirm-reached-offers.ts';
import type { Database } from '#/backend/db/database.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import { notifyStudents } from '../company-seat/invite-students.ts';
import { enqueueNotification } from '../enqueue-notification.ts';
import { listPaidPurchases } from './confirmation-repository.ts';

const batchSize = 50;

/**
 * Confirms offers that reached their minimum, and notifies paid buyers in the same transaction (SEAT-8).
 * Returns how many it confirmed.
 */
export async function confirmOffers(db: Database, now: Date): Promise<number> {
  const { done, failures } = await workOneByOne(
    await listReachedOffers(db, now, batchSize),
    (offerId) => offerId,
    (offerId) =>
      db.transaction(async (tx) => {
        const confirmed = await confirmReachedOffers(tx, now, offerId);
        if (confirmed.length === 0) return false;
        for (const purchase of await listPaidPurchases(tx, offerId)) {
          await enqueueNotification(tx, 'turma-confirmada', purchase, now);
          if (purchase.empresa) await notifyStudents(tx, purchase, now);
        }
        return true;
      }),
  );
  throwFailures(failures, 'offers could not be confirmed');
  return done;
}
