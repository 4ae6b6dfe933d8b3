import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { courseEntrySchema } from '#/domain/catalogue/course-entry.ts';
import { deskCourseStates, publishedCoursesSchema } from '#/domain/catalogue/course-list/course-list.ts';
import { pictureTextSchema } from '#/domain/catalogue/picture/course-picture.ts';
import { nameEntrySchema, nameLists } from '#/domain/school/name-lists.ts';
import { offerEntrySchema } from '#/domain/catalogue/offer-entry.ts';
import { offerShifts } from '#/domain/catalogue/offer-values.ts';
import { timeZones } from '#/domain/time/local-time.ts';
import { unitEntrySchema } from '#/domain/school/unit-entry.ts';
import { courseSchema, offerSchema } from './course.ts';
import {
  flagParam,
  idParam,
  instantSchema,
  listParam,
  pageOf,
  pageParam,
  photoContent,
  slugSchema,
  textSchema,
} from '../wire.ts';

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
  /** Who changed it last; null for what came with the shop or by import alone. */
  mudado_por: v.nullable(v.string()),
});
export type DeskCourseItem = v.InferOutput<typeof deskCourseItemSchema>;

/** Every course, those not on sale included: last changed first. */
export const listDeskCourses = oc
  .route({ method: 'GET', path: '/api/gestao/cursos', summary: 'Cursos da escola' })
  .input(
    v.object({
      pagina: pageParam,
      busca: v.optional(textSchema(100), ''),
      situacao: v.optional(v.picklist(deskCourseStates)),
      modalidade: v.optional(slugSchema),
    }),
  )
  .output(pageOf(deskCourseItemSchema));

const namedCourseSchema = v.object({
  id_produto: v.number(),
  titulo: v.string(),
  modalidade: v.string(),
  publicado: v.boolean(),
  programa: v.boolean(),
});
export type NamedCourse = v.InferOutput<typeof namedCourseSchema>;

/** To choose courses from: those with these ids, or else the first 8 whose title has all the words. */
export const nameCourses = oc
  .route({ method: 'GET', path: '/api/gestao/nomes-de-cursos', summary: 'Nomes de cursos para escolher' })
  .input(
    v.object({
      busca: v.optional(textSchema(100), ''),
      cursos: v.optional(listParam(idParam, 300)),
      /** Programmes among those with the words, too. */
      com_programas: v.optional(flagParam, false),
    }),
  )
  .output(v.array(namedCourseSchema));

const unitSchema = v.object({
  id_unidade: v.number(),
  nome: v.string(),
  cidade: v.string(),
  uf: v.string(),
  fechada: v.boolean(),
});

const courseOptionsSchema = v.object({
  modalidades: v.array(v.object({ id_modalidade: v.number(), nome: v.string(), slug: v.string() })),
  areas: v.array(v.object({ id_area_atuacao: v.number(), nome: v.string(), grupo: v.string() })),
  tipos: v.array(v.object({ id_tipo_curso: v.number(), nome: v.string() })),
  turnos: v.array(v.object({ turno: v.picklist(offerShifts), nome: v.string() })),
  unidades: v.array(unitSchema),
  professores: v.array(v.object({ slug: v.string(), nome: v.string(), mostrado: v.boolean() })),
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
  'nome_turno',
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
  /** Slugs. */
  professores: v.array(v.string()),
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
  'imagem',
  'imagem_alt',
]);

