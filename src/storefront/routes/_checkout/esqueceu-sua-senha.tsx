import { createFileRoute } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { ForgottenPasswordPage } from '#/storefront/features/recovery/components/forgotten-password-page.tsx';
import { recoveryActions } from '#/storefront/features/recovery/recovery.actions.ts';
import { recoverySearchSchema } from '#/storefront/features/recovery/recovery.search.ts';
import { recoveryApplicationOf } from '#/domain/site/recovery-application.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_checkout/esqueceu-sua-senha')({
  validateSearch: recoverySearchSchema,
  server: {
    handlers: {
      POST: (posted) => {
        const { searchParams } = new URL(posted.request.url);
        return runAction(posted, recoveryActions(searchParams.get('redirect_to') ?? undefined));
      },
    },
  },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  head: titledHead('Esqueceu sua senha?'),
  component: ForgottenPassword,
});

function ForgottenPassword() {
  const { redirect_to } = Route.useSearch();
  const { answer } = Route.useRouteContext();
  return (
    <ForgottenPasswordPage
      answer={answer}
      application={recoveryApplicationOf(redirect_to)}
      back={
        <>
          <span>Lembrou? </span>
          <Link to="/autenticacao" search={{ redirect_to }} className={linkClass()}>
            Entrar
          </Link>
          <br />
          <span>Seu CPF está na conta de outra pessoa? </span>
          <Link to="/este-cpf-e-meu" className={linkClass()}>
            Este CPF é meu
          </Link>
        </>
      }
    />
  );
}
