import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { pictureTextSchema } from '#/domain/catalogue/picture/course-picture.ts';
import {
  newTeacherSlugSchema,
  teacherEntrySchema,
  teacherSlugSchema,
} from '#/domain/catalogue/teachers/teacher-entry.ts';
import { pageInput, pageOf, photoContent } from '../wire.ts';

const deskTeacherItemSchema = v.object({
  slug: v.string(),
  nome: v.string(),
  mostrado: v.boolean(),
  imagem: v.nullable(v.string()),
  /** Offers that take enrolments now. */
  turmas_abertas: v.number(),
});
export type DeskTeacherItem = v.InferOutput<typeof deskTeacherItemSchema>;

const deskTeacherSchema = v.object({
  ...deskTeacherItemSchema.entries,
  biografia: v.string(),
  links: v.array(v.string()),
  imagem_alt: v.string(),
  versao: v.number(),
  versao_imagem: v.number(),
});
export type DeskTeacher = v.InferOutput<typeof deskTeacherSchema>;

const path = '/api/gestao/professores';
const bySlug = v.object({ slug: teacherSlugSchema });
const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const saved = v.object({ versao: v.number() });

/** By name, those that aren't shown included. */
export const listDeskTeachers = oc
  .route({ method: 'GET', path, summary: 'Professores da escola' })
  .input(pageInput)
  .output(pageOf(deskTeacherItemSchema));

/** 404 `PROFESSOR_NAO_ENCONTRADO`. */
export const getDeskTeacher = oc
  .route({ method: 'GET', path: `${path}/{slug}`, summary: 'Um professor para editar' })
  .input(bySlug)
  .output(deskTeacherSchema);

/** 409 `PROFESSOR_REPETIDO`; 422 `TEXTO_RECUSADO` for a biography with HTML, pictures or unsafe links. */
export const createTeacher = oc
  .route({ method: 'POST', path, summary: 'Cadastra um professor' })
  .input(v.object({ slug: newTeacherSlugSchema, professor: teacherEntrySchema }))
  .output(saved);

/**
 * 404 `PROFESSOR_NAO_ENCONTRADO`; 409 `PROFESSOR_ALTERADO`: another editor saved meanwhile; 422
 * `TEXTO_RECUSADO`.
 */
export const saveTeacher = oc
  .route({ method: 'PUT', path: `${path}/{slug}`, summary: 'Altera um professor' })
  .input(v.object({ ...bySlug.entries, versao: version, professor: teacherEntrySchema }))
  .output(saved);

const ofPicture = v.object({ ...bySlug.entries, versao_imagem: version });
const pictureSaved = v.object({ versao_imagem: v.number() });

/**
 * Without a file it changes the text alone. 404 `PROFESSOR_NAO_ENCONTRADO`; 409 `IMAGEM_ALTERADA`: another
 * editor changed it meanwhile; 422 `IMAGEM_RECUSADA`.
 */
export const saveTeacherPicture = oc
  .route({ method: 'POST', path: `${path}/{slug}/imagem`, summary: 'Envia a foto de um professor' })
  .input(
    v.object({
      ...ofPicture.entries,
      texto: pictureTextSchema,
      conteudo: v.optional(photoContent),
    }),
  )
  .output(pictureSaved);

/** 404 `PROFESSOR_NAO_ENCONTRADO`, 409 `IMAGEM_ALTERADA`. */
export const removeTeacherPicture = oc
  .route({ method: 'DELETE', path: `${path}/{slug}/imagem`, summary: 'Retira a foto de um professor' })
  .input(ofPicture)
  .output(pictureSaved);
