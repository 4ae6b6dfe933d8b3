import { titled } from '#/storefront/shared/brand/page-title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { InvitationPage } from '#/storefront/features/waiting-list/components/invitation-page.tsx';
import { waitingListQueries } from '#/storefront/features/waiting-list/waiting-list.queries.ts';

export const Route = createFileRoute('/_default/lista-de-espera/$convite')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(waitingListQueries.invitation(params.convite)).then(() => {}),
  head: ({ match }) => ({ meta: [{ title: titled('Sua vaga na lista de espera', match.context.brand) }] }),
  component: WaitingListInvitation,
});

function WaitingListInvitation() {
  const { convite } = Route.useParams();
  const { session } = Route.useRouteContext();
  return <InvitationPage convite={convite} signedIn={session.person !== null} />;
}
