import type { Logger } from 'pino';
import type { Database } from '#/backend/db/database.ts';
import { startHttpServer } from '#/backend/http/http-server.ts';
import type { SimulatedBank } from '#/backend/payments/simulated-bank.ts';
import type { BackendSettings } from '#/backend/settings.ts';
import type { Clock } from '#/domain/time/clock.ts';
import { createCardApp } from './card-app.ts';

interface CardPageTools {
  db: Database;
  clock: Clock;
  log: Logger;
  settings: Pick<BackendSettings, 'publicUrl' | 'cardPages'>;
}

export interface ServedCardPages {
  /** Undefined where nobody could reach them: the shop is https, and nothing leads here. */
  origin: string | undefined;
  close(): Promise<void>;
}

/** Puts the bank's card pages on a port, and so on an origin, of their own (CARD-2). */
export async function serveCardPages(
  { deliverNotices }: SimulatedBank,
  { db, clock, log, settings: { publicUrl, cardPages } }: CardPageTools,
): Promise<ServedCardPages> {
  const app = createCardApp({ db, clock, log, publicUrl, shopOrigins: originsOf(publicUrl), deliverNotices });
  const server = await startHttpServer({ app, host: cardPages.host, port: cardPages.port, log });
  const { port } = new URL(server.url);
  const shop = new URL(publicUrl);
  const origin =
    cardPages.origin ?? (shop.protocol === 'http:' ? `http://${shop.hostname}:${port}` : undefined);
  return { origin, close: () => server.close() };
}

/** A shop on one's own machine answers by its number, too. */
function originsOf(publicUrl: string): string[] {
  const shop = new URL(publicUrl);
  if (shop.hostname !== 'localhost') return [shop.origin];
  const byNumber = new URL(publicUrl);
  byNumber.hostname = '127.0.0.1';
  return [shop.origin, byNumber.origin];
}
