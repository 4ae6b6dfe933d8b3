import * as v from 'valibot';
import { BackendError } from '#/backend/http/backend-error.ts';
import { isSubscribed, openSubscription } from '#/backend/modules/newsletter/newsletter-repository.ts';
import { issueCancellation, issueConfirmation } from '#/backend/modules/newsletter/newsletter-token.ts';
import type { Composer, Composers, ComposerTools } from './compose-mail.ts';

const HOUR_MS = 3_600_000;

/** Looks the address up here, out of the request's time. Who has the news already gets nothing, nor who got enough of these mails. */
const confirmWish: Composer<'newsletter-confirmar'> = async (message, tools) => {
  const { destinatario, dados, tentativas, criadoEm } = message;
  const { db, publicUrl, now } = tools;
  if (now.getTime() - criadoEm.getTime() > HOUR_MS) return null;
  if (tentativas === 1 && !(await mayWriteTo(destinatario, tools))) return null;
  const { versao } = v.parse(v.object({ versao: v.string() }), dados);
  const id = await openSubscription(db, { email: destinatario, versao, now });
  if (id === undefined) return null;
  const token = await issueConfirmation(db, { id, versao, now });
  return { to: destinatario, props: { url: `${publicUrl}/newsletter/confirmar?token=${token}` } };
};

const welcome: Composer<'newsletter-boas-vindas'> = async ({ destinatario, dados }, { db, publicUrl }) => {
  const { id_assinatura } = v.parse(v.object({ id_assinatura: v.number() }), dados);
  if (!(await isSubscribed(db, id_assinatura))) return null;
  const token = await issueCancellation(db, id_assinatura);
  const cancelUrl = `${publicUrl}/newsletter/cancelar?token=${token}`;
  return { to: destinatario, props: { url: `${publicUrl}/busca`, cancelUrl } };
};

async function mayWriteTo(email: string, { throttle }: ComposerTools): Promise<boolean> {
  try {
    await throttle.take('newsletter-email', email);
    return true;
  } catch (error) {
    if (error instanceof BackendError) return false;
    throw error;
  }
}

/** Mails of the newsletter by `tipo`. */
export const newsletterComposers = {
  'newsletter-confirmar': confirmWish,
  'newsletter-boas-vindas': welcome,
} satisfies Partial<Composers>;
