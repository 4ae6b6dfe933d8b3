import type { Database } from '#/backend/db/database.ts';
import { enqueueMessage } from '#/backend/mail/outbox-repository.ts';
import type { Throttle } from '#/backend/modules/identity/throttle.ts';
import type { RecoveryApplication } from '#/contract/identity/password.ts';

const SENT_MESSAGE =
  'Se houver uma conta com esse dado, enviamos para o e-mail dela um link para criar uma nova senha. Ele vale por 30 minutos.';

/**
 * Queues a request for a new password. Whether such a person exists is looked up when the mail is made, not here: known and
 * unknown people cause the same work and the same answer. Throws 429 `MUITAS_TENTATIVAS` by address.
 */
export async function requestRecovery(
  { db, throttle, now }: { db: Database; throttle: Throttle; now: Date },
  request: { identificador: string; aplicacao: RecoveryApplication },
  ip: string | null,
): Promise<{ mensagem: string }> {
  await throttle.take('recovery-address', ip);
  // The recipient isn't known yet.
  await enqueueMessage(db, { tipo: 'esqueci-senha', destinatario: '', dados: request }, now);
  return { mensagem: SENT_MESSAGE };
}
