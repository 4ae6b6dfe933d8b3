import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import type { NamedCourse } from '#/contract/catalogue/course-desk.ts';
import type { RecordedChange } from '#/contract/catalogue/course-history.ts';
import { programmeSlugSchema } from '#/domain/catalogue/programmes/programme-entry.ts';
import { MOST_PAGES } from '#/domain/site/pagination.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { coursesIn, describeChange, programmeNames } from './describe-change.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const page = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAGES));

export const fetchCourseHistory = createServerFn({ method: 'GET' })
  .validator(
    v.object({
      id,
      turma: v.optional(id),
      pagina: page,
    }),
  )
  .handler(async ({ data: { turma, ...data } }) => {
    const { courseDesk, courseHistory } = backend();
    const [options, { itens, totalItens }] = await Promise.all([
      courseDesk.getCourseOptions(),
      courseHistory.listCourseHistory({ ...data, ...(turma !== undefined && { turma }) }),
    ]);
    const courses = await nameCourses(itens);
    return { itens: itens.map((change) => describeChange(change, { ...options, courses })), totalItens };
  });

export const fetchProgrammeHistory = createServerFn({ method: 'GET' })
  .validator(v.object({ slug: programmeSlugSchema, pagina: page }))
  .handler(async ({ data }) => {
    const { courseDesk, programmeDesk } = backend();
    const [options, { itens, totalItens }] = await Promise.all([
      courseDesk.getCourseOptions(),
      programmeDesk.listProgrammeHistory(data),
    ]);
    const described = { ...options, courses: await nameCourses(itens) };
    return { itens: itens.map((change) => describeChange(change, described, programmeNames)), totalItens };
  });

async function nameCourses(changes: readonly RecordedChange[]): Promise<NamedCourse[]> {
  const cursos = coursesIn(changes);
  return cursos.length > 0 ? backend().courseDesk.nameCourses({ cursos }) : [];
}

export const undoProgrammeTexts = createServerFn({ method: 'POST' })
  .validator(v.object({ slug: programmeSlugSchema, mudanca: id }))
  .handler(({ data }) => backend().programmeDesk.undoProgrammeTexts(data));

export const undoCourseTexts = createServerFn({ method: 'POST' })
  .validator(v.object({ id, mudanca: id }))
  .handler(({ data }) => backend().courseHistory.undoCourseTexts(data));
