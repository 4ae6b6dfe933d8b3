import { createServerFn } from '@tanstack/react-start';
import { setResponseHeader } from '@tanstack/react-start/server';
import * as v from 'valibot';
import { recoveryRequestSchema } from '#/contract/identity/password.ts';
import { passwordSchema } from '#/domain/password.ts';
import { PublicError } from '#/domain/public-error.ts';
import { backend } from '#/gateway/backend.server.ts';

const linkSchema = v.object({
  codigoAcesso: v.pipe(v.string(), v.maxLength(100)),
  codigoAplicacao: v.pipe(v.string(), v.maxLength(40)),
});

/** Asks for a link for a new password; the answer doesn't tell whether there is such a person. */
export const requestRecovery = createServerFn({ method: 'POST' })
  .validator(recoveryRequestSchema)
  .handler(({ data }) => {
    setResponseHeader('cache-control', 'private, no-store');
    return backend().recovery.request(data);
  });

/** What a link is for, or null when it is good no more. POST keeps the code out of addresses; the link stays as it is. */
export const fetchRecoveryLink = createServerFn({ method: 'POST' })
  .validator(linkSchema)
  .handler(async ({ data }) => {
    setResponseHeader('cache-control', 'private, no-store');
    try {
      return await backend().recovery.check(data);
    } catch (error) {
      if (error instanceof PublicError && error.status === 410) return null;
      throw error;
    }
  });

/** Sets the new password and uses up the link. */
export const resetPassword = createServerFn({ method: 'POST' })
  .validator(v.object({ ...linkSchema.entries, senha: passwordSchema }))
  .handler(({ data }) => {
    setResponseHeader('cache-control', 'private, no-store');
    return backend().recovery.reset(data);
  });
