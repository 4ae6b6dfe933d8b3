import { titled } from '#/storefront/shared/brand/page-title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { ConfirmAccessPage } from '#/storefront/features/second-factor/components/confirm-access-page.tsx';
import { confirmAccessActions } from '#/storefront/features/second-factor/second-factor.actions.ts';
import { secondFactorQueries } from '#/storefront/features/second-factor/second-factor.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';

export const Route = createFileRoute('/_default/_signed-in/confirmar-acesso')({
  server: { handlers: { POST: (posted) => runAction(posted, confirmAccessActions) } },
  beforeLoad: (route) => {
    guard(route, 'team');
    return { answer: readAnswer(route.serverContext) };
  },
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(secondFactorQueries.current()).then(() => {}),
  head: ({ match }) => ({
    meta: [
      { title: titled('Confirme que é você', match.context.brand) },
      { name: 'robots', content: 'noindex, follow' },
    ],
  }),
  component: ConfirmAccess,
});

function ConfirmAccess() {
  const { person, answer } = Route.useRouteContext();
  return <ConfirmAccessPage email={person.emailUsuario ?? ''} answer={answer} />;
}
