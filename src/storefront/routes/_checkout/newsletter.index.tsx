import { titled } from '#/storefront/shared/brand/page-title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { NewsletterForm } from '#/storefront/features/newsletter/components/newsletter-form.tsx';
import { subscribeActions } from '#/storefront/features/newsletter/newsletter.actions.ts';

export const Route = createFileRoute('/_checkout/newsletter/')({
  server: { handlers: { POST: (posted) => runAction(posted, subscribeActions) } },
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
