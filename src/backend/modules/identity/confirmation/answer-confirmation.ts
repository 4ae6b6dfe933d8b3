import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { enqueueMessage } from '#/backend/mail/outbox.ts';
import { hashPassword } from '#/backend/crypto/password-hash.ts';
import { findLiveToken, takeLiveToken } from '#/backend/modules/identity/link/one-time-token-repository.ts';
import { deadLink, hashOneTimeToken } from '#/backend/modules/identity/link/one-time-token.ts';
import type { loginConfirmationAnswers } from '#/contract/identity/login-confirmation.ts';
import { endAccess } from '../login/end-access.ts';
import { findMailLogin } from '../login/login-access-repository.ts';
import { updatePassword } from '../password/login-password-repository.ts';

type Answer = (typeof loginConfirmationAnswers)[number];

const askedSchema = v.object({ em: v.string(), agente: v.nullable(v.string()) });

/** @throws 410 `LINK_SEM_VALIDADE` */
export async function checkConfirmation(
  { db, now }: { db: Database; now: Date },
  hash: string,
): Promise<v.InferOutput<typeof askedSchema>> {
  const token = await findLiveToken(db, 'CONFIRMAR_LOGIN', hashOneTimeToken(hash), now);
  if (!token) throw deadLink();
  return v.parse(askedSchema, token.dados);
}

/**
 * Uses up the link. "It wasn't me" ends password and sessions, and mails a link for a new password.
 * @throws 410 `LINK_SEM_VALIDADE`; of two at the same time one gets that
 */
export async function answerConfirmation(
  { db, now }: { db: Database; now: Date },
  hash: string,
  resposta: Answer,
): Promise<{ resposta: Answer; email: string }> {
  // Checked first, so that made-up links cost no work.
  await checkConfirmation({ db, now }, hash);
  const unusablePassword = await hashPassword(randomBytes(32).toString('base64url'));
  return db.transaction(async (tx) => {
    const token = await takeLiveToken(tx, 'CONFIRMAR_LOGIN', hashOneTimeToken(hash), now);
    const login = token && (await findMailLogin(tx, token.id_login));
    if (!login) throw deadLink();
    const { loginId, nome, email } = login;
    if (resposta === 'fui-eu') return { resposta, email };
    await updatePassword(tx, loginId, unusablePassword);
    await endAccess(tx, loginId, now);
    const dados = { nome, id_login: loginId };
    await enqueueMessage(tx, { tipo: 'acesso-bloqueado', destinatario: email, dados }, now);
    return { resposta, email };
  });
}
