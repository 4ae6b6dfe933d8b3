import { createFileRoute } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { UpdateEmailPage } from '#/storefront/features/email-address/components/update-email-page.tsx';
import {
  changeEmailActions,
  resendActions,
} from '#/storefront/features/email-address/email-address.actions.ts';
import { emailAddressQueries } from '#/storefront/features/email-address/email-address.queries.ts';
import { returnSearchSchema } from '#/storefront/features/email-address/email-address.search.ts';
import { safeRedirectPath } from '#/domain/site/redirect-path.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/cadastrar-atualizar-email')({
  validateSearch: returnSearchSchema,
  server: {
    handlers: { POST: (posted) => runAction(posted, { ...changeEmailActions, ...resendActions }) },
  },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(emailAddressQueries.address()).then(() => {}),
  head: titledHead('Seu e-mail'),
  component: UpdateEmail,
});

function UpdateEmail() {
  const { redirect_to } = Route.useSearch();
  const { answer } = Route.useRouteContext();
  return (
    <UpdateEmailPage
      answer={answer}
      next={safeRedirectPath(redirect_to)}
      change={
        <Link to="/alterar-email" className={linkClass()}>
          Trocar e-mail
        </Link>
      }
    />
  );
}
