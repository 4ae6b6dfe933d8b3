import type { Database } from '#/backend/db/database.ts';
import { enqueueMessage } from '#/backend/mail/outbox.ts';
import { findMailLogin } from '../login/login-access-repository.ts';

type FactorMessage = 'segundo-fator-ligado' | 'segundo-fator-desligado' | 'ultimo-codigo-de-recuperacao';

export async function notifyOfFactor(
  db: Database,
  tipo: FactorMessage,
  loginId: number,
  at: Date,
  more: { por_equipe?: boolean } = {},
): Promise<void> {
  const login = await findMailLogin(db, loginId);
  if (!login) return;
  const dados = { nome: login.nome, id_login: loginId, ...more };
  await enqueueMessage(db, { tipo, destinatario: login.email, dados }, at);
}
