import type { Logger } from 'pino';
import { startHttpServer, type BackendApp } from '#/backend/http/http-server.ts';
import type { BackendSettings } from '#/backend/settings.ts';

interface CardPageDeps {
  log: Logger;
  settings: Pick<BackendSettings, 'publicUrl' | 'cardPages'>;
}

export interface ServedCardPages {
  /** Undefined when the shop is https, since nothing routes there. */
  origin: string | undefined;
  close(): Promise<void>;
}

/** Puts the pages where cards are typed on a port, and so on an origin, of their own (CARD-2). */
export async function serveCardPages(
  app: BackendApp,
  { log, settings: { publicUrl, cardPages } }: CardPageDeps,
): Promise<ServedCardPages> {
  const server = await startHttpServer({
    app,
    host: cardPages.host,
    port: cardPages.port,
    log,
  });
  const { port } = new URL(server.url);
  const shop = new URL(publicUrl);
  const origin =
    cardPages.origin ?? (shop.protocol === 'http:' ? `http://${shop.hostname}:${port}` : undefined);
  return { origin, close: () => server.close() };
}

/**
 * Origins of the pages that may show the form in a frame. A shop on one's own machine answers by its number,
 * too.
 */
export function shopOriginsOf(publicUrl: string): string[] {
  const shop = new URL(publicUrl);
  if (shop.hostname !== 'localhost') return [shop.origin];
  const byNumber = new URL(publicUrl);
  byNumber.hostname = '127.0.0.1';
  return [shop.origin, byNumber.origin];
}
