import { createFileRoute } from '@tanstack/react-router';
import { redirectsActions } from '#/storefront/features/redirects/redirects.actions.ts';
import { redirectsQueries } from '#/storefront/features/redirects/redirects.queries.ts';
import { RedirectsPage } from '#/storefront/features/redirects/redirects-page.tsx';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/redirecionamentos/')({
  validateSearch: pageSearchSchema,
  server: { handlers: { POST: (posted) => runAction(posted, redirectsActions) } },
  beforeLoad: guardForm('manage-school'),
  loaderDeps: ({ search: { pagina = 1 } }) => ({ pagina }),
  loader: ({ context: { queryClient }, deps: { pagina } }) =>
    queryClient.ensureQueryData(redirectsQueries.list(pagina)).then(() => {}),
  head: titledHead('Redirecionamentos'),
  component: Redirects,
});

function Redirects() {
  const { pagina = 1 } = Route.useSearch();
  const { answer } = Route.useRouteContext();
  return <RedirectsPage page={pagina} answer={answer} />;
}
