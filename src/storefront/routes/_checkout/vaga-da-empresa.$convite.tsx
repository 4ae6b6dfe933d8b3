import { createFileRoute, useLocation } from '@tanstack/react-router';
import {
  SeatInvitationPage,
  SeatSignIn,
} from '#/storefront/features/company-order/components/seat-invitation-page.tsx';
import { seatLinkActions } from '#/storefront/features/company-order/company-order.actions.ts';
import { companyOrderQueries } from '#/storefront/features/company-order/company-order.queries.ts';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { LeaveAccount } from '#/storefront/routes/-leave-account.tsx';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_checkout/vaga-da-empresa/$convite')({
  server: {
    handlers: { POST: (posted) => runAction(posted, seatLinkActions(posted.params.convite)) },
  },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  loader: ({ context: { queryClient, session }, params: { convite } }) =>
    session.person
      ? queryClient.ensureQueryData(companyOrderQueries.link(convite)).then(() => {})
      : undefined,
  head: titledHead('Vaga da empresa'),
  component: Seat,
});

function Seat() {
  const { convite } = Route.useParams();
  const { session, answer } = Route.useRouteContext();
  const here = useLocation({ select: ({ href }) => href });
  if (!session.person) return <SeatSignIn here={here} />;
  return <SeatInvitationPage convite={convite} answer={answer} signOut={<LeaveAccount here={here} />} />;
}
