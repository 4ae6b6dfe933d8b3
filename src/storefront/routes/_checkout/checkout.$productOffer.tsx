import { titled } from '#/storefront/shared/brand/page-title.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import { useEffect, useEffectEvent, useTransition } from 'react';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { RegisterForm } from '#/storefront/features/sign-in/components/register-form.tsx';
import { pathAfterSignIn } from '#/storefront/features/sign-in/sign-in-step.ts';
import { SignInForm } from '#/storefront/features/sign-in/components/sign-in-form.tsx';
import { checkoutActions } from '#/storefront/features/checkout/checkout.actions.ts';
import { checkoutQueries } from '#/storefront/features/checkout/checkout.queries.ts';
import { checkoutSearchSchema } from '#/storefront/features/checkout/checkout.search.ts';
import { CheckoutPage } from '#/storefront/features/checkout/components/checkout-page.tsx';
import { Identification } from '#/storefront/features/checkout/components/identification.tsx';
import { dropSavedCoupon, readSavedCoupon } from '#/storefront/features/checkout/saved-coupon.ts';
import { OwnPurchaseAlert } from '#/storefront/features/course/components/own-purchase.tsx';
import { courseQueries } from '#/storefront/features/course/course.queries.ts';
import { RegistrationDraft } from '#/storefront/features/checkout/components/registration-draft.tsx';
import { forgetSession } from '#/storefront/features/session/change-session.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { parseProductOffer } from '#/domain/catalogue/product-offer.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_checkout/checkout/$productOffer')({
  params: { parse: ({ productOffer }) => (parseProductOffer(productOffer) ? { productOffer } : false) },
  validateSearch: checkoutSearchSchema,
  server: {
    handlers: {
      POST: (posted) => {
        const ids = parseProductOffer(posted.params.productOffer);
        return ids ? runAction(posted, checkoutActions(ids.offerId)) : posted.next();
      },
    },
  },
  beforeLoad: ({ params, search, serverContext, preload, context: { session } }) => {
    if (session.person && hasPermission(session.person.tipoLogin, 'sell-assisted')) {
      throw redirect({ to: '/compra-assistida/$productOffer', params });
    }
    const answer = readAnswer(serverContext);
    // Taken out here, it isn't taken along any more either.
    if (search.cupom === '' && !preload) dropSavedCoupon();
    const stored = answer || search.cupom !== undefined ? undefined : readSavedCoupon();
    if (stored === undefined) return { answer };
    throw redirect({ to: Route.to, params, search: { ...search, cupom: stored }, replace: true });
  },
  loaderDeps: ({ search: { cupom } }) => ({ cupom }),
  loader: async ({ context: { queryClient, session }, params, deps: { cupom } }) => {
    const ids = parseProductOffer(params.productOffer)!;
    const checkout = await queryClient.ensureQueryData(checkoutQueries.checkout(ids)).catch(orNotFound);
    if (checkout.isFree) {
      throw redirect({ to: '/inscricao/$courseId/$offerId', params: ids, replace: true });
    }
    if (session.person) await queryClient.prefetchQuery(courseQueries.participation(ids.courseId));
    if (!checkout.terms) return;
    await Promise.all([
      session.person && queryClient.ensureQueryData(checkoutQueries.buyer()),
      cupom && queryClient.prefetchQuery(checkoutQueries.coupon(ids.offerId, cupom)),
      session.person && queryClient.prefetchQuery(checkoutQueries.installments(ids.offerId)),
    ]);
  },
  head: ({ match }) => ({
    meta: [
      { title: titled('Finalizar compra', match.context.brand) },
      {
        name: 'description',
        content: 'Confira o curso e a turma, preencha os dados do aluno e escolha como pagar.',
      },
    ],
  }),
  component: Checkout,
});

