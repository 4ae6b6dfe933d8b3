import { BackendError } from '#/backend/http/backend-error.ts';
import type { Session } from '#/backend/request/context.ts';
import { notSignedIn } from '#/backend/request/require-session.ts';
import type { Database } from '#/backend/db/database.ts';
import { enqueueForThirdPerson } from '#/backend/mail/outbox.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import { listLiveTokens } from '#/backend/modules/identity/link/one-time-token-repository.ts';
import { findMailLogin } from '../login/login-access-repository.ts';

const SENT_MESSAGE = 'Enviamos o link de confirmação outra vez. Ele vale por 24 horas.';

/**
 * Sends the confirmation again: to the address that waits to replace the present one, else to
 * the present one.
 * @throws 409 `EMAIL_JA_CONFIRMADO` when nothing is to be confirmed, 429 `MUITAS_TENTATIVAS` within a minute
 */
export async function resendConfirmation(
  { db, throttle, now }: { db: Database; throttle: Throttle; now: Date },
  { loginId, personId }: Pick<Session, 'loginId' | 'personId'>,
): Promise<{ mensagem: string }> {
  const login = await findMailLogin(db, loginId);
  if (!login) throw notSignedIn();
  const tokens = await listLiveTokens(db, 'CONFIRMAR_EMAIL', loginId, now);
  const wanted = tokens.map(({ dados }) => dados['email']).find((email) => email !== login.email);
  if (typeof wanted !== 'string' && login.emailConfirmadoEm) {
    throw new BackendError(409, 'EMAIL_JA_CONFIRMADO', 'Seu e-mail já está confirmado.');
  }
  await throttle.take('email-resend', String(loginId));
  await throttle.take('address-confirmation', typeof wanted === 'string' ? wanted : login.email);
  const dados = { nome: login.nome, id_login: loginId };
  const message =
    typeof wanted === 'string'
      ? { tipo: 'confirmar-novo-email' as const, destinatario: wanted }
      : { tipo: 'confirmar-email' as const, destinatario: login.email };
  await enqueueForThirdPerson(db, { ...message, dados, sender: { personId } }, now);
  return { mensagem: SENT_MESSAGE };
}
