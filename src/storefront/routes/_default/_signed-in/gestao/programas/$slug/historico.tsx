import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { isSlug } from '#/domain/text/slug.ts';
import { ProgrammeHistoryPage } from '#/storefront/features/course-desk/components/programmes/programme-history-page.tsx';
import { programmeHistoryActions } from '#/storefront/features/course-desk/history/history.actions.ts';
import { historyQueries } from '#/storefront/features/course-desk/history/history.queries.ts';
import { programmeDeskQueries } from '#/storefront/features/course-desk/programmes/programmes.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/programas/$slug/historico')({
  params: { parse: ({ slug }) => (isSlug(slug) ? { slug } : false) },
  validateSearch: pageSearchSchema,
  server: {
    handlers: { POST: (posted) => runAction(posted, programmeHistoryActions(posted.params.slug)) },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loaderDeps: ({ search: { pagina = 1 } }) => ({ pagina }),
  loader: async ({ context: { queryClient }, params: { slug }, deps: { pagina } }) => {
    await queryClient.ensureQueryData(programmeDeskQueries.programme(slug)).catch(orNotFound);
    await queryClient.ensureQueryData(historyQueries.ofProgramme(slug, pagina));
  },
  head: titledHead('Histórico'),
  component: History,
});

function History() {
  const { slug } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const { pagina = 1 } = Route.useSearch();
  const { data: programme } = useSuspenseQuery(programmeDeskQueries.programme(slug));
  return <ProgrammeHistoryPage programme={programme} page={pagina} answer={answer} />;
}
