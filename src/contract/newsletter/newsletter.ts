import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { emailSchema } from '#/domain/person/email.ts';
import { textSchema } from '../wire.ts';

/** `versao` is that of the text the person saw. */
export const newsletterSchema = v.object({
  email: emailSchema,
  versao: v.pipe(textSchema(20), v.nonEmpty()),
});

/**
 * Asks for news by mail. It counts once it is confirmed from there; the response is the same anyone who asks,
 * subscribed or not. 409 `TEXTO_MUDOU` when the text has changed meanwhile.
 */
export const subscribe = oc
  .route({ method: 'POST', path: '/api/newsletter', successStatus: 202, summary: 'Assina a newsletter' })
  .input(newsletterSchema)
  .output(v.object({ mensagem: v.string() }));

const tokenInput = v.object({ token: v.pipe(textSchema(100), v.nonEmpty()) });

/** Uses up the link of the confirmation mail. 410 `LINK_SEM_VALIDADE` for one that is good no more. */
export const confirmSubscription = oc
  .route({ method: 'POST', path: '/api/newsletter/confirmar', summary: 'Confirma a newsletter' })
  .input(tokenInput)
  .output(v.object({ email: v.string() }));

/**
 * Ends the subscription by the link of any newsletter mail, as often as it is pressed. 410
 * `LINK_SEM_VALIDADE` for an unknown one.
 */
export const cancelSubscription = oc
  .route({ method: 'POST', path: '/api/newsletter/cancelar', summary: 'Cancela a newsletter' })
  .input(tokenInput)
  .output(v.object({ email: v.string() }));
