import { titled } from '#/storefront/shared/brand/page-title.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import { useEffect } from 'react';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { SignOutForm } from '#/storefront/forms/sign-out-form.tsx';
import { signInActions } from '#/storefront/features/sign-in/sign-in.actions.ts';
import { authenticationSearchSchema } from '#/storefront/features/sign-in/sign-in.search.ts';
import { AuthenticationPage } from '#/storefront/features/sign-in/components/authentication-page.tsx';
import { RegisterForm } from '#/storefront/features/sign-in/components/register-form.tsx';
import { LazySchoolSignIn } from '#/storefront/features/sign-in/components/lazy-school-sign-in.ts';
import { SignInForm } from '#/storefront/features/sign-in/components/sign-in-form.tsx';
import { useSignOut } from '#/storefront/features/sign-in/use-sign-out.ts';
import { clearStorages, clearStoredData } from '#/storefront/features/session/change-session.ts';
import { schoolSignInQueries } from '#/storefront/features/sign-in/school-sign-in.queries.ts';
import { pathAfterSignIn, type SignInStep } from '#/storefront/features/sign-in/sign-in-step.ts';
import { requirePhone } from '#/storefront/features/session/phone-check.ts';
import { forgetShownSession } from '#/storefront/features/session/shown-session.ts';
import { formatSearchParams, parseSearchParams } from '#/domain/site/search-params.ts';
import { safeRedirectPath } from '#/domain/site/redirect-path.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';

export const Route = createFileRoute('/_checkout/autenticacao')({
  validateSearch: authenticationSearchSchema,
  server: {
    handlers: {
      POST: (posted) => {
        const { pathname, search, searchParams } = new URL(posted.request.url);
        const target = safeRedirectPath(searchParams.get('redirect_to'));
        return runAction(posted, signInActions({ target, afterSignOut: afterSignOut(pathname, search) }));
      },
    },
  },
  beforeLoad: ({ context: { session, sessionChanged }, search, serverContext }) => {
    if (!session.person || sessionChanged) return { answer: readAnswer(serverContext) };
    const target = safeRedirectPath(search.redirect_to);
    requirePhone(session, target);
    throw redirect({ href: target });
  },
  loader: async ({ context: { queryClient } }) => ({
    isOffered: await queryClient.ensureQueryData(schoolSignInQueries.offer()),
  }),
  head: ({ match: { search, context } }) => ({
    meta: [{ title: titled(search.register === undefined ? 'Entrar' : 'Criar conta', context.brand) }],
  }),
  component: Authentication,
});

function afterSignOut(pathname: string, search: string): string {
  return pathname + formatSearchParams({ ...parseSearchParams(search), conta: 'saiu' });
}

function Authentication() {
  const { register, redirect_to, conta, escola } = Route.useSearch();
  const { isOffered } = Route.useLoaderData();
  const { answer, session } = Route.useRouteContext();
  const queryClient = useQueryClient();
  const here = useLocation({ select: ({ href }) => href });
  const hasLeft = conta !== undefined && !session.person;
  useEffect(() => {
    if (hasLeft) clearStorages();
  }, [hasLeft]);
  const signOut = useSignOut(() => clearStoredData(queryClient), here);
  const moveOn = (step?: SignInStep) => {
    forgetShownSession();
    location.assign(pathAfterSignIn(step, safeRedirectPath(redirect_to)));
    return new Promise<void>(() => {});
  };
  if (session.person) {
    return (
      <AuthenticationPage
        title="Você já entrou"
        lead="Para usar outra conta, saia desta."
        other={
          <SignOutForm currentPath={safeRedirectPath(redirect_to)} onSignOut={signOut}>
            <button type="submit" className={linkClass()}>
              Sair desta conta
            </button>
          </SignOutForm>
        }
      >
        <a href={safeRedirectPath(redirect_to)} className={buttonClass({ size: 'lg', block: true })}>
          Continuar
        </a>
      </AuthenticationPage>
    );
  }
  if (register !== undefined) {
    return (
      <AuthenticationPage
        title="Criar conta"
        lead="Uma conta para comprar cursos e acompanhar suas matrículas."
        other={
          <>
            <span>Já tem conta? </span>
            <Link to="/autenticacao" search={{ redirect_to }} replace className={linkClass()}>
              Entrar
            </Link>
          </>
        }
      >
        <RegisterForm context="site" answer={answer} onRegistered={() => moveOn()} />
      </AuthenticationPage>
    );
  }
  return (
    <AuthenticationPage
      title="Entrar"
      lead="Entre para comprar e acompanhar seus cursos."
      alert={conta && <AccountAlert became={conta} />}
      other={
        <>
          <span>Ainda não tem conta? </span>
          <Link to="/autenticacao" search={{ register: '', redirect_to }} replace className={linkClass()}>
            Criar conta
          </Link>
        </>
      }
    >
      <SignInForm
        context="site"
        answer={answer}
        onSignedIn={moveOn}
        help={
          <Link to="/esqueceu-sua-senha" search={{ redirect_to }} className={linkClass()}>
            Esqueceu sua senha?
          </Link>
        }
      />
      {isOffered && <LazySchoolSignIn end={escola} target={redirect_to} />}
    </AuthenticationPage>
  );
}

function AccountAlert({ became }: { became: 'excluida' | 'saiu' }) {
  if (became === 'saiu') {
    return (
      <Alert tone="success" live title="Você saiu da sua conta">
        Apagamos deste navegador o que guardávamos para você.
      </Alert>
    );
  }
  return (
    <Alert tone="success" live title="Sua conta foi excluída">
      Apagamos seus dados pessoais e encerramos todas as sessões.
    </Alert>
  );
}
