import { createFileRoute } from '@tanstack/react-router';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { GrantsPage } from '#/storefront/features/enrolment/components/grants-page.tsx';
import { grantActions } from '#/storefront/features/enrolment/grant.actions.ts';
import { grantQueries } from '#/storefront/features/enrolment/grant.queries.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/moderacao/bolsas')({
  validateSearch: pageSearchSchema,
  server: { handlers: { POST: (posted) => runAction(posted, grantActions) } },
  beforeLoad: guardForm('decide-enrolments'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { pagina = 1 } }) =>
    queryClient.ensureQueryData(grantQueries.page(pagina)).then(() => {}),
  head: titledHead('Bolsas e inscrições a decidir'),
  component: Grants,
});

function Grants() {
  const { pagina = 1 } = Route.useSearch();
  const { answer } = Route.useRouteContext();
  return <GrantsPage page={pagina} answer={answer} />;
}
