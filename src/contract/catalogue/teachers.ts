import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { teacherSlugSchema } from '#/domain/catalogue/teachers/teacher-entry.ts';
import { isWebLink } from '#/domain/text/web-link.ts';
import { richTextSchema } from '../content/rich-text.ts';
import { courseSummarySchema, offerSchema, soldCourseSchema } from './course.ts';

const teacherItemSchema = v.object({
  slug: v.string(),
  nome: v.string(),
  imagem: v.nullable(v.string()),
  imagem_alt: v.string(),
  /** Open offers of courses on sale. */
  turmas_abertas: v.number(),
});
export type TeacherItem = v.InferOutput<typeof teacherItemSchema>;

const taughtOfferSchema = v.object({
  ...v.pick(offerSchema, [
    'id_oferta',
    'formato',
    'cidade',
    'turno',
    'nome_turno',
    'dias_semana',
    'hora_inicio',
    'hora_fim',
    'horario_local',
    'data_inicio',
    'tipo_oferta',
    'preco_original',
    'preco_promocional',
  ]).entries,
  produto: v.object({
    ...v.omit(soldCourseSchema, ['imagem']).entries,
    periodo_preco: courseSummarySchema.entries.periodo_preco,
  }),
});
export type TaughtOffer = v.InferOutput<typeof taughtOfferSchema>;

const teacherSchema = v.object({
  ...v.omit(teacherItemSchema, ['turmas_abertas']).entries,
  biografia: richTextSchema,
  links: v.array(v.pipe(v.string(), v.check(isWebLink))),
  /** Open ones, by their first day. */
  turmas: v.array(taughtOfferSchema),
});
export type Teacher = v.InferOutput<typeof teacherSchema>;

/** Those that the school shows, by name. */
export const listTeachers = oc
  .route({ method: 'GET', path: '/api/professores', summary: 'Professores' })
  .output(v.array(teacherItemSchema));

/** 404 `PROFESSOR_NAO_ENCONTRADO`, also for one that the school doesn't show. */
export const getTeacher = oc
  .route({ method: 'GET', path: '/api/professores/{slug}', summary: 'Um professor' })
  .input(v.object({ slug: teacherSlugSchema }))
  .output(teacherSchema);
