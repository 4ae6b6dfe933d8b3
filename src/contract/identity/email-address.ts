import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { emailSchema } from '#/domain/person/email.ts';
import { currentPasswordSchema } from '#/domain/person/password.ts';
import { instantSchema, textSchema } from '../wire.ts';

/**
 * Uses up the link of a confirmation mail: of the address of a new account, or of a changed one.
 * No session needed.
 */
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

const undoPath = '/api/desfazer-email/{codigo}';
const undoInput = v.object({ codigo: textSchema(100) });

/**
 * Which address the link of the mail takes back. It stays good, however often this is
 * asked; 410 `LINK_SEM_VALIDADE`.
 */
export const checkEmailUndo = oc
  .route({ method: 'GET', path: undoPath, summary: 'Troca de e-mail que um link desfaz' })
  .input(undoInput)
  .output(v.object({ email: v.string(), em: instantSchema }));

/**
 * Uses up the link: the old address counts again, every session, link and the password end. Returns the code
 * for a new password. No session needed.
 */
export const undoEmailChange = oc
  .route({ method: 'POST', path: undoPath, summary: 'Desfaz a troca de e-mail' })
  .input(undoInput)
  .output(v.object({ email: v.string(), codigoAcesso: v.string(), codigoAplicacao: v.string() }));
