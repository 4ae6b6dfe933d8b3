import { createFileRoute, Link } from '@tanstack/react-router';
import { readAnswer } from '#/blocks/form-answer.ts';
import { answerPost } from '#/blocks/plain-post.ts';
import { secretPageMeta } from '#/blocks/secret-page-meta.ts';
import { ConfirmByLink } from '#/features/email-address/components/confirm-by-link.tsx';
import { confirmLoginPosts } from '#/features/email-address/email-address.posts.ts';
import { buttonClass } from '#/ui/button-class.ts';

export const Route = createFileRoute('/_checkout/confirmacao-login/$hash')({
  server: { handlers: { POST: (posted) => answerPost(posted, confirmLoginPosts(posted.params.hash)) } },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  head: () => ({ meta: [{ title: 'Confirme seu acesso | Vitrine' }, ...secretPageMeta] }),
  component: ConfirmLogin,
});

function ConfirmLogin() {
  const { hash } = Route.useParams();
  const { answer } = Route.useRouteContext();
  return (
    <ConfirmByLink
      kind="login"
      token={hash}
      answer={answer}
      next="/autenticacao"
      askAgain={
        <Link to="/esqueceu-sua-senha" className={buttonClass({ size: 'lg', block: true })}>
          Receber um link para entrar
        </Link>
      }
    />
  );
}
