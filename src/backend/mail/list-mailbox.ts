import { BackendError } from '#/backend/http/backend-error.ts';
import type { Database } from '#/backend/db/database.ts';
import type { BackendSettings } from '#/backend/settings.ts';
import { findStoredMail, listStoredMails } from './mailbox-repository.ts';

interface Services {
  db: Database;
  settings: Pick<BackendSettings, 'mail'>;
}

const notFound = () => new BackendError(404, 'NAO_ENCONTRADO', 'Endereço não encontrado.');

/** Newest first. @throws 404 unless mails are stored for development */
export async function listMailbox({ db, settings }: Services) {
  if (settings.mail.kind !== 'mailbox') throw notFound();
  const mails = await listStoredMails(db);
  return mails.map(({ enviado_em, ...mail }) => ({ ...mail, enviadoEm: enviado_em.toISOString() }));
}

/**
 * One of them, whole.
 * @throws 404 as {@link listMailbox} does, and for an unknown one
 */
export async function readMailboxMail({ db, settings }: Services, id: number) {
  const mail = settings.mail.kind === 'mailbox' ? await findStoredMail(db, id) : undefined;
  if (!mail) throw notFound();
  const { enviado_em, ...rest } = mail;
  return { ...rest, enviadoEm: enviado_em.toISOString() };
}
