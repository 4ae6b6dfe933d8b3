import { createFileRoute } from '@tanstack/react-router';
import { NewTestimonialPage } from '#/storefront/features/words/testimonials/testimonial-pages.tsx';
import { newTestimonialActions } from '#/storefront/features/words/words.actions.ts';
import { wordsQueries } from '#/storefront/features/words/words.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/conteudo/depoimentos/novo')({
  server: { handlers: { POST: (posted) => runAction(posted, newTestimonialActions) } },
  beforeLoad: guardForm('manage-school'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(wordsQueries.testimonials()).then(() => {}),
  head: titledHead('Novo depoimento'),
  component: NewItem,
});

function NewItem() {
  const { answer } = Route.useRouteContext();
  return <NewTestimonialPage answer={answer} />;
}
