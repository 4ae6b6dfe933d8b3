import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { enqueueMessage } from '#/backend/mail/outbox.ts';
import { hashPassword } from '#/backend/crypto/password-hash.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import { forgetWrongPasswords } from '#/backend/modules/identity/login/wrong-passwords.ts';
import { findLiveToken, takeLiveToken } from '#/backend/modules/identity/link/one-time-token-repository.ts';
import {
  deadLink,
  hashOneTimeToken,
  issueOneTimeToken,
} from '#/backend/modules/identity/link/one-time-token.ts';
import { closeChangesFrom, findUndoableChange } from './email-change-repository.ts';
import { emailInUse } from './confirm-email.ts';
import { updateEmail } from './email-address-repository.ts';
import { endAccess } from '../login/end-access.ts';
import { findMailLogin } from '../login/login-access-repository.ts';
import { updatePassword } from '../password/login-password-repository.ts';

const tokenDataSchema = v.object({ id_troca: v.pipe(v.number(), v.integer()) });

async function findChange(db: Database, dados: unknown, now: Date) {
  const token = v.safeParse(tokenDataSchema, dados);
  const change = token.success && (await findUndoableChange(db, token.output.id_troca, now));
  if (!change) throw deadLink();
  return change;
}

/**
 * Which address the link takes back, and when it was replaced; the link stays as it is.
 * @throws 410 `LINK_SEM_VALIDADE`
 */
export async function checkUndo(
  { db, now }: { db: Database; now: Date },
  code: string,
): Promise<{ email: string; em: string }> {
  const token = await findLiveToken(db, 'DESFAZER_EMAIL', hashOneTimeToken(code), now);
  if (!token) throw deadLink();
  const { de, em } = await findChange(db, token.dados, now);
  return { email: de, em: em.toISOString() };
}

/**
 * Uses up the link: the login gets its old address back, confirmed; its password, sessions and links are
 * worthless, and later changes of its address can't be undone any more. Returns the code with which the owner
 * sets a new password. The address that is left is notified.
 * @throws 410 `LINK_SEM_VALIDADE`; of two at the same time one gets that
 */
export async function undoEmailChange(
  { db, throttle, now }: { db: Database; throttle: Throttle; now: Date },
  code: string,
): Promise<{ email: string; codigoAcesso: string; codigoAplicacao: 'vitrine' }> {
  // Checked first, so that made-up links cost no work.
  await checkUndo({ db, now }, code);
  const unusablePassword = await hashPassword(randomBytes(32).toString('base64url'));
  const { loginId, ...answer } = await db.transaction(async (tx) => {
    const token = await takeLiveToken(tx, 'DESFAZER_EMAIL', hashOneTimeToken(code), now);
    const login = token && (await findMailLogin(tx, token.id_login));
    if (!login) throw deadLink();
    const { id, de: email } = await findChange(tx, token.dados, now);
    await updatePassword(tx, login.loginId, unusablePassword);
    await endAccess(tx, login.loginId, now);
    if (!(await updateEmail(tx, { ...login, email }, now))) throw emailInUse();
    await closeChangesFrom(tx, { id, loginId: login.loginId }, now);
    if (login.email !== email) {
      const dados = { nome: login.nome, id_login: login.loginId };
      await enqueueMessage(tx, { tipo: 'email-alterado', destinatario: login.email, dados }, now);
    }
    const wish = { tipo: 'TROCAR_SENHA', loginId: login.loginId, dados: {} } as const;
    const codigoAcesso = await issueOneTimeToken(tx, wish, now);
    return { loginId: login.loginId, email, codigoAcesso, codigoAplicacao: 'vitrine' as const };
  });
  await forgetWrongPasswords({ db, throttle }, loginId);
  return answer;
}
