import { createFileRoute } from '@tanstack/react-router';
import { Link } from '#/blocks/page/link.tsx';
import { readAnswer } from '#/forms/form-answer.ts';
import { answerPost } from '#/forms/plain-post.ts';
import { ChangeEmailPage } from '#/features/email-address/components/change-email-page.tsx';
import { changeEmailPosts } from '#/features/email-address/email-address.posts.ts';
import { linkClass } from '#/ui/navigation/link-class.ts';

export const Route = createFileRoute('/_default/_signed-in/alterar-email')({
  server: { handlers: { POST: (posted) => answerPost(posted, changeEmailPosts) } },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  head: () => ({
    meta: [{ title: 'Trocar e-mail | Vitrine' }, { name: 'robots', content: 'noindex, follow' }],
  }),
  component: ChangeEmail,
});

function ChangeEmail() {
  const { person, answer } = Route.useRouteContext();
  return (
    <ChangeEmailPage
      email={person.emailUsuario}
      answer={answer}
      back={
        <Link to="/minha-conta" className={linkClass()}>
          Voltar para minha conta
        </Link>
      }
    />
  );
}
