import * as v from 'valibot';
import {
  emailAddressSetting,
  mailboxSetting,
  millisecondsSetting,
  portSetting,
  smtpSetting,
} from '#/settings/setting-schemas.ts';
import { SettingsError, type SettingsOf } from '#/settings/settings.ts';
import { assertNames, type FormerProviders, formerProvidersOf } from './former-providers.ts';
import {
  apiPixSettingsOf,
  type ApiPixSettings,
  mercadoPagoSettingsOf,
  type MercadoPagoSettings,
  paymentSettingsTable,
} from './payment-settings.ts';
import { type DnsSettings, dnsSettingsTable } from './dns-settings.ts';
import {
  type SchoolIssuerSettings,
  schoolIssuerSettingsOf,
  schoolIssuerSettingsTable,
} from './school-issuer-settings.ts';

const keySecretSetting = v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters')));

const postgresUrlSetting = v.optional(
  v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must be a postgres:// or postgresql:// address')),
);

/** Everything the backend reads from the environment, besides what it shares with the storefront. */
export const backendSettingsTable = {
  BACKEND_PORT: {
    schema: v.optional(portSetting),
    fallbackMeaning: 'any free port; `npm run backend`: 3001',
    meaning: 'Port of the backend on this machine.',
  },
  BACKEND_METRICS_PORT: {
    schema: v.optional(portSetting),
    fallbackMeaning: 'no metrics; of the embedded backend the port after those of `METRICS_PORT`',
    meaning: 'Port at which Prometheus finds `/metrics` of the backend.',
  },
  DATABASE_URL: {
    schema: postgresUrlSetting,
    secret: true,
    fallbackMeaning: 'PGlite in `DATA_DIR`',
    meaning: 'PostgreSQL 15 or later.',
  },
  DATABASE_REPLICA_URL: {
    schema: postgresUrlSetting,
    secret: true,
    fallbackMeaning: 'none',
    meaning:
      'A streaming replica of the database, from which the catalogue is read for all but the team. The database itself answers while the replica is away or more than 5 seconds behind. It gets a quarter of `DATABASE_CONNECTIONS` in addition.',
  },
  DATABASE_CONNECTIONS: {
    schema: v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, 'must be a number of connections from 8 to 500'),
      v.transform(Number),
      v.minValue(8, 'must be a number of connections from 8 to 500'),
      v.maxValue(500, 'must be a number of connections from 8 to 500'),
    ),
    fallback: '16',
    meaning:
      'Most connections that one instance opens to PostgreSQL. Catalogue, sign-in, purchases and jobs have a pool each and never wait for each other’s.',
  },
  DATABASE_WAIT_MS: {
    schema: millisecondsSetting,
    fallback: '2000',
    meaning:
      'Milliseconds a request waits for a free connection before it is answered 503 with `Retry-After`.',
  },
  DATABASE_LOCK_MS: {
    schema: millisecondsSetting,
    fallback: '2000',
    meaning:
      '`lock_timeout` in milliseconds: how long a statement waits for a row that another transaction has locked.',
  },
  DATABASE_STATEMENT_MS: {
    schema: millisecondsSetting,
    fallback: '4000',
    meaning: '`statement_timeout` in milliseconds. Migrations and jobs are exempt.',
  },
  DATABASE_IDLE_MS: {
    schema: millisecondsSetting,
    fallback: '10000',
    meaning: '`idle_in_transaction_session_timeout` in milliseconds.',
  },
  PROVIDER_MS: {
    schema: millisecondsSetting,
    fallback: '4000',
    meaning: 'Milliseconds a payment provider may take for one response.',
  },
  KEY_SECRET: {
    schema: keySecretSetting,
    secret: true,
    fallbackMeaning: 'keys are stored unencrypted',
    meaning:
      'At least 32 characters that encrypt the signing key and the second factors in the database. Once set, each later start needs the same value, in all instances.',
  },
  KEY_SECRET_OLD: {
    schema: keySecretSetting,
    secret: true,
    meaning:
      'The former `KEY_SECRET` while it is replaced: it decrypts what it encrypted, and `KEY_SECRET` encrypts that again at the next start. Only with `KEY_SECRET`.',
  },
  BACKUP_PASSPHRASE: {
    schema: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
    secret: true,
    fallbackMeaning: '`npm run backup` and `npm run restore` refuse',
    meaning:
      'At least 16 characters that encrypt backups. Without them no backup can be read: store them where the server is not.',
  },
  SMTP_URL: {
    schema: v.optional(smtpSetting),
    secret: true,
    fallbackMeaning:
      'mails wait; with `DEMO` and a plain http `SITE_URL` they are kept and shown at `/caixa-de-entrada`',
    meaning: 'Server that mails are sent through: `smtp://user:password@host:587` or `smtps://…:465`.',
  },
  MAIL_FROM: {
    schema: v.optional(mailboxSetting),
    fallbackMeaning: 'the school’s name and `nao-responda@…`, host of `SITE_URL`',
    meaning: 'Sender of mails: `Name <address>` or an address.',
  },
  ...dnsSettingsTable,
  LEADS_EMAIL: {
    schema: v.optional(emailAddressSetting),
    fallbackMeaning: 'companies: the address in the footer; callbacks: no mail',
    meaning: 'Receives companies’ requests for contact and callback requests.',
  },
  FINANCE_EMAIL: {
    schema: v.optional(emailAddressSetting),
    fallbackMeaning: 'all logins of kind FINANCEIRO',
    meaning: 'Receives companies’ requests to pay on invoice.',
  },
  VIRUS_SCAN_COMMAND: {
    schema: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('must name a program'))),
    fallbackMeaning: 'documents can be opened at once',
    meaning:
      'Program and arguments that read each uploaded document from standard input and exit with 0 for clean, 1 for infected, for example `clamdscan --no-summary -`. A document can’t be opened before it was scanned.',
  },
  DATA_DIR: {
    schema: v.string(),
    fallback: '.data',
    meaning: 'Folder of the embedded database, for one process at a time.',
  },
  DEMO: {
    schema: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
    fallbackMeaning: '`on`; `off` when `SITE_URL` is https',
    meaning:
      'Fills an empty database with the demonstration catalogue and its published logins, and lets the embedded backend charge through the simulated bank.',
  },
  DEMO_SEED: {
    schema: v.picklist(['full', 'small'], 'must be full or small'),
    fallback: 'full',
    meaning:
      'How much the demonstration fills an empty database with: `full` is 345 courses, `small` 20, for a quick first start.',
  },
  PUBLIC_DEMO: {
    schema: v.picklist(['on', 'off'], 'must be on or off'),
    fallback: 'off',
    meaning:
      'Needed in addition to `DEMO=on` at an address that is neither of this machine nor of a private network, also by https: the demonstration’s logins, mails and bank are open to everyone there.',
  },
  CARD_PORT: {
    schema: v.optional(portSetting),
    fallbackMeaning: 'any free port',
    meaning:
      'Port of the pages where cards are typed, which have an origin of their own, on the network address of the program that serves them.',
  },
  SIMULATED_BANK: {
    schema: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
    fallbackMeaning: '`on` for the embedded backend with `DEMO` and without a real bank, else `off`',
    meaning: 'The simulated bank and its page. Anyone can pay there: for trying things out only.',
  },
  ...paymentSettingsTable,
  ...schoolIssuerSettingsTable,
  FORMER_PROVIDERS: {
    schema: v.optional(v.string()),
    secret: true,
    fallbackMeaning: 'refunds of what others took are made by hand',
    meaning:
      'Providers that charged before: a JSON list, or the path of a file with one, of objects with their former `API_PIX_…` or `MERCADO_PAGO_…` settings. Refunds of what they took go there.',
  },
  REFUND_LIMIT: {
    schema: v.pipe(
      v.string(),
      v.regex(/^\d{1,6}$/, 'must be whole reais, from 0 to 999999'),
      v.transform(Number),
    ),
    fallback: '500',
    meaning:
      'Whole reais that one person of the finance team may refund of a purchase in all. Above that a second person approves.',
  },
};

