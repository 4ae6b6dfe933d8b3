import { createFileRoute } from '@tanstack/react-router';
import { RoutinePage } from '#/storefront/features/routine/components/routine-page.tsx';
import { routineQueries } from '#/storefront/features/routine/routine.queries.ts';
import { routineKeys, routineSearchSchema } from '#/storefront/features/routine/routine.search.ts';
import { titled } from '#/storefront/shared/brand/page-title.ts';
import { breadcrumbData } from '#/storefront/shared/structured-data/lists.ts';

const title = 'Cabe na minha rotina';
const description =
  'Turmas abertas que cabem na sua semana, perto de você ou online, e no que você pode pagar por mês.';

export const Route = createFileRoute('/_default/cabe-na-minha-rotina')({
  validateSearch: routineSearchSchema,
  staticData: { narrowed: routineKeys },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.ensureQueryData(routineQueries.routine(deps)).then(() => {}),
  head: ({ match: { context, pathname, search } }) => {
    const { pagina: page = 1 } = search;
    return {
      meta: [
        { title: titled(page > 1 ? `${title} (página ${page})` : title, context.brand) },
        { name: 'description', content: page > 1 ? `Página ${page}. ${description}` : description },
        { 'script:ld+json': breadcrumbData(context.siteUrl, [{ name: title, path: pathname }]) },
      ],
    };
  },
  component: () => <RoutinePage search={Route.useSearch()} />,
});
