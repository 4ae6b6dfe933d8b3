import { createFileRoute, useLocation } from '@tanstack/react-router';
import { TeamInvitationPage } from '#/storefront/features/team-invitation/components/team-invitation-page.tsx';
import { teamInvitationActions } from '#/storefront/features/team-invitation/team-invitation.actions.ts';
import { teamInvitationQueries } from '#/storefront/features/team-invitation/team-invitation.queries.ts';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { LeaveAccount } from '#/storefront/routes/-leave-account.tsx';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_checkout/convite-da-equipe/$convite')({
  server: {
    handlers: { POST: (posted) => runAction(posted, teamInvitationActions(posted.params.convite)) },
  },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  loader: ({ context: { queryClient }, params: { convite } }) =>
    queryClient.ensureQueryData(teamInvitationQueries.link(convite)).then(() => {}),
  head: titledHead('Convite para a equipe'),
  component: Invitation,
});

function Invitation() {
  const { convite } = Route.useParams();
  const { session, answer } = Route.useRouteContext();
  const here = useLocation({ select: ({ href }) => href });
  return (
    <TeamInvitationPage
      convite={convite}
      here={here}
      answer={answer}
      signOut={session.person ? <LeaveAccount here={here} /> : undefined}
    />
  );
}
