import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { pinnedCoursesSchema } from '#/domain/catalogue/course-list/pinned-courses.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

export const fetchPinnedCourses = createServerFn({ method: 'GET' }).handler(() =>
  backend().pinnedCourses.getPinnedCourses(),
);

export const savePinnedCourses = createServerFn({ method: 'POST' })
  .validator(
    v.object({ versao: v.pipe(v.number(), v.integer(), v.minValue(1)), cursos: pinnedCoursesSchema }),
  )
  .handler(({ data }) => backend().pinnedCourses.savePinnedCourses(data));
