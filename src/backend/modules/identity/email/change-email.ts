import { BackendError } from '#/backend/http/backend-error.ts';
import { notSignedIn } from '#/backend/request/require-session.ts';
import type { Database } from '#/backend/db/database.ts';
import { enqueueForThirdPerson } from '#/backend/mail/outbox.ts';
import { confirmPassword } from '#/backend/modules/identity/password/confirm-password.ts';
import type { Session } from '#/backend/request/context.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import { issueOneTimeToken } from '#/backend/modules/identity/link/one-time-token.ts';
import { findMailLogin } from '../login/login-access-repository.ts';

const SENT_MESSAGE =
  'Enviamos um link para o novo endereço. Seu e-mail muda quando você abrir esse link e confirmar.';
const SAME_EMAIL = 'Este já é o e-mail da sua conta.';

/**
 * Sends a confirmation to the new address; the old one counts until then. Doesn't disclose whether the
 * address is taken.
 * @throws 422 `SENHA_INCORRETA` and for the present address, 429 `MUITAS_TENTATIVAS`
 */
export async function changeEmail(
  { db, throttle, now }: { db: Database; throttle: Throttle; now: Date },
  session: Session,
  { email, senha }: { email: string; senha: string },
): Promise<{ mensagem: string }> {
  const { loginId } = session;
  const login = await findMailLogin(db, loginId);
  if (!login) throw notSignedIn();
  await confirmPassword({ db, throttle, now }, session, senha, 'senha');
  if (email === login.email) {
    throw new BackendError(422, 'DADOS_INVALIDOS', SAME_EMAIL, { email: [SAME_EMAIL] });
  }
  await throttle.take('email-resend', String(loginId));
  await throttle.take('address-confirmation', email);
  const dados = { nome: login.nome, id_login: loginId };
  await db.transaction(async (tx) => {
    const sender = { personId: session.personId };
    await enqueueForThirdPerson(
      tx,
      { tipo: 'confirmar-novo-email', destinatario: email, dados, sender },
      now,
    );
    await issueOneTimeToken(tx, { tipo: 'CONFIRMAR_EMAIL', loginId, dados: { email } }, now);
  });
  return { mensagem: SENT_MESSAGE };
}
