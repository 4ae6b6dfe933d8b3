import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { NarrowPage } from '#/blocks/narrow-page.tsx';
import { secretPageMeta } from '#/blocks/secret-page-meta.ts';
import { AwaitingConfirmation } from '#/features/email-address/components/awaiting-confirmation.tsx';
import { ConfirmByLink } from '#/features/email-address/components/confirm-by-link.tsx';
import { ResendConfirmation } from '#/features/email-address/components/resend-confirmation.tsx';
import { emailAddressQueries } from '#/features/email-address/email-address.queries.ts';
import { confirmEmailSearchSchema } from '#/features/email-address/email-address.schema.ts';
import { forgetSession } from '#/features/session/change-session.ts';
import { safeRedirectPath } from '#/domain/redirect-path.ts';
import { buttonClass } from '#/ui/button-class.ts';

export const Route = createFileRoute('/_checkout/confirme-seu-email')({
  validateSearch: confirmEmailSearchSchema,
  loaderDeps: ({ search: { token } }) => ({ hasToken: token !== undefined }),
  loader: ({ context: { queryClient, session }, deps: { hasToken } }) =>
    session.person && !hasToken
      ? queryClient.ensureQueryData(emailAddressQueries.address()).then(() => {})
      : undefined,
  head: () => ({ meta: [{ title: 'Confirme seu e-mail | Vitrine' }, ...secretPageMeta] }),
  component: ConfirmEmail,
});

function ConfirmEmail() {
  const { token, redirect_to } = Route.useSearch();
  const { session } = Route.useRouteContext();
  const queryClient = useQueryClient();
  const next = safeRedirectPath(redirect_to);
  const signIn = (
    <Link
      to="/autenticacao"
      search={{ redirect_to: '/confirme-seu-email' }}
      className={buttonClass({ size: 'lg', block: true })}
    >
      Entrar
    </Link>
  );
  if (token !== undefined) {
    return (
      <ConfirmByLink
        kind="email"
        token={token}
        next={next}
        askAgain={session.person ? <ResendConfirmation /> : signIn}
        onConfirmed={() => forgetSession(queryClient)}
      />
    );
  }
  if (session.person) return <AwaitingConfirmation next={next} />;
  return (
    <NarrowPage
      title="Confirme seu e-mail"
      lead="Abra o link que enviamos por e-mail. Para receber outro, entre na sua conta."
    >
      {signIn}
    </NarrowPage>
  );
}
