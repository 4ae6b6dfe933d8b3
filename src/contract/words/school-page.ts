import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { schoolPageEntrySchema } from '#/domain/site/words/school-page-entry.ts';
import { richTextSchema } from '../content/rich-text.ts';
import { idParam, storedText } from '../wire.ts';

/** Those that are shown, in the order of the school. */
export const listSchoolPages = oc
  .route({ method: 'GET', path: '/api/paginas', summary: 'Páginas que a escola escreve' })
  .output(v.array(v.object({ slug: v.string(), titulo: v.string() })));

const schoolPageSchema = v.object({
  slug: v.string(),
  titulo: v.string(),
  resumo: v.string(),
  texto: richTextSchema,
});
export type SchoolPage = v.InferOutput<typeof schoolPageSchema>;

/** 404 `PAGINA_NAO_ENCONTRADA`, also for one that isn't shown. */
export const getSchoolPage = oc
  .route({ method: 'GET', path: '/api/paginas/{slug}', summary: 'Uma página que a escola escreveu' })
  .input(v.object({ slug: v.string() }))
  .output(schoolPageSchema);

const deskPageSchema = v.object({
  id_pagina: v.number(),
  slug: v.string(),
  titulo: v.string(),
  resumo: v.string(),
  texto: storedText,
  ordem: v.number(),
  publicada: v.boolean(),
  versao: v.number(),
});
export type DeskSchoolPage = v.InferOutput<typeof deskPageSchema>;

const path = '/api/gestao/paginas';
const byId = v.object({ id: idParam });
const version = v.pipe(v.number(), v.integer(), v.minValue(1));

export const listDeskSchoolPages = oc
  .route({ method: 'GET', path, summary: 'Páginas da escola para editar' })
  .output(v.array(deskPageSchema));

/** 404 `PAGINA_NAO_ENCONTRADA`. */
export const getDeskSchoolPage = oc
  .route({ method: 'GET', path: `${path}/{id}`, summary: 'Uma página da escola para editar' })
  .input(byId)
  .output(deskPageSchema);

/** 409 `ENDERECO_REPETIDO`, `PAGINAS_DEMAIS`; 422 `TEXTO_RECUSADO` for HTML and unsafe links. */
export const createSchoolPage = oc
  .route({ method: 'POST', path, summary: 'Cria uma página da escola' })
  .input(schoolPageEntrySchema)
  .output(v.object({ id_pagina: v.number() }));

/**
 * 404 `PAGINA_NAO_ENCONTRADA`; 409 `ENDERECO_REPETIDO`, `PAGINA_ALTERADA`: another editor saved meanwhile;
 * 422 `TEXTO_RECUSADO`.
 */
export const saveSchoolPage = oc
  .route({ method: 'PUT', path: `${path}/{id}`, summary: 'Altera uma página da escola' })
  .input(v.object({ ...byId.entries, versao: version, pagina: schoolPageEntrySchema }))
  .output(v.object({ versao: v.number() }));

/** Again, it changes nothing. 409 `PAGINA_ALTERADA`: another editor saved meanwhile. */
export const deleteSchoolPage = oc
  .route({ method: 'POST', path: `${path}/{id}/apagar`, summary: 'Apaga uma página da escola' })
  .input(v.object({ ...byId.entries, versao: version }))
  .output(v.object({ ok: v.literal(true) }));
