import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { emailSchema } from '#/domain/person/email.ts';
import { currentPasswordSchema } from '#/domain/person/password.ts';
import { codeSchema } from '#/domain/person/second-factor.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

export const fetchSecondFactor = createServerFn({ method: 'GET' }).handler(() => {
  return backend().secondFactor.getSecondFactor();
});

export const startSecondFactor = createServerFn({ method: 'POST' })
  .validator(v.object({ senha: currentPasswordSchema }))
  .handler(({ data }) => {
    return backend().secondFactor.startSecondFactor(data);
  });

export const confirmSecondFactor = createServerFn({ method: 'POST' })
  .validator(v.object({ codigo: codeSchema }))
  .handler(({ data }) => {
    return backend().secondFactor.confirmSecondFactor(data);
  });

export const confirmAccess = createServerFn({ method: 'POST' })
  .validator(v.union([v.object({ senha: currentPasswordSchema }), v.object({ codigo: codeSchema })]))
  .handler(({ data }) => {
    return backend().session.confirmAccess(data);
  });

export const stopSecondFactor = createServerFn({ method: 'POST' })
  .validator(v.object({ senha: currentPasswordSchema, codigo: codeSchema }))
  .handler(({ data }) => {
    return backend().secondFactor.stopSecondFactor(data);
  });

export const resetSecondFactor = createServerFn({ method: 'POST' })
  .validator(v.object({ email: emailSchema, senha: currentPasswordSchema }))
  .handler(({ data }) => {
    return backend().secondFactor.resetSecondFactor(data);
  });
