import { createFileRoute } from '@tanstack/react-router';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { ConfirmAccessPage } from '#/storefront/features/second-factor/components/confirm-access-page.tsx';
import { confirmAccessActions } from '#/storefront/features/second-factor/second-factor.actions.ts';
import { secondFactorQueries } from '#/storefront/features/second-factor/second-factor.queries.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/confirmar-acesso')({
  server: { handlers: { POST: (posted) => runAction(posted, confirmAccessActions) } },
  beforeLoad: guardForm('team'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(secondFactorQueries.current()).then(() => {}),
  head: titledHead('Confirme que é você'),
  component: ConfirmAccess,
});

function ConfirmAccess() {
  const { person, answer } = Route.useRouteContext();
  return <ConfirmAccessPage email={person.emailUsuario ?? ''} answer={answer} />;
}
