import { createFileRoute } from '@tanstack/react-router';
import { Link } from '#/blocks/page/link.tsx';
import { readAnswer } from '#/forms/form-answer.ts';
import { answerPost } from '#/forms/plain-post.ts';
import { CpfClaimPage } from '#/features/cpf-claim/components/cpf-claim-page.tsx';
import { cpfClaimPosts } from '#/features/cpf-claim/cpf-claim.posts.ts';
import { buttonClass } from '#/ui/navigation/button-class.ts';
import { linkClass } from '#/ui/navigation/link-class.ts';

export const Route = createFileRoute('/_checkout/este-cpf-e-meu')({
  server: { handlers: { POST: (posted) => answerPost(posted, cpfClaimPosts) } },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  head: () => ({
    meta: [{ title: 'Este CPF é meu | Vitrine' }, { name: 'robots', content: 'noindex, follow' }],
  }),
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
