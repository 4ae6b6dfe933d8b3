import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { pictureTextSchema } from '#/domain/catalogue/picture/course-picture.ts';
import {
  editionEntrySchema,
  newEditionSchema,
  newProgrammeSlugSchema,
  programmeEntrySchema,
  programmeSlugSchema,
} from '#/domain/catalogue/programmes/programme-entry.ts';
import { brlSchema, idParam, pageInput, pageOf, pageParam, photoContent } from '../wire.ts';
import { recordedChangeSchema } from './course-history.ts';
import { offerSchema } from './course.ts';

const deskProgrammeItemSchema = v.object({
  slug: v.string(),
  titulo: v.string(),
  publicado: v.boolean(),
  /** Titles, in their order. */
  cursos: v.array(v.string()),
  /** Editions that can be bought now. */
  edicoes_abertas: v.number(),
});
export type DeskProgrammeItem = v.InferOutput<typeof deskProgrammeItemSchema>;

const partSchema = v.object({
  ...v.pick(offerSchema, ['id_oferta', 'codigo_turma', 'data_inicio', 'situacao', 'vagas_disponiveis'])
    .entries,
  id_produto: v.number(),
  curso: v.string(),
});
export type DeskPart = v.InferOutput<typeof partSchema>;

const deskEditionSchema = v.object({
  ...v.pick(offerSchema, [
    'id_oferta',
    'codigo_turma',
    'situacao',
    'data_inicio',
    'inscricoes_ate',
    'vagas_disponiveis',
    'parcelas_max',
  ]).entries,
  versao: v.number(),
  preco: brlSchema,
  /** What its offers cost one by one today. */
  soma: brlSchema,
  a_venda: v.boolean(),
  /** Orders that hold their seats. */
  compras: v.number(),
  turmas: v.array(partSchema),
});
export type DeskEdition = v.InferOutput<typeof deskEditionSchema>;

const deskProgrammeSchema = v.object({
  slug: v.string(),
  titulo: v.string(),
  resumo: v.string(),
  texto: v.string(),
  publicado: v.boolean(),
  versao: v.number(),
  imagem: v.string(),
  /** Empty for the drawing of the area. */
  imagem_alt: v.string(),
  versao_imagem: v.number(),
  cursos: v.array(
    v.object({
      id_produto: v.number(),
      titulo: v.string(),
      publicado: v.boolean(),
      /** Offers that an edition may take, by their first day. */
      turmas: v.array(
        v.object({
          ...v.pick(offerSchema, [
            'id_oferta',
            'codigo_turma',
            'data_inicio',
            'data_fim',
            'turno',
            'vagas_disponiveis',
          ]).entries,
          unidade: v.string(),
          /** What it costs now. */
          preco: brlSchema,
        }),
      ),
    }),
  ),
  /** Newest first. */
  edicoes: v.array(deskEditionSchema),
});
export type DeskProgramme = v.InferOutput<typeof deskProgrammeSchema>;

const path = '/api/gestao/programas';
const bySlug = v.object({ slug: programmeSlugSchema });
const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const saved = v.object({ versao: v.number() });

/** By name, those that aren't shown included. */
export const listDeskProgrammes = oc
  .route({ method: 'GET', path, summary: 'Programas da escola' })
  .input(pageInput)
  .output(pageOf(deskProgrammeItemSchema));

/** 404 `PROGRAMA_NAO_ENCONTRADO`. */
export const getDeskProgramme = oc
  .route({ method: 'GET', path: `${path}/{slug}`, summary: 'Um programa para editar' })
  .input(bySlug)
  .output(deskProgrammeSchema);

/** One that isn't shown yet. 409 `PROGRAMA_REPETIDO`; 422 `TEXTO_RECUSADO`, `CURSO_RECUSADO`. */
export const createProgramme = oc
  .route({ method: 'POST', path, summary: 'Cria um programa' })
  .input(v.object({ slug: newProgrammeSlugSchema, programa: programmeEntrySchema }))
  .output(saved);

