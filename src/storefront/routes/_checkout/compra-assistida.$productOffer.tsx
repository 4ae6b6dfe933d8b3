import { createFileRoute, useLocation } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import { assistedActionsOf } from '#/storefront/features/assisted/assisted.actions.ts';
import { assistedQueries } from '#/storefront/features/assisted/assisted.queries.ts';
import { assistedSearchSchema } from '#/storefront/features/assisted/assisted.search.ts';
import { DeskPage } from '#/storefront/features/assisted/components/desk-page.tsx';
import {
  LinkPage,
  LinkSignIn,
  NoLink,
  SellerSignIn,
} from '#/storefront/features/assisted/components/link-page.tsx';
import { SignInForm } from '#/storefront/features/sign-in/components/sign-in-form.tsx';
import { pathAfterSignIn } from '#/storefront/features/sign-in/sign-in-step.ts';
import { parseProductOffer } from '#/domain/catalogue/product-offer.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { LeaveAccount } from '#/storefront/routes/-leave-account.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_checkout/compra-assistida/$productOffer')({
  params: { parse: ({ productOffer }) => (parseProductOffer(productOffer) ? { productOffer } : false) },
  validateSearch: assistedSearchSchema,
  server: {
    handlers: {
      POST: (posted) =>
        runAction(posted, assistedActionsOf(new URL(posted.request.url).searchParams.get('link'))),
    },
  },
  beforeLoad: (route) => {
    if (route.context.session.unavailable) guard(route, 'signed-in');
    return { answer: readAnswer(route.serverContext) };
  },
  loaderDeps: ({ search: { link } }) => ({ link }),
  loader: async ({ context: { queryClient, session }, params, deps: { link } }) => {
    const { person } = session;
    if (link !== undefined) {
      if (person) await queryClient.ensureQueryData(assistedQueries.link(link));
      return;
    }
    if (!person || !hasPermission(person.tipoLogin, 'sell-assisted')) return;
    const ids = parseProductOffer(params.productOffer)!;
    await queryClient.ensureQueryData(assistedQueries.desk(ids)).catch(orNotFound);
  },
  head: titledHead('Compra assistida'),
  component: AssistedPurchase,
});

function AssistedPurchase() {
  const { productOffer } = Route.useParams();
  const { link } = Route.useSearch();
  const { session, answer } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const here = useLocation({ select: ({ href }) => href });
  const { person } = session;
  if (!person) {
    const form = <OwnLogin here={here} />;
    return link === undefined ? (
      <SellerSignIn>{form}</SellerSignIn>
    ) : (
      <LinkSignIn link={link}>{form}</LinkSignIn>
    );
  }
  if (link !== undefined) {
    return (
      <LinkPage
        link={link}
        here={here}
        answer={answer}
        signOut={<LeaveAccount here={here} />}
        onOpened={(codigo) => navigate({ to: '/minhas-compras/$codigo', params: { codigo } })}
      />
    );
  }
  if (!hasPermission(person.tipoLogin, 'sell-assisted')) return <NoLink />;
  return (
    <DeskPage
      ids={parseProductOffer(productOffer)!}
      kind="COMPRA"
      answer={answer}
      onMade={(id) => navigate({ to: '/minhas-vendas/$id', params: { id } })}
    />
  );
}

function OwnLogin({ here }: { here: string }) {
  return (
    <SignInForm
      context="checkout"
      onSignedIn={(step) => {
        location.assign(pathAfterSignIn(step, here));
        return new Promise<void>(() => {});
      }}
      help={
        <Link to="/esqueceu-sua-senha" search={{ redirect_to: here }} className={linkClass()}>
          Esqueceu sua senha?
        </Link>
      }
    />
  );
}
