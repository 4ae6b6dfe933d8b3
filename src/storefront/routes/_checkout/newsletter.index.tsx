import { titled } from '#/storefront/shared/brand/page-title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { answerPost } from '#/storefront/forms/plain-post.ts';
import { NewsletterForm } from '#/storefront/features/newsletter/components/newsletter-form.tsx';
import { subscribePosts } from '#/storefront/features/newsletter/newsletter.posts.ts';

export const Route = createFileRoute('/_checkout/newsletter/')({
  server: { handlers: { POST: (posted) => answerPost(posted, subscribePosts) } },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  head: ({ match }) => ({ meta: [{ title: titled('Novidades no seu e-mail', match.context.brand) }] }),
  component: Newsletter,
});

function Newsletter() {
  const { answer } = Route.useRouteContext();
  return (
    <NarrowPage
      title="Novidades no seu e-mail"
      lead="Saiba primeiro de turmas novas, cursos gratuitos e descontos."
    >
      <NewsletterForm answer={answer} />
    </NarrowPage>
  );
}
