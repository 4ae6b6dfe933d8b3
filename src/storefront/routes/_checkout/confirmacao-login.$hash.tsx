import { titled } from '#/storefront/shared/brand/page-title.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import {
  DeadConfirmationLink,
  LoginConfirmationPage,
} from '#/storefront/features/login-confirmation/components/login-confirmation-page.tsx';
import { loginConfirmationActions } from '#/storefront/features/login-confirmation/login-confirmation.actions.ts';
import { loginConfirmationQueries } from '#/storefront/features/login-confirmation/login-confirmation.queries.ts';
import { forgetSession } from '#/storefront/features/session/change-session.ts';
import { ErrorPage } from '#/storefront/features/shell/components/error-page.tsx';
import { PublicError } from '#/domain/request/public-error.ts';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';

export const Route = createFileRoute('/_checkout/confirmacao-login/$hash')({
  server: {
    handlers: { POST: (posted) => runAction(posted, loginConfirmationActions(posted.params.hash)) },
  },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  loader: ({ context: { queryClient, answer }, params: { hash } }) =>
    answer?.done
      ? undefined
      : queryClient.ensureQueryData(loginConfirmationQueries.asked(hash)).then(() => {}),
  head: ({ match }) => ({ meta: [{ title: titled('Confirme seu acesso', match.context.brand) }] }),
  component: LoginConfirmation,
  errorComponent: ({ error, reset }) =>
    error instanceof PublicError && error.codigo === 'LINK_SEM_VALIDADE' ? (
      <DeadConfirmationLink goOn={<LinkByMail>Criar uma nova senha</LinkByMail>} />
    ) : (
      <ErrorPage error={error} reset={reset} />
    ),
});

function LinkByMail({ children, ...look }: { children: string; variant?: 'secondary' }) {
  return (
    <Link to="/esqueceu-sua-senha" className={buttonClass({ size: 'lg', block: true, ...look })}>
      {children}
    </Link>
  );
}

function LoginConfirmation() {
  const { hash } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const queryClient = useQueryClient();
  return (
    <LoginConfirmationPage
      hash={hash}
      answer={answer}
      goOn={
        <Link to="/" className={buttonClass({ size: 'lg', block: true })}>
          Ir para a página inicial
        </Link>
      }
      askAgain={<LinkByMail variant="secondary">Não recebi o link</LinkByMail>}
      newPassword={<LinkByMail>Criar uma nova senha</LinkByMail>}
      onBlocked={() => forgetSession(queryClient)}
    />
  );
}
