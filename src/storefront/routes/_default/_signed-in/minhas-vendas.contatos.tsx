import { createFileRoute } from '@tanstack/react-router';
import { LeadsPage } from '#/storefront/features/leads/components/leads-page.tsx';
import { leadActions } from '#/storefront/features/leads/leads.actions.ts';
import { leadsQueries } from '#/storefront/features/leads/leads.queries.ts';
import { leadsSearchSchema } from '#/storefront/features/leads/leads.search.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/minhas-vendas/contatos')({
  validateSearch: leadsSearchSchema,
  server: { handlers: { POST: (posted) => runAction(posted, leadActions) } },
  beforeLoad: guardForm('work-on-leads'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => queryClient.ensureQueryData(leadsQueries.list(deps)),
  head: titledHead('Contatos'),
  component: Leads,
});

function Leads() {
  const search = Route.useSearch();
  const { answer } = Route.useRouteContext();
  return <LeadsPage search={search} answer={answer} />;
}
