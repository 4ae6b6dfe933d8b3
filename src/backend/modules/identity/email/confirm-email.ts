import * as v from 'valibot';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { Database } from '#/backend/db/database.ts';
import { enqueueMessage } from '#/backend/mail/outbox.ts';
import { takeLiveToken } from '#/backend/modules/identity/link/one-time-token-repository.ts';
import { deadLink, hashOneTimeToken } from '#/backend/modules/identity/link/one-time-token.ts';
import { insertEmailChange } from './email-change-repository.ts';
import { isEmailOfAnother, markEmailConfirmed, updateEmail } from './email-address-repository.ts';
import { endOpenLinks } from '../login/end-access.ts';
import { findMailLogin } from '../login/login-access-repository.ts';

const DAY_MS = 86_400_000;
const UNDO_DAYS = 7;

const tokenDataSchema = v.object({ email: v.string() });

/**
 * Confirms an address, and makes it the login's when it is new; the old address is notified and can undo that
 * for seven days. A session of another account gets the error of an unknown link, which stays valid.
 * @throws 410 `LINK_SEM_VALIDADE`, 409 `EMAIL_EM_USO`
 */
export async function confirmEmail(
  { db, now }: { db: Database; now: Date },
  token: string,
  signedInAs: number | null,
): Promise<{ email: string }> {
  return db.transaction(async (tx) => {
    const taken = await takeLiveToken(tx, 'CONFIRMAR_EMAIL', hashOneTimeToken(token), now);
    const login = taken && (await findMailLogin(tx, taken.id_login));
    if (!login || (signedInAs !== null && signedInAs !== login.personId)) throw deadLink();
    const { email } = v.parse(tokenDataSchema, taken.dados);
    if (email === login.email) {
      await markEmailConfirmed(tx, login.loginId, now);
      return { email };
    }
    if (await isEmailOfAnother(tx, email, login.loginId, now)) throw emailInUse();
    if (!(await updateEmail(tx, { ...login, email }, now))) throw emailInUse();
    // Links that went to the old address, also those for a new password, open nothing any more, nor do those
    // to a third one.
    await endOpenLinks(tx, login.loginId, now);
    const id_troca = await insertEmailChange(tx, {
      id_login: login.loginId,
      de: login.email,
      para: email,
      em: now,
      desfazer_ate: new Date(now.getTime() + UNDO_DAYS * DAY_MS),
    });
    const dados = { nome: login.nome, id_login: login.loginId, id_troca };
    await enqueueMessage(tx, { tipo: 'email-alterado', destinatario: login.email, dados }, now);
    return { email };
  });
}

export const emailInUse = () =>
  new BackendError(409, 'EMAIL_EM_USO', 'Este e-mail já é de outra conta. Escolha outro endereço.');
