import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { legalSourceSchema, legalTexts } from '#/domain/school/legal-text.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { forgetShared } from '#/storefront/backend-client/shared-cache.server.ts';

const texto = v.picklist(legalTexts);
const typed = {
  texto,
  rascunho: legalSourceSchema,
  versao: v.pipe(v.number(), v.integer(), v.minValue(0)),
};

export const fetchLegalDraft = createServerFn({ method: 'GET' })
  .validator(v.object({ texto }))
  .handler(({ data }) => backend().legal.getLegalDraft(data));

export const fetchLegalVersion = createServerFn({ method: 'GET' })
  .validator(v.object({ texto, versao: v.pipe(v.string(), v.maxLength(40)) }))
  .handler(({ data }) => backend().legal.getLegalText(data));

export const saveLegalDraft = createServerFn({ method: 'POST' })
  .validator(v.object(typed))
  .handler(({ data }) => backend().legal.saveLegalDraft(data));

export const publishLegalText = createServerFn({ method: 'POST' })
  .validator(v.object({ ...typed, exige_novo_aceite: v.boolean() }))
  .handler(async ({ data }) => {
    const published = await backend().legal.publishLegalText(data);
    forgetShared((key) => key === `legal text ${data.texto}`);
    return published;
  });
