import type { Logger } from 'pino';
import { systemClock } from '#/domain/time/clock.ts';
import { createLogger } from '#/domain/log/create-logger.ts';
import type { PaymentForm } from '#/domain/sale/payment-terms.ts';
import { loginKindLabels } from '#/domain/person/login-kind.ts';
import type { ReplicaState } from '../db/replica/watch-replica.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { seededLogins } from '../db/seed/people/seeded-logins.ts';
import { findKnownEmails } from '../modules/identity/login/find-known-emails.ts';
import { issueSetupLink } from '../modules/school/setup/setup-link.ts';
import { prepareData } from './prepare-data.ts';
import { serveBackend } from './serve-backend.ts';
import type { BackendSettings } from '../settings.ts';

export interface Backend {
  url: string;
  info: {
    dataLocation: string;
    logins: { papel: string; identificador: string; senha: string }[];
    /** Where a developer reads the shop's mails; absent when they are sent, or wait. */
    mailboxUrl?: string;
    paymentForms: readonly PaymentForm[];
    /** Origin of the page where cards are typed; absent when none is offered. */
    cardOrigin?: string;
    /** The one-time link to `/comecar`, while the shop has no administrator. */
    setupUrl?: string;
    seeded: boolean;
  };
  stop(): Promise<void>;
}

/**
 * Opens the database, migrates it, fills it on the first run, and serves the contract. Rejects with one clear
 * line when the data folder is in use, the database can't be reached, or the port is taken.
 */
export async function startBackend(
  settings: BackendSettings,
  onProgress?: (line: string) => void,
): Promise<Backend> {
  const log = createLogger({ program: 'backend', level: settings.logLevel });
  const { dataDir, databaseUrl, replicaUrl, limits } = settings;
  const database = await openDatabase({
    ...(databaseUrl ? { databaseUrl } : { dataDir }),
    ...(limits && { limits }),
    ...(replicaUrl && { replica: { replicaUrl, onReplica: (state) => reportReplica(log, state) } }),
  });
  try {
    onProgress?.(`Preparing the data in ${database.location}`);
    const seeded = await prepareData(database, settings);
    const logins = await listSeededLogins(database.db);
    const { db, pools } = database;
    // The embedded database is under a lock.
    const isAlone = database.kind === 'pglite';
    const served = await serveBackend(settings, { db, pools, isAlone, systemClock, log });
    if (!settings.demo && logins.length > 0) {
      log.warn(
        { logins: logins.length },
        'DEMO is off, but logins of the demonstration with well-known passwords are in this database',
      );
    }
    const { forms } = served.services;
    if (forms.length === 0) {
      log.warn(
        'no bank is set: no course can be bought until there is API_PIX_URL or MERCADO_PAGO_ACCESS_TOKEN, with what goes with it',
      );
    }
    if (settings.simulatedBank && !served.cardOrigin) {
      log.warn('no CARD_ORIGIN: the simulated bank of a shop at https takes no cards');
    }
    if (!settings.keySecret && settings.publicUrl.startsWith('https:')) {
      log.warn(
        { database: database.location },
        'no KEY_SECRET: the keys that sign sessions and the second factors lie open in the database, and in every copy of it; set KEY_SECRET to at least 32 characters',
      );
    }
    if (served.services.mail === null) log.warn('no SMTP_URL: mails wait in the outbox');
    const setupUrl = settings.demo
      ? undefined
      : await issueSetupLink(database.db, settings.publicUrl, systemClock());
    log.info({ url: served.url, database: database.kind }, 'backend listening');
    return {
      url: served.url,
      info: {
        dataLocation: database.location,
        logins,
        paymentForms: forms,
        seeded,
        ...(served.cardOrigin && { cardOrigin: served.cardOrigin }),
        ...(setupUrl && { setupUrl }),
        ...(settings.mail.kind === 'mailbox' && { mailboxUrl: `${settings.publicUrl}/caixa-de-entrada` }),
      },
      stop: async () => {
        await served.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function reportReplica(log: Logger, state: ReplicaState): void {
  if (state === 'in use') log.info('the catalogue is read from the replica');
  else log.warn({ state }, 'the replica is left alone, the database itself is read');
}

async function listSeededLogins(db: Database): Promise<Backend['info']['logins']> {
  const emails = await findKnownEmails(
    db,
    seededLogins.map(({ email }) => email),
  );
  return seededLogins
    .filter(({ email }) => emails.has(email))
    .map(({ tipoLogin, email, senha }) => ({
      papel: loginKindLabels[tipoLogin],
      identificador: email,
      senha,
    }));
}
