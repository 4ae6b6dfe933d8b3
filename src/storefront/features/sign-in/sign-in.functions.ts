import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { loginInputSchema, registrationSchema } from '#/contract/identity/session.ts';
import { codeSchema } from '#/domain/person/second-factor.ts';
import { backend, currentRequest } from '#/storefront/backend-client/backend.server.ts';

/**
 * Signs in, or answers the step that comes first; in the context `checkout` the purchaser token becomes the
 * user token on the way (SESSION-3).
 */
export const signIn = createServerFn({ method: 'POST' })
  .validator(loginInputSchema)
  .handler(({ data }) => {
    return backend().session.login(data);
  });

export const completeSignIn = createServerFn({ method: 'POST' })
  .validator(v.object({ codigo: codeSchema }))
  .handler(({ data }) => {
    return backend().session.completeLogin(data);
  });

export const register = createServerFn({ method: 'POST' })
  .validator(registrationSchema)
  .handler(({ data }) => {
    return backend().session.register(data);
  });

export const signOut = createServerFn({ method: 'POST' }).handler(async () => {
  try {
    await backend().session.logout({});
  } finally {
    currentRequest().jar.clear();
  }
  return { ok: true as const };
});
