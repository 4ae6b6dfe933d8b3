import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { MOST_PAGES } from '#/domain/site/pagination.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { describeChange, relatedIn } from './describe-change.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

export const fetchCourseHistory = createServerFn({ method: 'GET' })
  .validator(
    v.object({
      id,
      turma: v.optional(id),
      pagina: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAGES)),
    }),
  )
  .handler(async ({ data: { turma, ...data } }) => {
    const { courseDesk, courseHistory } = backend();
    const [options, { itens, totalItens }] = await Promise.all([
      courseDesk.getCourseOptions(),
      courseHistory.listCourseHistory({ ...data, ...(turma !== undefined && { turma }) }),
    ]);
    const cursos = relatedIn(itens);
    const courses = cursos.length > 0 ? await courseDesk.nameCourses({ cursos }) : [];
    return { itens: itens.map((change) => describeChange(change, { ...options, courses })), totalItens };
  });

export const undoCourseTexts = createServerFn({ method: 'POST' })
  .validator(v.object({ id, mudanca: id }))
  .handler(({ data }) => backend().courseHistory.undoCourseTexts(data));
