import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { isSubscribed, openSubscription } from './newsletter-repository.ts';
import { issueCancellation, issueConfirmation } from './newsletter-token.ts';
import { addressOf, type Composer, type Composers } from '#/backend/mail/compose-mail.ts';
import { mayTake } from '#/backend/limits/throttle.ts';

const HOUR_MS = 3_600_000;

const confirmWish: Composer<'newsletter-confirmar'> = async (message, { db, throttle, publicUrl, now }) => {
  const { dados, tentativas, criadoEm } = message;
  const to = addressOf(message);
  if (now.getTime() - criadoEm.getTime() > HOUR_MS) return null;
  if (tentativas === 1 && !(await mayTake(throttle, 'newsletter-email', to))) return null;
  const { versao } = v.parse(v.object({ versao: v.string() }), dados);
  const id = await openSubscription(db, { email: to, versao, now });
  if (id === undefined) return null;
  const token = await issueConfirmation(db, { id, versao, now });
  const unsubscribeUrl = await issueCancelUrl(db, publicUrl, id);
  return { to, props: { url: `${publicUrl}/newsletter/confirmar?token=${token}` }, unsubscribeUrl };
};

const welcome: Composer<'newsletter-boas-vindas'> = async (message, { db, publicUrl }) => {
  const { id_assinatura } = v.parse(v.object({ id_assinatura: v.number() }), message.dados);
  if (!(await isSubscribed(db, id_assinatura))) return null;
  const cancelUrl = await issueCancelUrl(db, publicUrl, id_assinatura);
  return {
    to: addressOf(message),
    props: { url: `${publicUrl}/busca`, cancelUrl },
    unsubscribeUrl: cancelUrl,
  };
};

async function issueCancelUrl(db: Database, publicUrl: string, id: number): Promise<string> {
  return `${publicUrl}/newsletter/cancelar?token=${await issueCancellation(db, id)}`;
}

export const newsletterComposers = {
  'newsletter-confirmar': confirmWish,
  'newsletter-boas-vindas': welcome,
} satisfies Partial<Composers>;
