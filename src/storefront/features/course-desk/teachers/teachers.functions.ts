import { createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import * as v from 'valibot';
import {
  newTeacherSlugSchema,
  teacherEntrySchema,
  teacherSlugSchema,
} from '#/domain/catalogue/teachers/teacher-entry.ts';
import { MOST_PAGES } from '#/domain/site/pagination.ts';
import { PICTURE_TIME_LIMIT_MS, toBase64 } from '../sent-picture.ts';
import { backend, giveTime } from '#/storefront/backend-client/backend.server.ts';

const bySlug = v.object({ slug: teacherSlugSchema });

export const fetchDeskTeachers = createServerFn({ method: 'GET' })
  .validator(v.object({ pagina: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAGES)) }))
  .handler(({ data }) => backend().teacherDesk.listDeskTeachers(data));

export const fetchDeskTeacher = createServerFn({ method: 'GET' })
  .validator(bySlug)
  .handler(({ data }) => backend().teacherDesk.getDeskTeacher(data));

export const createTeacher = createServerFn({ method: 'POST' })
  .validator(v.object({ slug: newTeacherSlugSchema, professor: teacherEntrySchema }))
  .handler(({ data }) => backend().teacherDesk.createTeacher(data));

export const saveTeacher = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      ...bySlug.entries,
      versao: v.pipe(v.number(), v.integer(), v.minValue(1)),
      professor: teacherEntrySchema,
    }),
  )
  .handler(({ data }) => backend().teacherDesk.saveTeacher(data));

interface SentPicture {
  slug: string;
  versao_imagem: number;
  texto: string;
  arquivo: File | undefined;
}

export const saveTeacherPicture = createServerOnlyFn(async ({ arquivo, ...picture }: SentPicture) => {
  giveTime(PICTURE_TIME_LIMIT_MS);
  const conteudo = await toBase64(arquivo);
  await backend().teacherDesk.saveTeacherPicture({ ...picture, ...(conteudo && { conteudo }) });
});

export const removeTeacherPicture = createServerOnlyFn((picture: { slug: string; versao_imagem: number }) =>
  backend().teacherDesk.removeTeacherPicture(picture),
);
