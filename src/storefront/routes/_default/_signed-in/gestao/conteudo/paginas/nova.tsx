import { createFileRoute } from '@tanstack/react-router';
import { NewSchoolPagePage } from '#/storefront/features/words/pages/school-page-pages.tsx';
import { newSchoolPageActions } from '#/storefront/features/words/words.actions.ts';
import { wordsQueries } from '#/storefront/features/words/words.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/conteudo/paginas/nova')({
  server: { handlers: { POST: (posted) => runAction(posted, newSchoolPageActions) } },
  beforeLoad: guardForm('manage-school'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(wordsQueries.schoolPages()).then(() => {}),
  head: titledHead('Nova página'),
  component: NewItem,
});

function NewItem() {
  const { answer } = Route.useRouteContext();
  return <NewSchoolPagePage answer={answer} />;
}
