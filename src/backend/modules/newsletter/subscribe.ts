import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { enqueueForThirdPerson } from '#/backend/mail/outbox.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import { NEWSLETTER_TEXT_VERSION } from '#/domain/community/newsletter.ts';

const SENT_MESSAGE =
  'Se este e-mail ainda não recebe nossas novidades, enviamos para ele um link. Abra o e-mail e confirme para começar a receber.';

/**
 * Enqueues a subscription. The address is looked up when the mail is made, so work and response are the same
 * for every address.
 * @throws 409 `TEXTO_MUDOU`, and 429 `MUITAS_TENTATIVAS` by address
 */
export async function subscribe(
  { db, throttle, now }: { db: Database; throttle: Throttle; now: Date },
  { email, versao }: { email: string; versao: string },
  ip: string | null,
): Promise<{ mensagem: string }> {
  await throttle.take('newsletter-address', ip);
  if (versao !== NEWSLETTER_TEXT_VERSION) {
    throw new BackendError(409, 'TEXTO_MUDOU', 'O texto mudou. Atualize a página e assine de novo.');
  }
  await enqueueForThirdPerson(
    db,
    { tipo: 'newsletter-confirmar', destinatario: email, dados: { versao }, sender: { address: ip } },
    now,
  );
  return { mensagem: SENT_MESSAGE };
}
