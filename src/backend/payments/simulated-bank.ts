import type { Database } from '#/backend/db/database.ts';
import type { Providers } from './payment-provider.ts';

/** A bank that charges, is paid from its own page, and notifies the shop over HTTP as a real one does. */
export interface SimulatedBank extends Providers {
  /** Milliseconds the business clock ran ahead when the bank was last used. */
  readonly clockAdvance: number;
  deliverWebhooks(): Promise<void>;
}

/**
 * The advance of the business clock, which lies in the database and holds for every instance and every later
 * start.
 */
export interface BusinessClock {
  /** Moves it forward by milliseconds. Sessions aren't affected. */
  move(db: Database, ms: number): Promise<void>;
  catchUp(db: Database): Promise<void>;
}
