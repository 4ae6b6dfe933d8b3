import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { toCourseCard } from '#/storefront/shared/course/card/course-card-data.ts';
import { RECENTLY_VIEWED_LIMIT } from '#/storefront/features/recently-viewed/recently-viewed.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const idsSchema = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
  v.minLength(1),
  v.maxLength(RECENTLY_VIEWED_LIMIT),
);

export const fetchCoursesById = createServerFn({ method: 'GET' })
  .validator(v.object({ ids: idsSchema }))
  .handler(async ({ data: { ids } }) => {
    const { itens } = await backend().search.searchCourses({ id_produto: ids, quantidade: ids.length });
    return ids.flatMap((id) => itens.filter((course) => course.id_produto === id).map(toCourseCard));
  });