/** How long the database may take: milliseconds, but for `connections`. */
export interface DatabaseLimits {
  /** Connections of one instance, shared out among the lanes; at least 8. */
  connections: number;
  waitMs: number;
  /** For a lock that another transaction holds. */
  lockMs: number;
  /** For one statement. Jobs have minutes. */
  statementMs: number;
  idleInTransactionMs: number;
}

export type SeedSize = 'full' | 'small';

export interface BackendSettings {
  publicUrl: string;
  /** True when the shop is https: session cookies are Secure then and lose their `dev_` prefix. */
  production: boolean;
  demo: boolean;
  demoSeed: SeedSize;
  /** The simulated bank is there, and its clock moves. In the embedded demonstration, or where asked for. */
  simulatedBank: boolean;
  apiPix?: ApiPixSettings | undefined;
  mercadoPago?: MercadoPagoSettings | undefined;
  formerProviders: FormerProviders;
  /** Absent: the team signs in with passwords only. */
  schoolIssuer?: SchoolIssuerSettings | undefined;
  /** Integer cents that one person of the finance team may give back of a purchase in all (REFUND-12). */
  refundLimitCents: number;
  cardPages: CardPages;
  mail: MailDelivery;
  dns: DnsSettings;
  leadsEmail?: string | undefined;
  financeEmail?: string | undefined;
  virusScanCommand?: string | undefined;
  host: string;
  /** Command of the antivirus; absent: none. */
  port: number;
  dataDir: string;
  /** PostgreSQL 15 or later. */
  databaseUrl?: string | undefined;
  /** A streaming replica of it. */
  replicaUrl?: string | undefined;
  /** Absent: the database may take as long as it likes. */
  limits?: DatabaseLimits | undefined;
  /** Milliseconds for one response of a payment provider. */
  providerMs: number;
  logLevel: string;
  /** Milliseconds in which a backend that is to stop still takes requests, but says that it isn't ready. */
  drainMs?: number | undefined;
  storefrontSecret?: string | undefined;
  /** Seals the signing keys and second factors in the database; without it they lie open there. */
  keySecret?: string | undefined;
  oldKeySecret?: string | undefined;
}

