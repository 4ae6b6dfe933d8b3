import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { courseQueries } from '#/storefront/features/course/course.queries.ts';
import { ReviewsPage } from '#/storefront/features/moderation/components/reviews-page.tsx';
import { reviewActions } from '#/storefront/features/moderation/moderation.actions.ts';
import { moderationQueries } from '#/storefront/features/moderation/moderation.queries.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/moderacao/opinioes')({
  validateSearch: pageSearchSchema,
  server: { handlers: { POST: (posted) => runAction(posted, reviewActions) } },
  beforeLoad: guardForm('moderate-reviews'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { pagina = 1 } }) =>
    queryClient.ensureQueryData(moderationQueries.reviews(pagina)).then(() => {}),
  head: titledHead('Moderar opiniões'),
  component: Reviews,
});

function Reviews() {
  const { pagina = 1 } = Route.useSearch();
  const { answer } = Route.useRouteContext();
  const queryClient = useQueryClient();
  return (
    <ReviewsPage
      page={pagina}
      answer={answer}
      onPublished={(courseId) =>
        void queryClient.invalidateQueries({ queryKey: courseQueries.course(courseId).queryKey })
      }
    />
  );
}
