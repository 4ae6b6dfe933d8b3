import type { Database } from '#/backend/db/database.ts';
import { enqueueMessage } from '#/backend/mail/outbox.ts';
import { hashPassword } from '#/backend/crypto/password-hash.ts';
import { requireSafePasswordFor } from '#/backend/modules/identity/password/require-safe-password.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import { forgetWrongPasswords } from '#/backend/modules/identity/login/wrong-passwords.ts';
import { findLiveToken, takeLiveToken } from '#/backend/modules/identity/link/one-time-token-repository.ts';
import { deadLink, hashOneTimeToken } from '#/backend/modules/identity/link/one-time-token.ts';
import { findRecoveryApplication } from './recovery-application.ts';
import { endAccess } from '../login/end-access.ts';
import { findMailLogin } from '../login/login-access-repository.ts';
import { updatePassword } from '../password/login-password-repository.ts';

interface RecoveryCode {
  codigoAcesso: string;
  codigoAplicacao: string;
}

interface Deps {
  db: Database;
  throttle: Throttle;
  now: Date;
}

/** Read-only. @throws 410 `LINK_SEM_VALIDADE` */
export async function checkRecovery({ db, now }: Pick<Deps, 'db' | 'now'>, code: RecoveryCode) {
  const { application, token } = await findLink(db, code, now);
  return { ...application, expiraEm: token.expira_em.toISOString() };
}

/**
 * Sets the password (its rules were checked), ends all that was opened or sent before and notifies the owner.
 * @throws 410 `LINK_SEM_VALIDADE`, of two at the same time to one, and 422 for a password that is easily
 *   guessed, which leaves the link as it is
 */
export async function resetPassword(
  { db, throttle, now }: Deps,
  { senha, ...code }: RecoveryCode & { senha: string },
): Promise<{ destino: string }> {
  const { application, token: link } = await findLink(db, code, now);
  await requireSafePasswordFor(db, link.id_login, senha, 'senha');
  const senhaHash = await hashPassword(senha);
  const loginId = await db.transaction(async (tx) => {
    const token = await takeLiveToken(tx, 'TROCAR_SENHA', hashOneTimeToken(code.codigoAcesso), now);
    const login = token && (await findMailLogin(tx, token.id_login));
    if (!login) throw deadLink();
    await updatePassword(tx, login.loginId, senhaHash);
    await endAccess(tx, login.loginId, now);
    const dados = { nome: login.nome, id_login: login.loginId };
    await enqueueMessage(tx, { tipo: 'senha-alterada', destinatario: login.email, dados }, now);
    return login.loginId;
  });
  // Earlier wrong guesses of others must not make the owner wait.
  await forgetWrongPasswords({ db, throttle }, loginId);
  return { destino: application.destino };
}

async function findLink(db: Database, { codigoAcesso, codigoAplicacao }: RecoveryCode, now: Date) {
  const application = findRecoveryApplication(codigoAplicacao);
  const token = await findLiveToken(db, 'TROCAR_SENHA', hashOneTimeToken(codigoAcesso), now);
  if (!application || !token) throw deadLink();
  return { application, token };
}
