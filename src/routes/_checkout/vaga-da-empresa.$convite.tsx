import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { SeatInvitationPage, SeatSignIn } from '#/features/company-order/components/seat-invitation-page.tsx';
import { seatLinkPosts } from '#/features/company-order/company-order.posts.ts';
import { companyOrderQueries } from '#/features/company-order/company-order.queries.ts';
import { clearStoredData } from '#/features/session/change-session.ts';
import { useSignOut } from '#/features/sign-in/use-sign-out.ts';
import { readAnswer } from '#/forms/form-answer.ts';
import { answerPost } from '#/forms/plain-post.ts';
import { SignOutForm } from '#/forms/sign-out-form.tsx';
import { linkClass } from '#/ui/navigation/link-class.ts';

export const Route = createFileRoute('/_checkout/vaga-da-empresa/$convite')({
  server: {
    handlers: { POST: (posted) => answerPost(posted, seatLinkPosts(posted.params.convite)) },
  },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  loader: ({ context: { queryClient, session }, params: { convite } }) =>
    session.person
      ? queryClient.ensureQueryData(companyOrderQueries.link(convite)).then(() => {})
      : undefined,
  head: () => ({
    meta: [{ title: 'Vaga da empresa | Vitrine' }, { name: 'robots', content: 'noindex, nofollow' }],
  }),
  component: Seat,
});

function Seat() {
  const { convite } = Route.useParams();
  const { session, answer } = Route.useRouteContext();
  const queryClient = useQueryClient();
  const here = useLocation({ select: ({ href }) => href });
  const signOut = useSignOut(() => clearStoredData(queryClient), here);
  if (!session.person) return <SeatSignIn here={here} />;
  return (
    <SeatInvitationPage
      convite={convite}
      answer={answer}
      signOut={
        <SignOutForm currentPath={here} onSignOut={signOut}>
          <button type="submit" className={linkClass('text', 'min-h-11')}>
            Sair desta conta
          </button>
        </SignOutForm>
      }
    />
  );
}
