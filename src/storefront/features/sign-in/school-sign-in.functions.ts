import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { backend } from '#/storefront/backend-client/backend.server.ts';

/** False also for a backend that doesn't know of it: the password still opens. */
export const isSchoolSignInOffered = createServerFn({ method: 'GET' }).handler(async () => {
  try {
    return (await backend().schoolSignIn.getSchoolSignIn({})).disponivel;
  } catch {
    return false;
  }
});

export const beginSchoolSignIn = createServerFn({ method: 'POST' })
  .validator(v.object({ destino: v.string() }))
  .handler(({ data }) => backend().schoolSignIn.beginSchoolSignIn(data));

const text = v.optional(v.string());

export const completeSchoolSignIn = createServerFn({ method: 'POST' })
  .validator(v.object({ state: v.string(), code: text, iss: text, error: text }))
  .handler(({ data }) => backend().schoolSignIn.completeSchoolSignIn(data));
