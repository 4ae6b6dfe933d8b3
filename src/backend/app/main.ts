import { systemClock } from '#/domain/time/clock.ts';
import { createLogger } from '#/domain/log/create-logger.ts';
import { loginKindLabels } from '#/domain/person/login-kind.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { seededLogins } from '../db/seed/people/seeded-logins.ts';
import { findKnownEmails } from '../modules/identity/login/find-known-emails.ts';
import type { DatabaseLimits } from '../db/lanes.ts';
import { prepareData } from './prepare-data.ts';
import { serveBackend } from './serve-backend.ts';
import { backendSettings } from '../settings.ts';

export interface BackendOptions {
  /** 0 asks for any free port. */
  port: number;
  host: string;
  /** Folder of the embedded database; unused with `databaseUrl`. */
  dataDir: string;
  /** PostgreSQL 15 or later. */
  databaseUrl?: string | undefined;
  /** Public address of the shop. */
  publicUrl: string;
  logLevel: string;
  /**
   * Demonstration catalogue, logins and bank; left out: on unless the shop is https, where known passwords
   * must not be.
   */
  demo?: 'on' | 'off' | undefined;
  /** Left out: on for the embedded demonstration. */
  simulatedBank?: 'on' | 'off' | undefined;
  /** Where mails are handed over; see `MailDelivery` for what happens without it. */
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  /** Absent: no limits on how long the database takes. */
  limits?: (DatabaseLimits & { providerMs: number }) | undefined;
  /** A storefront that sends it may pass on the visitor's address from any machine. */
  storefrontSecret?: string | undefined;
  /** Seals keys in the database, see the setting `KEY_SECRET`. */
  keySecret?: string | undefined;
  /** See the setting `KEY_SECRET_OLD`. */
  oldKeySecret?: string | undefined;
  /** Started by the storefront, with the simulated bank. */
  embedded: boolean;
  onProgress?: (line: string) => void;
}

export interface Backend {
  url: string;
  info: {
    /** Where the data lies, as a person may read it. */
    dataLocation: string;
    logins: { papel: string; identificador: string; senha: string }[];
    /** Where a developer reads the shop's mails; absent when they are sent, or wait. */
    mailboxUrl?: string;
    /** The data were made in this start. */
    seeded: boolean;
  };
  /** Answers the requests in flight, ends the running job, closes the database. */
  stop(): Promise<void>;
}

/**
 * Opens the database, migrates it, fills it on the first run, and serves the contract. Rejects with one clear
 * line when the data folder is in use, the database can't be reached, or the port is taken.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const log = createLogger({ program: 'backend', level: options.logLevel });
  const { dataDir, databaseUrl, limits } = options;
  const database = await openDatabase({
    ...(databaseUrl ? { databaseUrl } : { dataDir }),
    ...(limits && { limits }),
  });
  try {
    options.onProgress?.(`Preparing the data in ${database.location}`);
    const settings = backendSettings(options);
    const seeded = await prepareData(database, settings);
    const logins = await listSeededLogins(database.db);
    const served = await serveBackend({
      db: database.db,
      lanes: database.lanes,
      providerMs: limits?.providerMs,
      settings,
      systemClock,
      log,
      host: options.host,
      port: options.port,
      storefrontSecret: options.storefrontSecret,
      keySecret: options.keySecret,
      oldKeySecret: options.oldKeySecret,
    });
    if (!settings.demo && logins.length > 0) {
      log.warn(
        { logins: logins.length },
        'DEMO is off, but logins of the demonstration with well-known passwords are in this database',
      );
    }
    if (served.services.mail === null) log.warn('no SMTP_URL: mails wait in the outbox');
    log.info({ url: served.url, database: database.kind }, 'backend listening');
    return {
      url: served.url,
      info: {
        dataLocation: database.location,
        logins,
        seeded,
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

/** The logins of the seed that are there: a database of one's own may have none of them. */
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
