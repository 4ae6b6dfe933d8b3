import { createFileRoute } from '@tanstack/react-router';
import { proposalActions } from '#/storefront/features/assisted/assisted.actions.ts';
import { assistedQueries } from '#/storefront/features/assisted/assisted.queries.ts';
import { ProposalPage } from '#/storefront/features/assisted/components/proposal-page.tsx';
import { hasPermission } from '#/domain/staff/permission.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/minhas-vendas/$id')({
  params: {
    parse: ({ id }) => (/^[1-9]\d{0,8}$/.test(id) ? { id: Number(id) } : false),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  server: {
    handlers: { POST: (posted) => runAction(posted, proposalActions(posted.params.id)) },
  },
  beforeLoad: guardForm('sell-assisted'),
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.ensureQueryData(assistedQueries.proposal(id)).catch(orNotFound),
  head: titledHead('Compra assistida'),
  component: ProposalDetail,
});

function ProposalDetail() {
  const { id } = Route.useParams();
  const { answer, person } = Route.useRouteContext();
  return (
    <ProposalPage id={id} mayDecide={hasPermission(person.tipoLogin, 'approve-discounts')} answer={answer} />
  );
}
