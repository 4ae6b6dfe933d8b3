import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { emailSchema } from '#/domain/email.ts';
import { currentPasswordSchema } from '#/domain/password.ts';
import { textSchema } from '../wire.ts';

/** Uses up the link of a confirmation mail: of the address of a new account, or of a changed one. No session needed. */
export const confirmEmail = oc
  .route({ method: 'POST', path: '/api/email/confirmar', summary: 'Confirma o e-mail' })
  .input(v.object({ token: v.pipe(textSchema(100), v.nonEmpty()) }))
  .output(v.object({ email: v.string() }));

/** Sends the confirmation again, once a minute. */
export const resendConfirmation = oc
  .route({
    method: 'POST',
    path: '/api/email/reenviar',
    successStatus: 202,
    summary: 'Envia a confirmação outra vez',
  })
  .input(v.object({}))
  .output(v.object({ mensagem: v.string() }));

export const emailChangeSchema = v.object({
  email: emailSchema,
  /** The present password. */
  senha: currentPasswordSchema,
});

/** Asks for another address. It counts once it is confirmed from there. */
export const changeEmail = oc
  .route({ method: 'PUT', path: '/api/email', successStatus: 202, summary: 'Troca o e-mail' })
  .input(emailChangeSchema)
  .output(v.object({ mensagem: v.string() }));