function Checkout() {
  const { productOffer } = Route.useParams();
  const { cupom } = Route.useSearch();
  const { session, answer } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const queryClient = useQueryClient();
  const person = session.person;
  const ids = parseProductOffer(productOffer)!;
  const { data: participation } = useQuery({
    ...courseQueries.participation(ids.courseId),
    enabled: person !== null,
    // Read once, so that the form doesn't change while the user types.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const askForOwn = () =>
    queryClient.invalidateQueries({
      queryKey: courseQueries.participation(ids.courseId).queryKey,
      refetchType: 'all',
    });
  useRestoredPage(() => void askForOwn());
  const own = person && participation?.compras.find(({ id_oferta }) => id_oferta === ids.offerId);

  async function restoreSession() {
    forgetSession(queryClient);
    queryClient.removeQueries(checkoutQueries.buyer());
    // Here before the page turns, so that it turns at once.
    if (!person) await queryClient.prefetchQuery(checkoutQueries.buyer());
    await router.invalidate();
  }

  return (
    <CheckoutPage
      ids={ids}
      coupon={cupom || undefined}
      answer={answer}
      identification={
        session.unavailable ? (
          <UnknownBuyer onRetry={restoreSession} />
        ) : (
          !person && <OwnLogin productOffer={productOffer} onDone={restoreSession} />
        )
      }
      own={own && <OwnPurchaseAlert purchase={own} />}
      onCoupon={(coupon) => {
        void navigate({ search: (old) => ({ ...old, cupom: coupon }), replace: true, resetScroll: false });
      }}
      onSignIn={() => void restoreSession()}
      onBought={async ({ codigo, isPix }) => {
        dropSavedCoupon();
        await (isPix
          ? navigate({ to: '/pix/$codigoCompra', params: { codigoCompra: codigo } })
          : navigate({ to: '/minhas-compras/$codigo', params: { codigo } }));
        void askForOwn();
      }}
    />
  );
}

/** Calls back when the browser shows the page as it was left, such as after the bank's page of a card. */
function useRestoredPage(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && restored();
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
}

function UnknownBuyer({ onRetry }: { onRetry(): Promise<void> }) {
  const [isTrying, start] = useTransition();
  return (
    <Identification
      title="Serviço indisponível"
      other="Tente novamente em alguns instantes. O que você digitou está guardado nesta aba."
    >
      <Button loading={isTrying} loadingText="Tentando" onClick={() => start(onRetry)}>
        Tentar de novo
      </Button>
    </Identification>
  );
}

function OwnLogin({ productOffer, onDone }: { productOffer: string; onDone(): Promise<void> }) {
  const { register } = Route.useSearch();
  const isNew = register !== undefined;
  return (
    <Identification
      title={isNew ? 'Crie sua conta' : 'Entre para comprar'}
      other={
        <>
          <ChangingText>{isNew ? 'Já tem conta? ' : 'Ainda não tem conta? '}</ChangingText>
          <Link
            from={Route.fullPath}
            to="."
            search={(old) => ({ ...old, register: isNew ? undefined : '' })}
            replace
            resetScroll={false}
            className={linkClass()}
          >
            {isNew ? 'Entrar' : 'Criar conta'}
          </Link>
        </>
      }
    >
      {isNew ? (
        <RegistrationDraft productOffer={productOffer}>
          {(onTyped) => <RegisterForm context="checkout" onTyped={onTyped} onRegistered={onDone} />}
        </RegistrationDraft>
      ) : (
        <SignInForm
          context="checkout"
          onSignedIn={(step) => {
            if (!step) return onDone();
            location.assign(pathAfterSignIn(step, fillPath(Route.fullPath, { productOffer })));
            return new Promise<void>(() => {});
          }}
          help={
            <Link
              to="/esqueceu-sua-senha"
              search={{ redirect_to: fillPath(Route.fullPath, { productOffer }) }}
              className={linkClass()}
            >
              Esqueceu sua senha?
            </Link>
          }
        />
      )}
    </Identification>
  );
}
