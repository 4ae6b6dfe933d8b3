import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { Session } from '#/backend/request/context.ts';
import { hashPassword } from '#/backend/crypto/password-hash.ts';
import { requireSafePasswordFor } from '#/backend/modules/identity/password/require-safe-password.ts';
import { forgetWrongPasswords } from '#/backend/modules/identity/login/wrong-passwords.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import { enqueueMessage } from '#/backend/mail/outbox.ts';
import { confirmPassword } from './confirm-password.ts';
import { replacePassword } from './login-password-repository.ts';
import { endAccess } from '../login/end-access.ts';

const SAME_PASSWORD = 'Escolha uma senha diferente da atual.';

/**
 * Replaces the password, ends the other sessions of the login and every link it was sent at once, forgets its
 * other browsers, and queues the mail that says so.
 * @throws 422 for a wrong current password, for the same one again and for one that is easily guessed, 429
 *   `MUITAS_TENTATIVAS`, 409 when it was changed elsewhere meanwhile
 */
export async function changePassword(
  deps: { db: Database; throttle: Throttle; now: Date },
  session: Session,
  browserHash: Uint8Array | null,
  { senhaAtual, senhaNova }: { senhaAtual: string; senhaNova: string },
): Promise<void> {
  const { loginId, familyId } = session;
  const login = await confirmPassword(deps, session, senhaAtual, 'senhaAtual');
  if (senhaNova === senhaAtual) {
    throw new BackendError(422, 'DADOS_INVALIDOS', SAME_PASSWORD, { senhaNova: [SAME_PASSWORD] });
  }
  const { db, now } = deps;
  await requireSafePasswordFor(db, loginId, senhaNova, 'senhaNova');
  const to = await hashPassword(senhaNova);
  await db.transaction(async (tx) => {
    if (!(await replacePassword(tx, loginId, { from: login.senhaHash, to }))) {
      throw new BackendError(409, 'SENHA_MUDOU', 'Sua senha acabou de ser trocada em outro lugar.');
    }
    await endAccess(tx, loginId, now, { familyId, browserHash });
    const dados = { nome: login.nome, id_login: loginId };
    await enqueueMessage(tx, { tipo: 'senha-alterada', destinatario: login.email, dados }, now);
  });
  await forgetWrongPasswords(deps, loginId);
}