/**
 * How mails leave: through SMTP; kept for the mailbox page, in the demonstration only; or not at
 * all, they wait.
 */
type MailDelivery =
  | { kind: 'smtp'; url: string; from: string | undefined }
  | { kind: 'mailbox' }
  | { kind: 'none' };

interface CardPages {
  host: string;
  port: number;
  /** Absent: the shop's host with that port where the shop is plain http, else none. */
  origin?: string | undefined;
}

export interface GivenSettings extends Partial<
  Omit<BackendSettings, 'publicUrl' | 'production' | 'demo' | 'simulatedBank' | 'mail' | 'cardPages'>
> {
  cardPages?: Partial<CardPages> | undefined;
  publicUrl: string;
  embedded: boolean;
  /** By default on unless the shop is https, where demo passwords must not exist. */
  demo?: 'on' | 'off' | undefined;
  /** Left out: on for the embedded demonstration. */
  simulatedBank?: 'on' | 'off' | undefined;
  smtpUrl?: string | undefined;
  /** The school's name and `nao-responda@` at the shop's host when left out. */
  mailFrom?: string | undefined;
}

/**
 * The settings of a backend; without more of them it listens on any free port of this machine.
 * @throws SettingsError for a real bank beside the simulated one or at a shop that no bank can reach, and for
 * a replica of nothing
 */
