import { createFileRoute } from '@tanstack/react-router';
import { PeoplePage } from '#/storefront/features/people/components/people-page.tsx';
import { peopleQueries } from '#/storefront/features/people/people.queries.ts';
import { peopleSearchSchema } from '#/storefront/features/people/people.search.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/pessoas/')({
  validateSearch: peopleSearchSchema,
  beforeLoad: (route) => guard(route, 'manage-team'),
  loaderDeps: ({ search: { busca = '' } }) => ({ busca }),
  loader: async ({ context: { queryClient }, deps: { busca } }) => {
    if (busca !== '') await queryClient.ensureQueryData(peopleQueries.found(busca));
  },
  head: titledHead('Pessoas'),
  component: People,
});

function People() {
  const { busca = '' } = Route.useSearch();
  return <PeoplePage busca={busca} />;
}
