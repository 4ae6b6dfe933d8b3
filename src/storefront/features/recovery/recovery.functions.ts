import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { recoveryRequestSchema } from '#/contract/identity/password.ts';
import { passwordSchema } from '#/domain/person/password.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const linkSchema = v.object({
  codigoAcesso: v.pipe(v.string(), v.maxLength(100)),
  codigoAplicacao: v.pipe(v.string(), v.maxLength(40)),
});

export const requestRecovery = createServerFn({ method: 'POST' })
  .validator(recoveryRequestSchema)
  .handler(({ data }) => {
    return backend().recovery.requestRecovery(data);
  });

export const fetchRecoveryLink = createServerFn({ method: 'POST' })
  .validator(linkSchema)
  .handler(({ data }) => {
    return backend().recovery.checkRecovery(data);
  });

export const resetPassword = createServerFn({ method: 'POST' })
  .validator(v.object({ ...linkSchema.entries, senha: passwordSchema }))
  .handler(({ data }) => {
    return backend().recovery.resetPassword(data);
  });
