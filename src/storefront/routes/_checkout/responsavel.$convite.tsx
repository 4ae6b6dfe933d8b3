import { createFileRoute, useLocation } from '@tanstack/react-router';
import { GuardianPage, GuardianSignIn } from '#/storefront/features/guardian/components/guardian-page.tsx';
import { guardianActions } from '#/storefront/features/guardian/guardian.actions.ts';
import { guardianQueries } from '#/storefront/features/guardian/guardian.queries.ts';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { LeaveAccount } from '#/storefront/routes/-leave-account.tsx';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_checkout/responsavel/$convite')({
  server: {
    handlers: { POST: (posted) => runAction(posted, guardianActions(posted.params.convite)) },
  },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  loader: ({ context: { queryClient, session }, params: { convite } }) =>
    session.person ? queryClient.ensureQueryData(guardianQueries.link(convite)).then(() => {}) : undefined,
  head: titledHead('Aceite do responsável'),
  component: Guardian,
});

function Guardian() {
  const { convite } = Route.useParams();
  const { session, answer } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const here = useLocation({ select: ({ href }) => href });
  if (!session.person) return <GuardianSignIn here={here} />;
  return (
    <GuardianPage
      convite={convite}
      answer={answer}
      signOut={<LeaveAccount here={here} />}
      onOpened={(codigo) => navigate({ to: '/minhas-compras/$codigo', params: { codigo } })}
    />
  );
}