export function backendSettings(given: GivenSettings): BackendSettings {
  const { embedded, smtpUrl: _url, mailFrom: _from, ...settings } = given;
  const production = given.publicUrl.startsWith('https:');
  const demo = given.demo ? given.demo === 'on' : !production;
  const hasRealBank = given.apiPix !== undefined || given.mercadoPago !== undefined;
  if (hasRealBank && given.simulatedBank === 'on') {
    throw new SettingsError(['SIMULATED_BANK must be off where a real bank is set: anyone can pay there']);
  }
  if (hasRealBank && !production) {
    throw new SettingsError(['SITE_URL must be an https address at which the bank reaches the shop']);
  }
  if (given.mercadoPago?.forms.includes('cartao')) assertCardOrigin(given);
  if (given.replicaUrl && !given.databaseUrl) {
    throw new SettingsError([
      'DATABASE_REPLICA_URL needs DATABASE_URL, the database that it is a replica of',
    ]);
  }
  const formerProviders = given.formerProviders ?? { apiPix: [], mercadoPago: [] };
  assertNames([given.apiPix?.name, given.mercadoPago?.name], formerProviders);
  return {
    ...settings,
    host: given.host ?? '127.0.0.1',
    port: given.port ?? 0,
    dataDir: given.dataDir ?? '.data',
    providerMs: given.providerMs ?? 4000,
    logLevel: given.logLevel ?? 'info',
    production,
    demo,
    demoSeed: given.demoSeed ?? 'full',
    formerProviders,
    dns: given.dns ?? { servers: [] },
    refundLimitCents: given.refundLimitCents ?? 50_000,
    simulatedBank: given.simulatedBank ? given.simulatedBank === 'on' : embedded && demo && !hasRealBank,
    cardPages: { host: '127.0.0.1', port: 0, ...given.cardPages },
    mail: chooseDelivery(given, demo),
  };
}

export type BackendEnvironment = SettingsOf<typeof backendSettingsTable>;

export function backendSettingsOf(
  env: BackendEnvironment,
  started: Pick<
    GivenSettings,
    'publicUrl' | 'embedded' | 'logLevel' | 'host' | 'port' | 'drainMs' | 'storefrontSecret' | 'cardPages'
  >,
): BackendSettings {
  return backendSettings({
    port: env.BACKEND_PORT,
    ...started,
    cardPages: { port: env.CARD_PORT ?? 0, ...started.cardPages },
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    replicaUrl: env.DATABASE_REPLICA_URL,
    limits: {
      connections: env.DATABASE_CONNECTIONS,
      waitMs: env.DATABASE_WAIT_MS,
      lockMs: env.DATABASE_LOCK_MS,
      statementMs: env.DATABASE_STATEMENT_MS,
      idleInTransactionMs: env.DATABASE_IDLE_MS,
    },
    providerMs: env.PROVIDER_MS,
    demo: env.DEMO,
    demoSeed: env.DEMO_SEED,
    simulatedBank: env.SIMULATED_BANK,
    apiPix: apiPixSettingsOf(env),
    mercadoPago: mercadoPagoSettingsOf(env),
    formerProviders: formerProvidersOf(env.FORMER_PROVIDERS),
    schoolIssuer: schoolIssuerSettingsOf(env, started.publicUrl),
    refundLimitCents: env.REFUND_LIMIT * 100,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    dns: { servers: env.DNS_SERVERS, dkimSelector: env.DKIM_SELECTOR },
    leadsEmail: env.LEADS_EMAIL,
    financeEmail: env.FINANCE_EMAIL,
    virusScanCommand: env.VIRUS_SCAN_COMMAND,
    keySecret: env.KEY_SECRET,
    oldKeySecret: env.KEY_SECRET_OLD,
  });
}

/** Number and code of a card are typed at an origin where nothing of the shop is (CARD-2). */
function assertCardOrigin({ publicUrl, cardPages }: GivenSettings): void {
  const origin = cardPages?.origin;
  if (origin === undefined) {
    throw new SettingsError(['CARD_ORIGIN is required, as Mercado Pago charges cards']);
  }
  if (!origin.startsWith('https:') || origin === new URL(publicUrl).origin) {
    throw new SettingsError(['CARD_ORIGIN must be an https address of another host than SITE_URL']);
  }
}

function chooseDelivery(
  { publicUrl, embedded, smtpUrl, mailFrom }: GivenSettings,
  demo: boolean,
): MailDelivery {
  if (smtpUrl) {
    return { kind: 'smtp', url: smtpUrl, from: mailFrom };
  }
  // The mailbox shows links that reset passwords: only the demonstration has it.
  return embedded && demo && !publicUrl.startsWith('https:') ? { kind: 'mailbox' } : { kind: 'none' };
}