/**
 * 404 `PROGRAMA_NAO_ENCONTRADO`; 409 `PROGRAMA_ALTERADO`: another editor saved meanwhile,
 * `PROGRAMA_COM_EDICOES`: its courses stay; 422 `TEXTO_RECUSADO`, `CURSO_RECUSADO`.
 */
export const saveProgramme = oc
  .route({ method: 'PUT', path: `${path}/{slug}`, summary: 'Altera um programa' })
  .input(v.object({ ...bySlug.entries, versao: version, programa: programmeEntrySchema }))
  .output(saved);

/** Puts a programme on sale, or takes it off; orders that exist go on. 404 `PROGRAMA_NAO_ENCONTRADO`. */
export const publishProgramme = oc
  .route({ method: 'POST', path: `${path}/{slug}/publicacao`, summary: 'Publica um programa' })
  .input(v.object({ ...bySlug.entries, publicado: v.boolean() }))
  .output(v.object({ ok: v.literal(true) }));

const ofPicture = v.object({ ...bySlug.entries, versao_imagem: version });
const pictureSaved = v.object({ versao_imagem: v.number() });

/**
 * Takes the place of the drawing of the first course's area, or of another picture; without a file it
 * changes the text alone. 404 `PROGRAMA_NAO_ENCONTRADO`; 409 `IMAGEM_ALTERADA`: another editor changed it
 * meanwhile; 422 `IMAGEM_RECUSADA`.
 */
export const saveProgrammePicture = oc
  .route({ method: 'POST', path: `${path}/{slug}/imagem`, summary: 'Envia a imagem de um programa' })
  .input(v.object({ ...ofPicture.entries, texto: pictureTextSchema, conteudo: v.optional(photoContent) }))
  .output(pictureSaved);

/** Brings the drawing of the area back. 404 `PROGRAMA_NAO_ENCONTRADO`, 409 `IMAGEM_ALTERADA`. */
export const removeProgrammePicture = oc
  .route({ method: 'DELETE', path: `${path}/{slug}/imagem`, summary: 'Retira a imagem de um programa' })
  .input(ofPicture)
  .output(pictureSaved);

/** 404 `PROGRAMA_NAO_ENCONTRADO`; 422 `TURMA_RECUSADA`: not of the course, not sold, or over. */
export const createEdition = oc
  .route({ method: 'POST', path: `${path}/{slug}/edicoes`, summary: 'Cria uma edição de um programa' })
  .input(v.object({ ...bySlug.entries, edicao: newEditionSchema }))
  .output(v.object({ id_oferta: v.number() }));

/**
 * Price, installments, and whether it is sold; orders that exist cost what they cost. 404
 * `EDICAO_NAO_ENCONTRADA`; 409 `EDICAO_ALTERADA`: another editor saved meanwhile.
 */
export const saveEdition = oc
  .route({ method: 'PUT', path: '/api/gestao/edicoes/{id}', summary: 'Altera uma edição de um programa' })
  .input(v.object({ id: idParam, versao: version, edicao: editionEntrySchema }))
  .output(saved);

/** What the team did to a programme and its editions: latest first. 404 `PROGRAMA_NAO_ENCONTRADO`. */
export const listProgrammeHistory = oc
  .route({ method: 'GET', path: `${path}/{slug}/historico`, summary: 'Histórico de um programa' })
  .input(v.object({ ...bySlug.entries, pagina: pageParam }))
  .output(pageOf(recordedChangeSchema));

/**
 * Writes the texts of before a change back, as a new version. 404 `PROGRAMA_NAO_ENCONTRADO`,
 * `MUDANCA_NAO_ENCONTRADA`; 409 `PROGRAMA_ALTERADO`, `TEXTO_MUDOU_DEPOIS`; 422 `TEXTO_ANTIGO_RECUSADO`.
 */
export const undoProgrammeTexts = oc
  .route({
    method: 'POST',
    path: `${path}/{slug}/historico/desfazer`,
    summary: 'Desfaz uma mudança de textos de um programa',
  })
  .input(v.object({ ...bySlug.entries, mudanca: version }))
  .output(saved);
