import type { Database } from '#/backend/db/database.ts';
import { selectPublishedOffer } from './offer-repository.ts';

export function findPublishedOffer(db: Database, offerId: number): Promise<PublishedOffer | undefined> {
  return selectPublishedOffer(db, offerId);
}

export type PublishedOffer = NonNullable<Awaited<ReturnType<typeof selectPublishedOffer>>>;
