import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { emailSchema } from '#/domain/person/email.ts';
import { fullNameSchema } from '#/domain/person/full-name.ts';
import { passwordSchema } from '#/domain/person/password.ts';

const path = '/api/comecar';

/** The code of the link that the server printed. */
export const setupCodeSchema = v.pipe(v.string(), v.maxLength(100));

/** Leaves the link as it is. 410 `LINK_SEM_VALIDADE`; 404 once the shop has had an administrator. */
export const checkSetup = oc
  .route({ method: 'POST', path: `${path}/conferir`, summary: 'Confere o link da primeira configuração' })
  .input(v.object({ codigo: setupCodeSchema }))
  .output(v.object({ ok: v.literal(true) }));

/**
 * Makes the first administrator, signs them in and starts their second factor. 404 once there is one, also
 * for the slower of two; 410 `LINK_SEM_VALIDADE`; 409 `CADASTRO_EXISTENTE` for the e-mail of an account.
 */
export const createFirstAdministrator = oc
  .route({ method: 'POST', path, summary: 'Cria o primeiro administrador' })
  .input(
    v.object({ codigo: setupCodeSchema, nome: fullNameSchema, email: emailSchema, senha: passwordSchema }),
  )
  .output(v.object({ ok: v.literal(true) }));
