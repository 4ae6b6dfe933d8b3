import { createServerFn } from '@tanstack/react-start';
import { backend, currentRequest } from '#/storefront/backend-client/backend.server.ts';
import { countedUnder } from '#/storefront/backend-client/visitor.server.ts';
import { compareSearchSchema } from './compare.search.ts';

/** Courses that are offered to be added. */
const FOUND_SHOWN = 6;

export const fetchComparison = createServerFn({ method: 'GET' })
  .validator(compareSearchSchema)
  .handler(({ data: { curso = [], onde, busca } }) =>
    countedUnder(currentRequest().ip, async () => {
      const [comparison, found] = await Promise.all([
        backend().compare.compareCourses({ curso, onde }),
        busca ? backend().search.searchCourses({ titulo: busca, quantidade: FOUND_SHOWN }) : undefined,
      ]);
      return {
        ...comparison,
        achados: found?.itens.map(({ id_produto, titulo }) => ({ id_produto, titulo })) ?? [],
      };
    }),
  );
