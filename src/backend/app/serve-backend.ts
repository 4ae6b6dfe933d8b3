import type { Logger } from 'pino';
import type { Clock } from '#/domain/time/clock.ts';
import { type Database, type DatabasePools, onlyPool } from '../db/database.ts';
import { createBackendApp } from './app.ts';
import type { BackendServices } from '../request/context.ts';
import { startHttpServer } from '../http/http-server.ts';
import { startJobs } from '../jobs/job-runner.ts';
import { jobs } from './jobs.ts';
import { createMailTransport } from '../mail/create-transport.ts';
import { createSearchLimits } from '../limits/search-limits.ts';
import { createSchoolIssuer } from '../school-issuer/school-issuer.ts';
import { prepareCatalogue } from '../modules/catalogue/search/searched-catalogue.ts';
import { loadSigningKeys } from '../modules/identity/session/signing-key.ts';
import { createThrottle } from '../limits/throttle.ts';
import { sealSecrets } from '../modules/identity/second-factor/factor-secret.ts';
import { ensureTerms } from '../modules/orders/terms/ensure-terms.ts';
import { readBrand } from '../modules/brand/read-brand.ts';
import { settleSetup } from '../modules/school/setup/setup-link.ts';
import { followBusinessClock } from '../modules/simulated-bank/business-clock.ts';
import { connectMercadoPago, connectProviders } from './connect-providers.ts';
import { openCardPages } from './open-card-pages.ts';
import { openSimulatedBank } from '../modules/simulated-bank/simulated-bank.ts';
import { observeShop } from './metrics/observe-shop.ts';
import { beginCounting } from '#/domain/telemetry/measures.ts';
import { createMovableClock } from '../movable-clock.ts';

import { createSealer } from '../crypto/sealer.ts';
import type { BackendSettings } from '../settings.ts';

interface Surroundings {
  db: Database;
  /** Left out: `db` for every kind of work. */
  pools?: DatabasePools;
  /** No other instance works on this database. False when left out. */
  isAlone?: boolean;
  systemClock: Clock;
  log: Logger;
  /** Milliseconds between two checks for due jobs, by default 1000; null: jobs run only when called. */
  jobsEveryMs?: number | null;
}

export interface ServedBackend {
  url: string;
  services: BackendServices;
  /** Origin of the page where cards are typed; undefined when none is offered. */
  cardOrigin: string | undefined;
  /** Moves the business clock of this instance alone forward by milliseconds, as if time had passed. */
  moveClock(ms: number): void;
  runJobs(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Serves the contract over HTTP on a database and runs the jobs. Any number of them may share one PostgreSQL.
 */
export async function serveBackend(
  settings: BackendSettings,
  { db, pools = onlyPool(db), isAlone = false, systemClock, log, jobsEveryMs = 1000 }: Surroundings,
): Promise<ServedBackend> {
  const clock = createMovableClock(systemClock);
  let url = '';
  let cardOrigin: string | undefined;
  const simulatedBank = settings.simulatedBank
    ? await openSimulatedBank(db, {
        clock: clock.now,
        webhookUrl: () => `${url}/api/webhook`,
        cardOrigin: () => cardOrigin ?? '',
        receiver: async () => {
          const { nome, cidade } = await readBrand(db, settings);
          return { name: nome, city: cidade || 'Brasil' };
        },
      })
    : null;
  const mercadoPago = connectMercadoPago(settings, { clock: systemClock, log });
  const cardPages = await openCardPages(settings, {
    simulatedBank,
    mercadoPago,
    db: pools.commands,
    clock: clock.now,
    log,
  });
  cardOrigin = cardPages?.origin;
  await ensureTerms(db);
  await settleSetup(db, systemClock());
  const sealer = settings.keySecret ? createSealer(settings.keySecret, settings.oldKeySecret) : null;
  const keys = await loadSigningKeys(db, systemClock(), sealer);
  if (sealer) await sealSecrets(db, sealer);
  const services: BackendServices = {
    db,
    pools,
    settings,
    systemClock,
    log,
    clock: clock.now,
    businessClock:
      simulatedBank && followBusinessClock(clock.moveForward, simulatedBank.clockAdvance, { isAlone }),
    ...connectProviders(settings, simulatedBank, {
      clock: systemClock,
      cardOrigin,
      mercadoPago,
      log,
    }),
    simulatedBank,
    mail: createMailTransport(settings, { db: pools.jobs, clock: systemClock }),
    keys,
    sealer,
    throttle: createThrottle(pools.sessions),
    searchLimits: createSearchLimits(),
    schoolIssuer: settings.schoolIssuer
      ? createSchoolIssuer(
          settings.schoolIssuer,
          `${new URL(settings.publicUrl).origin}/conta-da-escola/retorno`,
          systemClock,
        )
      : null,
  };
  // A search would read them, too, only later.
  await prepareCatalogue(pools.shopping).catch((error: unknown) =>
    log.warn({ err: error }, 'courses not read yet'),
  );
  const server = await startHttpServer({
    app: createBackendApp(services),
    host: settings.host,
    port: settings.port,
    storefrontSecret: settings.storefrontSecret,
    drainMs: settings.drainMs,
    log,
  }).catch(async (error: unknown) => {
    await cardPages?.close();
    throw error;
  });
  url = server.url;
  // The shop serves without waiting for it, and a job does it again.
  services.registerWebhook().catch((error: unknown) => log.warn({ err: error }, 'webhook not registered'));
  const { pix, boleto, card, psp } = services;
  const providers = [pix, boleto, card, ...(psp ? [psp] : [])].map(({ name }) => name);
  beginCounting(providers.filter((name) => name !== 'none'));
  observeShop({ pools, settings, clock: clock.now, systemClock, jobs });
  const runner = startJobs(jobs, { ...services, db: pools.jobs }, jobsEveryMs);
  return {
    url: server.url,
    cardOrigin,
    services,
    moveClock: clock.moveForward,
    runJobs: runner.runDue,
    stop: async () => {
      await server.close();
      await cardPages?.close();
      await runner.stop();
      services.mail?.close();
    },
  };
}
