import { createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { courseEntrySchema, typedId } from '#/domain/catalogue/course-entry.ts';
import { deskCourseStates, publishedCoursesSchema } from '#/domain/catalogue/course-list/course-list.ts';
import { slugPattern } from '#/domain/text/slug.ts';
import { nameEntrySchema, nameLists } from '#/domain/school/name-lists.ts';
import { offerEntrySchema } from '#/domain/catalogue/offer-entry.ts';
import { unitEntrySchema } from '#/domain/school/unit-entry.ts';
import { MOST_PAGES } from '#/domain/site/pagination.ts';
import { PICTURE_TIME_LIMIT_MS, toBase64 } from './sent-picture.ts';
import { backend, giveTime } from '#/storefront/backend-client/backend.server.ts';
import { answerUpload } from '#/storefront/backend-client/uploads/answer-upload.server.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const version = v.pipe(v.number(), v.integer(), v.minValue(1));

export const fetchDeskCourses = createServerFn({ method: 'GET' })
  .validator(
    v.object({
      pagina: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAGES)),
      busca: v.pipe(v.string(), v.maxLength(100)),
      situacao: v.optional(v.picklist(deskCourseStates)),
      modalidade: v.optional(v.pipe(v.string(), v.regex(slugPattern), v.maxLength(150))),
    }),
  )
  .handler(({ data }) => backend().courseDesk.listDeskCourses(data));

export const fetchDeskCourse = createServerFn({ method: 'GET' })
  .validator(v.object({ id }))
  .handler(({ data }) => backend().courseDesk.getDeskCourse(data));

export const fetchCoursePreview = createServerFn({ method: 'GET' })
  .validator(v.object({ id }))
  .handler(({ data }) => backend().courseDesk.previewCourse(data));

/** To choose from: courses, and programmes where they are wanted, found by their words. */
export const fetchFoundCourses = createServerFn({ method: 'GET' })
  .validator(v.object({ busca: v.pipe(v.string(), v.maxLength(100)), com_programas: v.boolean() }))
  .handler(({ data }) => backend().courseDesk.nameCourses(data));

export const fetchNamedCourses = createServerFn({ method: 'GET' })
  .validator(v.object({ cursos: v.pipe(v.array(typedId), v.maxLength(300)) }))
  .handler(({ data }) => backend().courseDesk.nameCourses(data));

export const fetchCourseOptions = createServerFn({ method: 'GET' }).handler(() =>
  backend().courseDesk.getCourseOptions(),
);

export const createCourse = createServerFn({ method: 'POST' })
  .validator(courseEntrySchema)
  .handler(({ data }) => backend().courseDesk.createCourse(data));

export const saveCourse = createServerFn({ method: 'POST' })
  .validator(v.object({ id, versao: version, curso: courseEntrySchema }))
  .handler(({ data }) => backend().courseDesk.saveCourse(data));

export const publishCourse = createServerFn({ method: 'POST' })
  .validator(v.object({ id, publicado: v.boolean() }))
  .handler(({ data }) => backend().courseDesk.publishCourse(data));

export const publishCourses = createServerFn({ method: 'POST' })
  .validator(v.object({ cursos: publishedCoursesSchema, publicado: v.boolean() }))
  .handler(({ data }) => backend().courseDesk.publishCourses(data));

export const createOffer = createServerFn({ method: 'POST' })
  .validator(v.object({ id, turma: offerEntrySchema }))
  .handler(({ data }) => backend().courseDesk.createOffer(data));

export const saveOffer = createServerFn({ method: 'POST' })
  .validator(v.object({ id, versao: version, turma: offerEntrySchema }))
  .handler(({ data }) => backend().courseDesk.saveOffer(data));

export const fetchDeskUnits = createServerFn({ method: 'GET' }).handler(() =>
  backend().courseDesk.listDeskUnits(),
);

export const saveUnit = createServerFn({ method: 'POST' })
  .validator(v.object({ id, versao: version, unidade: unitEntrySchema }))
  .handler(({ data }) => backend().courseDesk.saveUnit(data));

export const closeUnit = createServerFn({ method: 'POST' })
  .validator(v.object({ id, fechada: v.boolean() }))
  .handler(({ data }) => backend().courseDesk.closeUnit(data));

export const addUnit = createServerFn({ method: 'POST' })
  .validator(unitEntrySchema)
  .handler(({ data }) => backend().courseDesk.addUnit(data));

export const fetchNames = createServerFn({ method: 'GET' }).handler(() => backend().courseDesk.getNames());

export const saveNames = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      lista: v.picklist(nameLists),
      versao: version,
      nomes: v.pipe(v.array(nameEntrySchema), v.maxLength(500)),
    }),
  )
  .handler(({ data }) => backend().courseDesk.saveNames(data));

export const runPictureAction = createServerOnlyFn(answerUpload);

interface SentPicture {
  id: number;
  versao_imagem: number;
  texto: string;
  arquivo: File | undefined;
}

export const savePicture = createServerOnlyFn(async ({ arquivo, ...picture }: SentPicture) => {
  giveTime(PICTURE_TIME_LIMIT_MS);
  const conteudo = await toBase64(arquivo);
  await backend().courseDesk.savePicture({ ...picture, ...(conteudo && { conteudo }) });
});

export const removePicture = createServerOnlyFn((picture: { id: number; versao_imagem: number }) =>
  backend().courseDesk.removePicture(picture),
);
