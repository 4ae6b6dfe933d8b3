import { titled } from '#/storefront/shared/brand/page-title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { NewsletterLinkPage } from '#/storefront/features/newsletter/components/newsletter-link-page.tsx';
import { endAlertsAtOnce, endAlertsActions } from '#/storefront/features/newsletter/newsletter.actions.ts';
import { newsletterLinkSearchSchema } from '#/storefront/features/newsletter/newsletter.search.ts';

export const Route = createFileRoute('/_checkout/newsletter/avisos')({
  validateSearch: newsletterLinkSearchSchema,
  server: {
    handlers: {
      POST: (posted) => {
        const token = new URL(posted.request.url).searchParams.get('token') ?? '';
        return runAction(posted, endAlertsActions(token), () => endAlertsAtOnce(token));
      },
    },
  },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  head: ({ match }) => ({ meta: [{ title: titled('Cancelar avisos', match.context.brand) }] }),
  component: EndCourseAlerts,
});

function EndCourseAlerts() {
  const { token } = Route.useSearch();
  const { answer } = Route.useRouteContext();
  return <NewsletterLinkPage kind="avisos" token={token} answer={answer} />;
}
