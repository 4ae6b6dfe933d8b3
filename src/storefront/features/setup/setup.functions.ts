import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { setupCodeSchema } from '#/contract/school/setup.ts';
import { emailSchema } from '#/domain/person/email.ts';
import { fullNameSchema } from '#/domain/person/full-name.ts';
import { passwordSchema } from '#/domain/person/password.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

/** POST keeps the code out of addresses; the link stays as it is. */
export const checkSetupLink = createServerFn({ method: 'POST' })
  .validator(v.object({ codigo: setupCodeSchema }))
  .handler(({ data }) => backend().setup.checkSetup(data));

export const createFirstAdministrator = createServerFn({ method: 'POST' })
  .validator(
    v.object({ codigo: setupCodeSchema, nome: fullNameSchema, email: emailSchema, senha: passwordSchema }),
  )
  .handler(({ data }) => backend().setup.createFirstAdministrator(data));
