import { titled } from '#/storefront/shared/brand/page-title.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import {
  DeadRecoveryLink,
  NewPasswordPage,
} from '#/storefront/features/recovery/components/new-password-page.tsx';
import { newPasswordActions } from '#/storefront/features/recovery/recovery.actions.ts';
import { recoveryQueries } from '#/storefront/features/recovery/recovery.queries.ts';
import { forgetSession } from '#/storefront/features/session/change-session.ts';
import { ErrorPage } from '#/storefront/features/shell/components/error-page.tsx';
import { PublicError } from '#/domain/request/public-error.ts';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';

export const Route = createFileRoute('/_checkout/trocasenha/$codigoAcesso/$codigoAplicacao')({
  server: { handlers: { POST: (posted) => runAction(posted, newPasswordActions(posted.params)) } },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  loader: ({ context: { queryClient, answer }, params }) =>
    answer?.done ? undefined : queryClient.ensureQueryData(recoveryQueries.link(params)).then(() => {}),
  head: ({ match }) => ({ meta: [{ title: titled('Nova senha', match.context.brand) }] }),
  component: NewPassword,
  errorComponent: ({ error, reset }) =>
    error instanceof PublicError && error.codigo === 'LINK_SEM_VALIDADE' ? (
      <DeadRecoveryLink askAgain={<AskAgain />} />
    ) : (
      <ErrorPage error={error} reset={reset} />
    ),
});

function AskAgain() {
  return (
    <Link to="/esqueceu-sua-senha" className={buttonClass({ size: 'lg', block: true })}>
      Pedir um novo link
    </Link>
  );
}

function NewPassword() {
  const link = Route.useParams();
  const { answer } = Route.useRouteContext();
  const queryClient = useQueryClient();
  return (
    <NewPasswordPage
      link={link}
      answer={answer}
      onChanged={() => forgetSession(queryClient)}
      askAgain={<AskAgain />}
    />
  );
}
