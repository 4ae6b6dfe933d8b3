import { titled } from '#/storefront/shared/brand/page-title.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { AwaitingConfirmation } from '#/storefront/features/email-address/components/awaiting-confirmation.tsx';
import { ConfirmByLink } from '#/storefront/features/email-address/components/confirm-by-link.tsx';
import { ResendConfirmation } from '#/storefront/features/email-address/components/resend-confirmation.tsx';
import {
  confirmEmailActions,
  resendActions,
} from '#/storefront/features/email-address/email-address.actions.ts';
import { emailAddressQueries } from '#/storefront/features/email-address/email-address.queries.ts';
import { confirmEmailSearchSchema } from '#/storefront/features/email-address/email-address.search.ts';
import { forgetSession } from '#/storefront/features/session/change-session.ts';
import { safeRedirectPath } from '#/domain/site/redirect-path.ts';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';

export const Route = createFileRoute('/_checkout/confirme-seu-email')({
  validateSearch: confirmEmailSearchSchema,
  server: {
    handlers: {
      POST: (posted) => {
        const token = new URL(posted.request.url).searchParams.get('token') ?? '';
        return runAction(posted, { ...confirmEmailActions(token), ...resendActions });
      },
    },
  },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  loaderDeps: ({ search: { token } }) => ({ hasToken: token !== undefined }),
  loader: ({ context: { queryClient, session }, deps: { hasToken } }) =>
    session.person && !hasToken
      ? queryClient.ensureQueryData(emailAddressQueries.address()).then(() => {})
      : undefined,
  head: ({ match }) => ({ meta: [{ title: titled('Confirme seu e-mail', match.context.brand) }] }),
  component: ConfirmEmail,
});

function ConfirmEmail() {
  const { token, redirect_to } = Route.useSearch();
  const { session, answer } = Route.useRouteContext();
  const queryClient = useQueryClient();
  const next = safeRedirectPath(redirect_to);
  const signIn = (
    <Link
      to="/autenticacao"
      search={{ redirect_to: Route.fullPath }}
      className={buttonClass({ size: 'lg', block: true })}
    >
      Entrar
    </Link>
  );
  if (token !== undefined) {
    return (
      <ConfirmByLink
        token={token}
        answer={answer}
        next={next}
        signedIn={session.person !== null}
        askAgain={session.person ? <ResendConfirmation answer={answer} /> : signIn}
        onConfirmed={() => forgetSession(queryClient)}
      />
    );
  }
  if (session.person) return <AwaitingConfirmation next={next} answer={answer} />;
  return (
    <NarrowPage
      title="Confirme seu e-mail"
      lead="Abra o link que enviamos por e-mail. Para receber outro, entre na sua conta."
    >
      {signIn}
    </NarrowPage>
  );
}
