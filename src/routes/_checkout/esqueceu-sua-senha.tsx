import { createFileRoute } from '@tanstack/react-router';
import { Link } from '#/blocks/page/link.tsx';
import { readAnswer } from '#/forms/form-answer.ts';
import { answerPost } from '#/forms/plain-post.ts';
import { ForgottenPasswordPage } from '#/features/recovery/components/forgotten-password-page.tsx';
import { recoveryPosts } from '#/features/recovery/recovery.posts.ts';
import { recoverySearchSchema } from '#/features/recovery/recovery.search.ts';
import { recoveryApplicationOf } from '#/domain/site/recovery-application.ts';
import { linkClass } from '#/ui/navigation/link-class.ts';

export const Route = createFileRoute('/_checkout/esqueceu-sua-senha')({
  validateSearch: recoverySearchSchema,
  server: {
    handlers: {
      POST: (posted) => {
        const { searchParams } = new URL(posted.request.url);
        return answerPost(posted, recoveryPosts(searchParams.get('redirect_to') ?? undefined));
      },
    },
  },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  head: () => ({
    meta: [{ title: 'Esqueceu sua senha? | Vitrine' }, { name: 'robots', content: 'noindex, follow' }],
  }),
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
