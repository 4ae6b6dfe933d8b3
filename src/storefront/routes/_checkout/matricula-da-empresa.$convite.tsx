import { createFileRoute } from '@tanstack/react-router';
import { employerActions } from '#/storefront/features/assisted/assisted.actions.ts';
import { assistedQueries } from '#/storefront/features/assisted/assisted.queries.ts';
import { EmployerPage } from '#/storefront/features/assisted/components/employer-page.tsx';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_checkout/matricula-da-empresa/$convite')({
  server: {
    handlers: { POST: (posted) => runAction(posted, employerActions(posted.params.convite)) },
  },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  loader: ({ context: { queryClient }, params: { convite } }) =>
    queryClient.ensureQueryData(assistedQueries.employer(convite)).then(() => {}),
  head: titledHead('Matrícula paga pela empresa'),
  component: Employer,
});

function Employer() {
  const { convite } = Route.useParams();
  const { answer } = Route.useRouteContext();
  return <EmployerPage convite={convite} answer={answer} />;
}
