import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { pinnedCoursesSchema } from '#/domain/catalogue/course-list/pinned-courses.ts';

const path = '/api/gestao/mais-vendidos';
const version = v.pipe(v.number(), v.integer(), v.minValue(1));

const pinnedCoursesList = v.object({ versao: v.number(), cursos: v.array(v.number()) });
export type PinnedCourses = v.InferOutput<typeof pinnedCoursesList>;

/** The courses that the home page shows before its best sellers, on sale or not. */
export const getPinnedCourses = oc
  .route({ method: 'GET', path, summary: 'Cursos em destaque' })
  .output(pinnedCoursesList);

/** 409 `DESTAQUES_ALTERADOS`: another editor saved meanwhile; 422 `OPCAO_DESCONHECIDA`. */
export const savePinnedCourses = oc
  .route({ method: 'PUT', path, summary: 'Altera os cursos em destaque' })
  .input(v.object({ versao: version, cursos: pinnedCoursesSchema }))
  .output(v.object({ versao: v.number() }));
