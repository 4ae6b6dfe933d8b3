import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { readAnswer } from '#/forms/form-answer.ts';
import { pageSearchSchema } from '#/blocks/page/page-search.ts';
import { answerPost } from '#/forms/plain-post.ts';
import { courseQueries } from '#/features/course/course.queries.ts';
import { ReviewsPage } from '#/features/moderation/components/reviews-page.tsx';
import { reviewPosts } from '#/features/moderation/moderation.posts.ts';
import { moderationQueries } from '#/features/moderation/moderation.queries.ts';
import { guard } from '#/routes/-guards.ts';

export const Route = createFileRoute('/_default/_signed-in/moderacao/opinioes')({
  validateSearch: pageSearchSchema,
  server: { handlers: { POST: (posted) => answerPost(posted, reviewPosts) } },
  beforeLoad: (route) => {
    guard(route, 'moderate-reviews');
    return { answer: readAnswer(route.serverContext) };
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { pagina = 1 } }) =>
    queryClient.ensureQueryData(moderationQueries.reviews(pagina)).then(() => {}),
  head: () => ({
    meta: [{ title: 'Moderar opiniões | Vitrine' }, { name: 'robots', content: 'noindex, follow' }],
  }),
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
