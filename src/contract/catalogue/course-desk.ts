import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { courseEntrySchema } from '#/domain/catalogue/course-entry.ts';
import { offerEntrySchema } from '#/domain/catalogue/offer-entry.ts';
import { unitEntrySchema } from '#/domain/school/unit-entry.ts';
import { courseSchema, offerSchema } from './course.ts';
import { idParam, instantSchema, pageOf, pageParam, textSchema } from '../wire.ts';

const byId = v.object({ id: idParam });
const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const saved = v.object({ versao: v.number() });

const deskCourseItemSchema = v.object({
  id_produto: v.number(),
  titulo: v.string(),
  slug: v.string(),
  modalidade: v.object({ nome: v.string(), slug: v.string() }),
  publicado: v.boolean(),
  turmas: v.number(),
  turmas_abertas: v.number(),
  atualizado_em: instantSchema,
});
export type DeskCourseItem = v.InferOutput<typeof deskCourseItemSchema>;

/** Every course, those not on sale included: last changed first. */
export const listDeskCourses = oc
  .route({ method: 'GET', path: '/api/gestao/cursos', summary: 'Cursos da escola' })
  .input(v.object({ pagina: pageParam, busca: v.optional(textSchema(100), '') }))
  .output(pageOf(deskCourseItemSchema));

const unitSchema = v.object({
  id_unidade: v.number(),
  nome: v.string(),
  cidade: v.string(),
  uf: v.string(),
});

const courseOptionsSchema = v.object({
  modalidades: v.array(v.object({ id_modalidade: v.number(), nome: v.string() })),
  areas: v.array(v.object({ id_area_atuacao: v.number(), nome: v.string(), grupo: v.string() })),
  tipos: v.array(v.object({ id_tipo_curso: v.number(), nome: v.string() })),
  unidades: v.array(unitSchema),
});
export type CourseOptions = v.InferOutput<typeof courseOptionsSchema>;

/** What the forms of a course and an offer choose from. */
export const getCourseOptions = oc
  .route({ method: 'GET', path: '/api/gestao/opcoes', summary: 'Opções para cursos e turmas' })
  .output(courseOptionsSchema);

const writtenOffer = v.pick(offerSchema, [
  'id_oferta',
  'codigo_turma',
  'situacao',
  'formato',
  'turno',
  'dias_semana',
  'hora_inicio',
  'hora_fim',
  'data_inicio',
  'data_fim',
  'inscricoes_ate',
  'carga_horaria',
  'vagas_total',
  'vagas_minimas',
  'tipo_oferta',
  'preco_original',
  'preco_promocional',
  'parcelas_max',
  'documentos',
]);

const deskOfferSchema = v.object({
  versao: v.number(),
  /** Whether it has orders, enrolments or a waiting list: then its days and its place stay. */
  tem_pessoas: v.boolean(),
  /** Seats that are taken or held; null without a limit. */
  vagas_ocupadas: v.nullable(v.number()),
  unidade: v.string(),
  id_unidade: v.number(),
  idade_minima: v.nullable(v.number()),
  escolaridade: v.nullable(v.string()),
  confere_documentos: v.boolean(),
  ...writtenOffer.entries,
});
export type DeskOffer = v.InferOutput<typeof deskOfferSchema>;

const writtenCourse = v.pick(courseSchema, [
  'id_produto',
  'slug',
  'titulo',
  'id_modalidade',
  'descricao',
  'publico_alvo',
  'objetivos',
  'conteudo',
  'carga_horaria',
  'duracao_meses',
  'certificacao',
  'requisitos',
  'video_url',
  'preco_original',
  'preco_promocional',
  'periodo_preco',
]);

const deskCourseSchema = v.object({
  ...writtenCourse.entries,
  versao: v.number(),
  modalidade_slug: v.string(),
  publicado: v.boolean(),
  id_area_atuacao: v.number(),
  id_tipo_curso: v.number(),
  termos_busca: v.string(),
  /** By their first day. */
  turmas: v.array(deskOfferSchema),
});
export type DeskCourse = v.InferOutput<typeof deskCourseSchema>;

/** A course as its form shows it, with its offers. 404 `CURSO_NAO_ENCONTRADO`. */
export const getDeskCourse = oc
  .route({ method: 'GET', path: '/api/gestao/cursos/{id}', summary: 'Um curso para editar' })
  .input(byId)
  .output(deskCourseSchema);

/** A course that isn't on sale yet. 409 `CURSO_REPETIDO`: one of that name and modality exists. */
export const createCourse = oc
  .route({ method: 'POST', path: '/api/gestao/cursos', summary: 'Cria um curso' })
  .input(courseEntrySchema)
  .output(v.object({ id_produto: v.number() }));

/** 404 `CURSO_NAO_ENCONTRADO`; 409 `CURSO_REPETIDO`, `CURSO_ALTERADO`: another editor saved meanwhile. */
export const saveCourse = oc
  .route({ method: 'PUT', path: '/api/gestao/cursos/{id}', summary: 'Altera um curso' })
  .input(v.object({ ...byId.entries, versao: version, curso: courseEntrySchema }))
  .output(saved);

/** Puts a course on sale, or takes it off; orders that exist go on. 404 `CURSO_NAO_ENCONTRADO`. */
export const publishCourse = oc
  .route({ method: 'POST', path: '/api/gestao/cursos/{id}/publicacao', summary: 'Publica um curso' })
  .input(v.object({ ...byId.entries, publicado: v.boolean() }))
  .output(v.object({ ok: v.literal(true) }));

/** A course as its page shows it, on sale or not. 404 `PRODUTO_NAO_ENCONTRADO`. */
export const previewCourse = oc
  .route({ method: 'GET', path: '/api/gestao/cursos/{id}/previa', summary: 'Prévia de um curso' })
  .input(byId)
  .output(courseSchema);

/** 404 `CURSO_NAO_ENCONTRADO`, 422 `UNIDADE_NAO_ENCONTRADA`. */
export const createOffer = oc
  .route({ method: 'POST', path: '/api/gestao/cursos/{id}/turmas', summary: 'Cria uma turma' })
  .input(v.object({ ...byId.entries, turma: offerEntrySchema }))
  .output(v.object({ id_oferta: v.number() }));

/**
 * 404 `TURMA_NAO_ENCONTRADA`; 409 `TURMA_ALTERADA`: another editor saved meanwhile; `TURMA_COM_PESSOAS`: days
 * and place of an offer with people don't change this way; 422 for fewer seats than are taken.
 */
export const saveOffer = oc
  .route({ method: 'PUT', path: '/api/gestao/turmas/{id}', summary: 'Altera uma turma' })
  .input(v.object({ ...byId.entries, versao: version, turma: offerEntrySchema }))
  .output(saved);

/** 422 `MUNICIPIO_DESCONHECIDO`: no such municipality in that state. */
export const addUnit = oc
  .route({ method: 'POST', path: '/api/gestao/unidades', summary: 'Cria uma unidade' })
  .input(unitEntrySchema)
  .output(v.object({ id_unidade: v.number() }));
