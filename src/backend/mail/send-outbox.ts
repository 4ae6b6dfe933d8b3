import type { Logger } from 'pino';
import type { Database } from '#/backend/db/database.ts';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import type { BackendSettings } from '#/backend/settings.ts';
import type { Clock } from '#/domain/time/clock.ts';
import type { ComposerDeps, Composers, OutboxMessage } from './compose-mail.ts';
import type { MailTransport } from './mail.ts';
import { mayWriteTo } from './may-write-to.ts';
import {
  claimDueMessages,
  deleteMessage,
  giveUpExhausted,
  markSent,
  MAX_ATTEMPTS,
  noteFailure,
  putOff,
} from './outbox-repository.ts';
import { senderOf } from './sender/sender.ts';
import type { MailBrand } from './templates/layout/mail-layout.tsx';
import type { SchoolWords } from './templates/layout/school-words.tsx';
import type { MailKind } from './templates/mail-templates.ts';

const SENDER_WAIT_MS = 3 * 24 * 3_600_000;

/** Few enough that a dead mail server holds up the other jobs for seconds only. */
const batchSize = 10;

export interface MailServices {
  db: Database;
  /** Clock of the shop, by which a message is due. */
  clock: Clock;
  /** Clock of the machine, by which it was sent and its links run out. */
  systemClock: Clock;
  settings: Pick<BackendSettings, 'publicUrl' | 'demo' | 'mail'>;
  log: Logger;
  /** Null when mails wait in the outbox. */
  mail: MailTransport | null;
  throttle: Throttle;
  keys: SigningKeys;
}

/**
 * Sends what is due, at least once each. Failures are retried later and reported once given up. Safe on
 * several instances. Never rejects for a mail.
 */
export async function sendOutbox(
  services: MailServices,
  composers: Composers,
  brandOf: BrandOf,
  wordsOf: WordsOf,
): Promise<void> {
  const { db, mail, clock, log } = services;
  if (!mail) return;
  const exhausted = await giveUpExhausted(db, clock());
  if (exhausted > 0) log.error({ mails: exhausted }, 'mails given up');
  for (;;) {
    const messages = await claimDueMessages(db, clock(), batchSize);
    const failures = await Promise.all(
      messages.map((message) => sendMessage({ ...services, mail, composers, brandOf, wordsOf }, message)),
    );
    if (messages.length < batchSize || failures.some(Boolean)) return;
  }
}

type BrandOf = (db: Database, settings: MailServices['settings']) => Promise<MailBrand>;
/** What a school adds to a mail about these props. */
type WordsOf = (
  db: Database,
  kind: MailKind,
  about: { props: object; brand: MailBrand; siteUrl: string },
) => Promise<SchoolWords | undefined>;
type Sending = MailServices & {
  mail: MailTransport;
  composers: Composers;
  brandOf: BrandOf;
  wordsOf: WordsOf;
};

/** True when it failed. */
async function sendMessage(services: Sending, message: OutboxMessage): Promise<boolean> {
  const { db, systemClock, log } = services;
  const { id, tipo, tentativas, destinatario } = message;
  try {
    const outcome = await composeAndSend(services, message);
    // An identifier names a person, so it is removed once sent.
    if (outcome === 'sent' && destinatario !== null) await markSent(db, id, systemClock());
    else if (typeof outcome === 'object') await waitForSender(services, message, outcome.afterSeconds);
    else await deleteMessage(db, id);
    return false;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // The reason may name the recipient: it stays in the database.
    const code = (error as { code?: unknown }).code;
    const isLast = tentativas >= MAX_ATTEMPTS;
    const line = { mail: id, tipo, tentativas, code };
    if (isLast) log.error(line, 'mail given up');
    else log.warn(line, 'mail not sent');
    const givenUpAt = isLast ? systemClock() : null;
    await noteFailure(db, id, { ultimoErro: reason.slice(0, 500), givenUpAt });
    return true;
  }
}

async function waitForSender(
  { db, clock, log }: Sending,
  { id, tipo, criadoEm }: OutboxMessage,
  seconds: number,
): Promise<void> {
  const until = new Date(clock().getTime() + seconds * 1000);
  if (until.getTime() - criadoEm.getTime() <= SENDER_WAIT_MS) return putOff(db, id, until);
  log.warn({ mail: id, tipo }, 'mail over its sender’s limit left out');
  await deleteMessage(db, id);
}

async function composeAndSend(
  { db, systemClock, settings, throttle, keys, mail: transport, composers, brandOf, wordsOf }: Sending,
  message: OutboxMessage,
): Promise<'sent' | 'left-out' | { readonly afterSeconds: number }> {
  const { publicUrl } = settings;
  const { id, tipo, criadoEm, remetente, tentativas } = message;
  if (!isMailKind(tipo, composers)) throw new Error(`no template for ${tipo}`);
  const brand = await brandOf(db, settings);
  const mail = await makeMail(
    tipo,
    composers[tipo],
    message,
    { brand, wordsOf },
    {
      db,
      throttle,
      keys,
      publicUrl,
      now: systemClock(),
    },
  );
  if (!mail) return 'left-out';
  // A mail that is tried again was counted already.
  const verdict =
    tentativas === 1 ? await mayWriteTo({ db, throttle }, tipo, { to: mail.to, sender: remetente }) : 'now';
  if (verdict !== 'now') return verdict === 'never' ? 'left-out' : verdict;
  const messageId = `<loja.${id}.${criadoEm.getTime()}@${new URL(publicUrl).hostname}>`;
  await transport.send({ ...mail, from: senderOf(brand, settings), messageId });
  return 'sent';
}

const isMailKind = (tipo: string, composers: Composers): tipo is MailKind => Object.hasOwn(composers, tipo);

async function makeMail<Kind extends MailKind>(
  kind: Kind,
  compose: Composers[Kind],
  message: OutboxMessage,
  { brand, wordsOf }: { brand: MailBrand; wordsOf: WordsOf },
  deps: ComposerDeps,
) {
  const composed = await compose(message, deps);
  if (!composed) return null;
  // React is loaded with the first mail, not at start.
  const { renderMail } = await import('./templates/render-mail.tsx');
  const { to, props, unsubscribeUrl } = composed;
  const words = await wordsOf(deps.db, kind, { props, brand, siteUrl: deps.publicUrl });
  return { to, unsubscribeUrl, ...(await renderMail(kind, props, deps.publicUrl, brand, words)) };
}
