import type { Database } from '#/backend/db/database.ts';
import { enqueueForIdentifier } from '#/backend/mail/outbox.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import { storedIdentifier } from '#/domain/person/login-identifier.ts';
import type { RecoveryApplication } from '#/domain/site/recovery-application.ts';

const SENT_MESSAGE =
  'Se houver uma conta com esse dado, enviamos para o e-mail dela um link para criar uma nova senha. Ele vale por 30 minutos.';

/**
 * Enqueues a recovery. The person is looked up when the mail is made: known and unknown people cause the same
 * work and the same response.
 * @throws 429 `MUITAS_TENTATIVAS` by address
 */
export async function requestRecovery(
  { db, throttle, now }: { db: Database; throttle: Throttle; now: Date },
  { identificador, aplicacao }: { identificador: string; aplicacao: RecoveryApplication },
  ip: string | null,
): Promise<{ mensagem: string }> {
  await throttle.take('recovery-address', ip);
  const dados = { identificador: storedIdentifier(identificador), aplicacao };
  await enqueueForIdentifier(db, { tipo: 'esqueci-senha', dados }, now);
  return { mensagem: SENT_MESSAGE };
}
