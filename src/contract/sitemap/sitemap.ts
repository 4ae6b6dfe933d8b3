import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { integerParam } from '../wire.ts';

/** Most addresses in one part of the sitemap (PAGE-10). */
export const SITEMAP_PART_SIZE = 10_000;

const partParam = v.pipe(integerParam, v.minValue(1), v.maxValue(214_749));
const partInput = v.object({ parte: partParam });

export const sitemapCourseSchema = v.object({
  id_produto: v.number(),
  slug: v.string(),
  modalidade: v.string(),
  atualizado_em: v.string(),
});
export type SitemapCourse = v.InferOutput<typeof sitemapCourseSchema>;

export const sitemapOfferSchema = v.object({
  ...sitemapCourseSchema.entries,
  id_oferta: v.number(),
  cidade: v.string(),
});
export type SitemapOffer = v.InferOutput<typeof sitemapOfferSchema>;

/**
 * The parts that hold anything. Part n has the ids from 10,000 × (n - 1) + 1 on, so what is in a
 * part stays there.
 */
export const listSitemapParts = oc
  .route({ method: 'GET', path: '/api/mapa-do-site', summary: 'Partes do mapa do site' })
  .output(v.object({ cursos: v.array(v.number()), turmas: v.array(v.number()) }));

/** Published courses of a part, by id. */
export const listSitemapCourses = oc
  .route({ method: 'GET', path: '/api/mapa-do-site/cursos/{parte}', summary: 'Cursos do mapa do site' })
  .input(partInput)
  .output(v.array(sitemapCourseSchema));

/** Open offers of published courses, by id; `atualizado_em` is that of the course. */
export const listSitemapOffers = oc
  .route({
    method: 'GET',
    path: '/api/mapa-do-site/turmas/{parte}',
    summary: 'Turmas abertas do mapa do site',
  })
  .input(partInput)
  .output(v.array(sitemapOfferSchema));

const slugsSchema = v.array(v.string());

/** The list pages with something on them: slugs, the campaigns now on, and the texts of the blog. */
export const sitemapListsSchema = v.object({
  modalidades: slugsSchema,
  areas: slugsSchema,
  cidades: slugsSchema,
  modalidades_em_cidades: v.array(v.object({ modalidade: v.string(), cidade: v.string() })),
  campanhas: slugsSchema,
  textos: slugsSchema,
  /** Pages that the school wrote; left out: none. */
  paginas: v.optional(slugsSchema, []),
  /** Teachers who are shown and teach an open offer; left out: none. */
  professores: v.optional(slugsSchema, []),
  programas: v.optional(slugsSchema, []),
});
export type SitemapLists = v.InferOutput<typeof sitemapListsSchema>;

export const listSitemapLists = oc
  .route({ method: 'GET', path: '/api/mapa-do-site/listas', summary: 'Listas do mapa do site' })
  .output(sitemapListsSchema);
