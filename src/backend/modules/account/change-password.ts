import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { Session } from '#/backend/http/context.ts';
import { hashPassword } from '#/backend/modules/identity/password-hash.ts';
import { requireSafePasswordFor } from '#/backend/modules/identity/require-safe-password.ts';
import type { Throttle } from '#/backend/modules/identity/throttle.ts';
import { confirmPassword } from './confirm-password.ts';
import {
  dropResetTokens,
  enqueuePasswordChanged,
  replacePassword,
  revokeOtherFamilies,
} from './login-password-repository.ts';

const SAME_PASSWORD = 'Escolha uma senha diferente da atual.';

/**
 * Replaces the password, ends the other sessions of the login at once, and queues the mail that says so. Throws 422 for a wrong
 * current password, for the same one again and for one that is easily guessed, 429 `MUITAS_TENTATIVAS`, 409 when it was changed elsewhere meanwhile.
 */
export async function changePassword(
  tools: { db: Database; throttle: Throttle; now: Date },
  { idLogin, idFamilia }: Session,
  { senhaAtual, senhaNova }: { senhaAtual: string; senhaNova: string },
): Promise<void> {
  const login = await confirmPassword(tools, idLogin, senhaAtual, 'senhaAtual');
  if (senhaNova === senhaAtual) {
    throw new BackendError(422, 'DADOS_INVALIDOS', SAME_PASSWORD, { senhaNova: [SAME_PASSWORD] });
  }
  const { db, now } = tools;
  await requireSafePasswordFor(db, idLogin, senhaNova, 'senhaNova');
  const to = await hashPassword(senhaNova);
  await db.transaction(async (tx) => {
    if (!(await replacePassword(tx, idLogin, { from: login.senhaHash, to }))) {
      throw new BackendError(409, 'SENHA_MUDOU', 'Sua senha acabou de ser trocada em outro lugar.');
    }
    await revokeOtherFamilies(tx, idLogin, idFamilia, now);
    await dropResetTokens(tx, idLogin, now);
    await enqueuePasswordChanged(tx, { email: login.email, nome: login.nome, idLogin }, now);
  });
}
