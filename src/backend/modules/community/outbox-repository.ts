import type { Database } from '#/backend/db/database.ts';
import { outbox } from '#/backend/db/schema/identity.ts';

/**
 * Leaves a message for the mail job, in the transaction of the answer; the texts are read when it is sent.
 */
export async function enqueueAnswer(
  db: Database,
  email: string,
  idPergunta: number,
  at: Date,
): Promise<void> {
  await db.insert(outbox).values({
    tipo: 'pergunta-respondida',
    destinatario: email,
    dados: { id_pergunta: idPergunta },
    criado_em: at,
    disponivel_em: at,
  });
}
