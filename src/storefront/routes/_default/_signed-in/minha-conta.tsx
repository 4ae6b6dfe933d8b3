import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { SignOutButton } from '#/storefront/features/sign-in/components/sign-out-button.tsx';
import { useSignOut } from '#/storefront/features/sign-in/use-sign-out.ts';
import { AccountPage } from '#/storefront/features/account/components/account-page.tsx';
import { PageAnswer } from '#/storefront/forms/page-answer.ts';
import { accountActions } from '#/storefront/features/account/account.actions.ts';
import { accountSearchSchema } from '#/storefront/features/account/account.search.ts';
import { loadAccount } from '#/storefront/features/account/account.queries.ts';
import { clearStoredData } from '#/storefront/features/session/change-session.ts';
import { requirePhone } from '#/storefront/features/session/phone-check.ts';
import { formatSearchParams } from '#/domain/site/search-params.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { usePersonSaved } from './-use-person-saved.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

const afterErasure = fillPath('/autenticacao', {}) + formatSearchParams({ conta: 'excluida' });

export const Route = createFileRoute('/_default/_signed-in/minha-conta')({
  validateSearch: accountSearchSchema,
  server: {
    handlers: {
      POST: (posted) => runAction(posted, accountActions({ afterErasure })),
    },
  },
  beforeLoad: ({ context: { session }, location, serverContext }) => {
    requirePhone(session, location.href);
    return { answer: readAnswer(serverContext) };
  },
  loader: ({ context: { queryClient } }) => loadAccount(queryClient),
  head: titledHead('Minha conta'),
  component: Account,
});

function Account() {
  const { answer } = Route.useRouteContext();
  const { secao } = Route.useSearch();
  const queryClient = useQueryClient();
  const onPersonSaved = usePersonSaved();
  const forgetStoredData = () => clearStoredData(queryClient);
  const signOut = useSignOut(forgetStoredData);
  return (
    <PageAnswer value={answer}>
      <AccountPage
        open={secao}
        signOut={<SignOutButton onSignOut={signOut} />}
        changeEmail={
          <Link to="/alterar-email" className={linkClass()}>
            Trocar e-mail
          </Link>
        }
        onPersonSaved={onPersonSaved}
        onErased={() => {
          forgetStoredData();
          location.assign(afterErasure);
        }}
      />
    </PageAnswer>
  );
}
