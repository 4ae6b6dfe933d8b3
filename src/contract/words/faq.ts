import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { faqEntrySchema } from '#/domain/site/words/faq-entry.ts';
import { richTextSchema } from '../content/rich-text.ts';
import { idParam, storedText } from '../wire.ts';

const sectionSchema = v.object({
  secao: v.string(),
  perguntas: v.array(v.object({ id_item: v.number(), pergunta: v.string(), resposta: richTextSchema })),
});
export type FaqSection = v.InferOutput<typeof sectionSchema>;

/** What the shop's page shows, in its order. */
export const getFaq = oc
  .route({ method: 'GET', path: '/api/perguntas-frequentes', summary: 'Perguntas frequentes' })
  .output(v.array(sectionSchema));

const deskItemSchema = v.object({
  id_item: v.number(),
  secao: v.string(),
  pergunta: v.string(),
  resposta: storedText,
  ordem: v.number(),
  publicada: v.boolean(),
  versao: v.number(),
});
export type DeskFaqItem = v.InferOutput<typeof deskItemSchema>;

const path = '/api/gestao/perguntas-frequentes';
const byId = v.object({ id: idParam });
const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const saved = v.object({ versao: v.number() });

export const listFaqItems = oc
  .route({ method: 'GET', path, summary: 'Perguntas frequentes para editar' })
  .output(v.array(deskItemSchema));

/** 404 `PERGUNTA_NAO_ENCONTRADA`. */
export const getFaqItem = oc
  .route({ method: 'GET', path: `${path}/{id}`, summary: 'Uma pergunta frequente para editar' })
  .input(byId)
  .output(deskItemSchema);

/** 422 `TEXTO_RECUSADO` for HTML and links that lead nowhere safe; 409 `PERGUNTAS_DEMAIS`. */
export const createFaqItem = oc
  .route({ method: 'POST', path, summary: 'Cria uma pergunta frequente' })
  .input(faqEntrySchema)
  .output(v.object({ id_item: v.number() }));

/**
 * 404 `PERGUNTA_NAO_ENCONTRADA`; 409 `PERGUNTA_ALTERADA`: another editor saved meanwhile; 422
 * `TEXTO_RECUSADO`.
 */
export const saveFaqItem = oc
  .route({ method: 'PUT', path: `${path}/{id}`, summary: 'Altera uma pergunta frequente' })
  .input(v.object({ ...byId.entries, versao: version, pergunta_frequente: faqEntrySchema }))
  .output(saved);

/** Again, it changes nothing. 409 `PERGUNTA_ALTERADA`: another editor saved meanwhile. */
export const deleteFaqItem = oc
  .route({ method: 'POST', path: `${path}/{id}/apagar`, summary: 'Apaga uma pergunta frequente' })
  .input(v.object({ ...byId.entries, versao: version }))
  .output(v.object({ ok: v.literal(true) }));
