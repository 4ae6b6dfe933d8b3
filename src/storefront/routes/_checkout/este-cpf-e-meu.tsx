import { createFileRoute } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { CpfClaimPage } from '#/storefront/features/cpf-claim/components/cpf-claim-page.tsx';
import { cpfClaimActions } from '#/storefront/features/cpf-claim/cpf-claim.actions.ts';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_checkout/este-cpf-e-meu')({
  server: { handlers: { POST: (posted) => runAction(posted, cpfClaimActions) } },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  head: titledHead('Este CPF é meu'),
  component: CpfClaim,
});

function CpfClaim() {
  const { answer } = Route.useRouteContext();
  return (
    <CpfClaimPage
      answer={answer}
      goOn={
        <Link to="/" className={buttonClass({ size: 'lg', block: true })}>
          Ir para a página inicial
        </Link>
      }
      back={
        <>
          <span>A conta é sua? </span>
          <Link to="/esqueceu-sua-senha" className={linkClass()}>
            Recuperar senha
          </Link>
        </>
      }
    />
  );
}