const deskCourseSchema = v.object({
  ...writtenCourse.entries,
  versao: v.number(),
  versao_imagem: v.number(),
  modalidade_slug: v.string(),
  publicado: v.boolean(),
  id_area_atuacao: v.number(),
  id_tipo_curso: v.number(),
  termos_busca: v.string(),
  /** Ids of courses, in their order. */
  relacionados: v.array(v.number()),
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

/** As {@link publishCourse}, of several: all or none. 404 `CURSO_NAO_ENCONTRADO`. */
export const publishCourses = oc
  .route({ method: 'POST', path: '/api/gestao/cursos/publicacao', summary: 'Publica vários cursos' })
  .input(v.object({ cursos: publishedCoursesSchema, publicado: v.boolean() }))
  .output(v.object({ mudados: v.number() }));

/** Puts a course on sale, or takes it off; orders that exist go on. 404 `CURSO_NAO_ENCONTRADO`. */
export const publishCourse = oc
  .route({ method: 'POST', path: '/api/gestao/cursos/{id}/publicacao', summary: 'Publica um curso' })
  .input(v.object({ ...byId.entries, publicado: v.boolean() }))
  .output(v.object({ ok: v.literal(true) }));

const ofPicture = v.object({ ...byId.entries, versao_imagem: version });
const pictureSaved = v.object({ versao_imagem: v.number() });

/**
 * Takes the place of the drawing of the area, or of another picture; without a file it changes the text
 * alone. 404 `CURSO_NAO_ENCONTRADO`; 409 `IMAGEM_ALTERADA`: another editor changed it meanwhile; 422
 * `IMAGEM_RECUSADA`.
 */
export const savePicture = oc
  .route({ method: 'POST', path: '/api/gestao/cursos/{id}/imagem', summary: 'Envia a imagem de um curso' })
  .input(
    v.object({
      ...ofPicture.entries,
      texto: pictureTextSchema,
      conteudo: v.optional(photoContent),
    }),
  )
  .output(pictureSaved);

/** Brings the drawing of the area back. 404 `CURSO_NAO_ENCONTRADO`, 409 `IMAGEM_ALTERADA`. */
export const removePicture = oc
  .route({ method: 'DELETE', path: '/api/gestao/cursos/{id}/imagem', summary: 'Retira a imagem de um curso' })
  .input(ofPicture)
  .output(pictureSaved);

/** A course as its page shows it, on sale or not. 404 `PRODUTO_NAO_ENCONTRADO`. */
export const previewCourse = oc
  .route({ method: 'GET', path: '/api/gestao/cursos/{id}/previa', summary: 'Prévia de um curso' })
  .input(byId)
  .output(courseSchema);

/** 404 `CURSO_NAO_ENCONTRADO`, 422 `UNIDADE_NAO_ENCONTRADA`, `OPCAO_DESCONHECIDA` for a teacher. */
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

const deskUnitSchema = v.object({
  ...unitSchema.entries,
  endereco: v.string(),
  cep: v.string(),
  telefone: v.string(),
  versao: v.number(),
  /** The clock of its city. */
  fuso: v.picklist(timeZones),
  /** Offers that aren't over: with any of them the unit stays open. */
  turmas: v.number(),
});
export type DeskUnit = v.InferOutput<typeof deskUnitSchema>;

/** Every unit, closed ones last. */
export const listDeskUnits = oc
  .route({ method: 'GET', path: '/api/gestao/unidades', summary: 'Unidades da escola' })
  .output(v.array(deskUnitSchema));

/**
 * 404 `UNIDADE_NAO_ENCONTRADA`; 409 `UNIDADE_ALTERADA`: another editor saved meanwhile,
 * `UNIDADE_COM_PESSOAS`: its city stays while people are in its offers; 422 `MUNICIPIO_DESCONHECIDO`.
 */
export const saveUnit = oc
  .route({ method: 'PUT', path: '/api/gestao/unidades/{id}', summary: 'Altera uma unidade' })
  .input(v.object({ ...byId.entries, versao: version, unidade: unitEntrySchema }))
  .output(saved);

/** Closes or reopens a unit. 404 `UNIDADE_NAO_ENCONTRADA`; 409 `UNIDADE_COM_TURMAS`: some aren't over. */
export const closeUnit = oc
  .route({ method: 'POST', path: '/api/gestao/unidades/{id}/situacao', summary: 'Fecha uma unidade' })
  .input(v.object({ ...byId.entries, fechada: v.boolean() }))
  .output(v.object({ ok: v.literal(true) }));

/** 422 `MUNICIPIO_DESCONHECIDO`: no such municipality in that state. */
export const addUnit = oc
  .route({ method: 'POST', path: '/api/gestao/unidades', summary: 'Cria uma unidade' })
  .input(unitEntrySchema)
  .output(v.object({ id_unidade: v.number() }));

const namesSchema = v.object({
  /** Counts the changes of all lists. */
  versao: v.number(),
  listas: v.array(
    v.object({
      lista: v.picklist(nameLists),
      nomes: v.array(
        v.object({
          chave: v.string(),
          nome: v.string(),
          de: v.nullable(v.string()),
          descricao: v.nullable(v.string()),
        }),
      ),
    }),
  ),
});
export type CatalogueNames = v.InferOutput<typeof namesSchema>;

/** As the shop shows them. */
export const getNames = oc
  .route({ method: 'GET', path: '/api/gestao/nomes', summary: 'Nomes do catálogo' })
  .output(namesSchema);

/**
 * Names that are left out stay. 409 `NOMES_ALTERADOS`: another editor saved meanwhile; 422 `NOME_RECUSADO` by
 * key, `OPCAO_DESCONHECIDA`.
 */
export const saveNames = oc
  .route({ method: 'PUT', path: '/api/gestao/nomes/{lista}', summary: 'Altera os nomes de uma lista' })
  .input(
    v.object({
      lista: v.picklist(nameLists),
      versao: version,
      nomes: v.pipe(v.array(nameEntrySchema), v.maxLength(500)),
    }),
  )
  .output(saved);
