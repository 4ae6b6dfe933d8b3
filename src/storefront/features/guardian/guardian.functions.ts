import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { lookUpRefusal } from '#/domain/request/public-error.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const byLink = v.object({ convite: v.pipe(v.string(), v.maxLength(300)) });

const refusals = {
  LINK_SEM_VALIDADE: 'over',
  LINK_DE_OUTRA_PESSOA: 'not-yours',
  RESPONSAVEL_MENOR: 'under-age',
  ACESSO_NEGADO: 'not-yours',
} as const;
export type GuardianLinkRefusal = (typeof refusals)[keyof typeof refusals];

export const fetchGuardianLink = createServerFn({ method: 'GET' })
  .validator(byLink)
  .handler(async ({ data }) => {
    try {
      return { purchase: await backend().guardian.readGuardianLink(data) };
    } catch (error) {
      const refusal = lookUpRefusal<GuardianLinkRefusal>(error, refusals);
      if (!refusal) throw error;
      return { refusal };
    }
  });

export const openGuardianLink = createServerFn({ method: 'POST' })
  .validator(byLink)
  .handler(async ({ data }) => {
    const { codigo } = await backend().guardian.openGuardianLink(data);
    return { codigo };
  });
