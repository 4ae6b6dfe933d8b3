import { titled } from '#/storefront/shared/brand/page-title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { answerPost } from '#/storefront/forms/plain-post.ts';
import { ChangeEmailPage } from '#/storefront/features/email-address/components/change-email-page.tsx';
import { changeEmailPosts } from '#/storefront/features/email-address/email-address.posts.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';

export const Route = createFileRoute('/_default/_signed-in/alterar-email')({
  server: { handlers: { POST: (posted) => answerPost(posted, changeEmailPosts) } },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  head: ({ match }) => ({
    meta: [
      { title: titled('Trocar e-mail', match.context.brand) },
      { name: 'robots', content: 'noindex, follow' },
    ],
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
