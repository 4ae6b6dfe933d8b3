import type { Database } from '#/backend/db/database.ts';
import { outbox } from '#/backend/db/schema/identity.ts';

/**
 * `confirmar-email` names the login only: its one-use token is made when it is sent, so it never
 * lies here readable.
 */
export type AccountMessage = 'boas-vindas' | 'confirmar-email';

/** Leaves a message for the mail job, in the transaction of what it tells. */
export async function enqueueAccountMessage(
  db: Database,
  tipo: AccountMessage,
  to: { email: string; nome: string; idLogin: number },
  at: Date,
): Promise<void> {
  await db.insert(outbox).values({
    tipo,
    destinatario: to.email,
    dados: { nome: to.nome, id_login: to.idLogin },
    criado_em: at,
    disponivel_em: at,
  });
}
