import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { loginIdentifierSchema } from '#/domain/person/login-identifier.ts';
import { passwordSchema } from '#/domain/person/password.ts';
import { recoveryApplicationSchema } from '#/domain/site/recovery-application.ts';
import { instantSchema, textSchema } from '../wire.ts';

export const recoveryRequestSchema = v.object({
  /** CPF, e-mail or user name. */
  identificador: loginIdentifierSchema,
  aplicacao: v.optional(recoveryApplicationSchema, 'vitrine'),
});

/** Sends a link for a new password. The response is the same anyone who asks, known or not. */
export const requestRecovery = oc
  .route({ method: 'POST', path: '/api/esqueci-senha', successStatus: 202, summary: 'Esqueci minha senha' })
  .input(recoveryRequestSchema)
  .output(v.object({ mensagem: v.string() }));

const recoveryCode = { codigoAcesso: textSchema(100), codigoAplicacao: textSchema(40) };
const recoveryPath = '/api/troca-senha/{codigoAcesso}/{codigoAplicacao}';

/**
 * Whether the link is still good; it stays so, however often this is asked. 410 `LINK_SEM_VALIDADE` when not.
 */
export const checkRecovery = oc
  .route({ method: 'GET', path: recoveryPath, summary: 'Confere o link de troca de senha' })
  .input(v.object(recoveryCode))
  .output(
    v.object({
      marca: v.string(),
      /** Path of the shop. */
      destino: v.string(),
      expiraEm: instantSchema,
    }),
  );

/** Sets the new password, uses up the link and ends all sessions. */
export const resetPassword = oc
  .route({ method: 'POST', path: recoveryPath, summary: 'Troca a senha' })
  .input(v.object({ ...recoveryCode, senha: passwordSchema }))
  .output(v.object({ destino: v.string() }));
