import { createFileRoute } from '@tanstack/react-router';
import { NewFaqPage } from '#/storefront/features/words/faq/faq-pages.tsx';
import { newFaqActions } from '#/storefront/features/words/words.actions.ts';
import { wordsQueries } from '#/storefront/features/words/words.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/conteudo/perguntas/nova')({
  server: { handlers: { POST: (posted) => runAction(posted, newFaqActions) } },
  beforeLoad: guardForm('manage-school'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(wordsQueries.faqItems()).then(() => {}),
  head: titledHead('Nova pergunta'),
  component: NewItem,
});

function NewItem() {
  const { answer } = Route.useRouteContext();
  return <NewFaqPage answer={answer} />;
}
