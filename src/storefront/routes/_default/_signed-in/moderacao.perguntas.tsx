import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { courseQueries } from '#/storefront/features/course/course.queries.ts';
import { QuestionsPage } from '#/storefront/features/moderation/components/questions-page.tsx';
import { questionActions } from '#/storefront/features/moderation/moderation.actions.ts';
import { moderationQueries } from '#/storefront/features/moderation/moderation.queries.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/moderacao/perguntas')({
  validateSearch: pageSearchSchema,
  server: { handlers: { POST: (posted) => runAction(posted, questionActions) } },
  beforeLoad: guardForm('answer-questions'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { pagina = 1 } }) =>
    queryClient.ensureQueryData(moderationQueries.questions(pagina)).then(() => {}),
  head: titledHead('Responder perguntas'),
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
