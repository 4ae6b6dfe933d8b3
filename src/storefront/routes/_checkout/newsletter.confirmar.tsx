import { titled } from '#/storefront/shared/brand/page-title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { NewsletterLinkPage } from '#/storefront/features/newsletter/components/newsletter-link-page.tsx';
import { confirmActions } from '#/storefront/features/newsletter/newsletter.actions.ts';
import { newsletterLinkSearchSchema } from '#/storefront/features/newsletter/newsletter.search.ts';

export const Route = createFileRoute('/_checkout/newsletter/confirmar')({
  validateSearch: newsletterLinkSearchSchema,
  server: {
    handlers: {
      POST: (posted) => {
        const token = new URL(posted.request.url).searchParams.get('token') ?? '';
        return runAction(posted, confirmActions(token));
      },
    },
  },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  head: ({ match }) => ({ meta: [{ title: titled('Confirme sua inscrição', match.context.brand) }] }),
  component: ConfirmNewsletter,
});

function ConfirmNewsletter() {
  const { token } = Route.useSearch();
  const { answer } = Route.useRouteContext();
  return <NewsletterLinkPage kind="confirmar" token={token} answer={answer} />;
}
