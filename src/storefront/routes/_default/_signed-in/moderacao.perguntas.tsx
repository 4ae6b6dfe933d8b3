import { titled } from '#/storefront/shared/brand/page-title.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { courseQueries } from '#/storefront/features/course/course.queries.ts';
import { QuestionsPage } from '#/storefront/features/moderation/components/questions-page.tsx';
import { questionActions } from '#/storefront/features/moderation/moderation.actions.ts';
import { moderationQueries } from '#/storefront/features/moderation/moderation.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';

export const Route = createFileRoute('/_default/_signed-in/moderacao/perguntas')({
  validateSearch: pageSearchSchema,
  server: { handlers: { POST: (posted) => runAction(posted, questionActions) } },
  beforeLoad: (route) => {
    guard(route, 'answer-questions');
    return { answer: readAnswer(route.serverContext) };
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { pagina = 1 } }) =>
    queryClient.ensureQueryData(moderationQueries.questions(pagina)).then(() => {}),
  head: ({ match }) => ({
    meta: [
      { title: titled('Responder perguntas', match.context.brand) },
      { name: 'robots', content: 'noindex, follow' },
    ],
  }),
  component: Questions,
});

function Questions() {
  const { pagina = 1 } = Route.useSearch();
  const { person, answer } = Route.useRouteContext();
  const queryClient = useQueryClient();
  return (
    <QuestionsPage
      page={pagina}
      answer={answer}
      canDiscard={hasPermission(person.tipoLogin, 'discard-questions')}
      onPublished={(courseId) =>
        void queryClient.invalidateQueries({ queryKey: courseQueries.course(courseId).queryKey })
      }
    />
  );
}
