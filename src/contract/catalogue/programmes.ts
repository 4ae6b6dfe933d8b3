import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { programmeSlugSchema } from '#/domain/catalogue/programmes/programme-entry.ts';
import { richTextSchema } from '../content/rich-text.ts';
import { brlSchema } from '../wire.ts';
import { courseSummarySchema, offerSchema } from './course.ts';

const picture = v.pick(courseSummarySchema, ['imagem', 'imagem_alt']).entries;

const programmeItemSchema = v.object({
  slug: v.string(),
  titulo: v.string(),
  resumo: v.string(),
  /** Titles, in their order. */
  cursos: v.array(v.string()),
  carga_horaria: v.number(),
  ...picture,
  /** Lowest price of the editions that can be bought now, and what their courses cost one by one. */
  preco_a_partir_de: v.nullable(brlSchema),
  soma: v.nullable(brlSchema),
});
export type ProgrammeItem = v.InferOutput<typeof programmeItemSchema>;

const programmeSchema = v.object({
  slug: v.string(),
  id_produto: v.number(),
  titulo: v.string(),
  resumo: v.string(),
  texto: richTextSchema,
  carga_horaria: v.number(),
  ...picture,
  /** In their order; a course that isn't on sale by itself stays out. */
  cursos: v.array(courseSummarySchema),
  /** Every edition but those cancelled or over, open ones first, then by their first day. */
  edicoes: v.array(offerSchema),
});
export type Programme = v.InferOutput<typeof programmeSchema>;

/** Those on sale, by name. */
export const listProgrammes = oc
  .route({ method: 'GET', path: '/api/programas', summary: 'Programas' })
  .output(v.array(programmeItemSchema));

/** 404 `PROGRAMA_NAO_ENCONTRADO`, also for one that isn't on sale. */
export const getProgramme = oc
  .route({ method: 'GET', path: '/api/programas/{slug}', summary: 'Um programa' })
  .input(v.object({ slug: programmeSlugSchema }))
  .output(programmeSchema);
