import type { Logger } from 'pino';
import type { Clock } from '#/domain/time/clock.ts';
import { type ServedCardPages, serveCardPages, shopOriginsOf } from '../card-pages/serve-card-pages.ts';
import type { Database } from '../db/database.ts';
import { readBrand } from '../modules/brand/read-brand.ts';
import { isCardTry } from '../modules/payments/card/is-card-try.ts';
import { createCardApp } from '../modules/simulated-bank/card-page/card-app.ts';
import type { MercadoPago } from '../payments/mercado-pago/mercado-pago-provider.ts';
import { createMercadoPagoPages } from '../payments/mercado-pago/pages/mercado-pago-pages.ts';
import type { SimulatedBank } from '../payments/simulated-bank.ts';
import type { BackendSettings } from '../settings.ts';

interface CardDeps {
  simulatedBank: SimulatedBank | null;
  mercadoPago: MercadoPago | undefined;
  db: Database;
  clock: Clock;
  log: Logger;
}

export async function openCardPages(
  settings: BackendSettings,
  { simulatedBank, mercadoPago, db, clock, log }: CardDeps,
): Promise<ServedCardPages | undefined> {
  const { publicUrl } = settings;
  const readLook = async () => (await readBrand(db, settings)).aparencia;
  const shared = { log, publicUrl, shopOrigins: shopOriginsOf(publicUrl), readLook };
  if (simulatedBank) {
    const { deliverWebhooks } = simulatedBank;
    return serveCardPages(createCardApp({ ...shared, db, clock, deliverWebhooks }), { log, settings });
  }
  if (!mercadoPago?.card || !settings.mercadoPago) return undefined;
  const { publicKey } = settings.mercadoPago;
  const findChallenge: MercadoPago['findChallenge'] = async (reference) =>
    (await isCardTry(db, reference)) ? mercadoPago.findChallenge(reference) : undefined;
  const app = createMercadoPagoPages({ ...shared, publicKey, findChallenge });
  return serveCardPages(app, { log, settings });
}
