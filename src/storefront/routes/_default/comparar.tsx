import { createFileRoute, redirect } from '@tanstack/react-router';
import { ComparePage } from '#/storefront/features/compare/components/compare-page.tsx';
import { compareQueries } from '#/storefront/features/compare/compare.queries.ts';
import { compareSearchSchema } from '#/storefront/features/compare/compare.search.ts';
import { joinRemembered } from '#/storefront/features/compare/compared-in-tab.ts';
import { titled } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/comparar')({
  validateSearch: compareSearchSchema,
  beforeLoad: ({ search }) => {
    const joined = joinRemembered(search);
    if (joined) throw redirect({ to: '/comparar', search: joined, replace: true });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.ensureQueryData(compareQueries.comparison(deps)).then(() => {}),
  head: ({ match: { context } }) => ({
    meta: [
      { title: titled('Comparar cursos', context.brand) },
      {
        name: 'description',
        content:
          'Até três cursos ou turmas lado a lado: datas, turnos, distância, preço em cada forma e requisitos.',
      },
    ],
  }),
  component: () => <ComparePage search={Route.useSearch()} />,
});
