import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { CoursesPage } from '#/storefront/features/course-desk/components/courses-page.tsx';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

const searchSchema = v.object({
  ...pageSearchSchema.entries,
  busca: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))), undefined)),
});

export const Route = createFileRoute('/_default/_signed-in/gestao/cursos/')({
  validateSearch: searchSchema,
  beforeLoad: (route) => guard(route, 'manage-catalogue'),
  loaderDeps: ({ search: { pagina = 1, busca = '' } }) => ({ pagina, busca }),
  loader: ({ context: { queryClient }, deps: { pagina, busca } }) =>
    queryClient.ensureQueryData(courseDeskQueries.list(pagina, busca)).then(() => {}),
  head: titledHead('Cursos da escola'),
  component: Courses,
});

function Courses() {
  const { pagina = 1, busca = '' } = Route.useSearch();
  return <CoursesPage page={pagina} busca={busca} />;
}
