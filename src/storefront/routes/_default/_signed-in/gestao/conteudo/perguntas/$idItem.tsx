import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { EditFaqPage } from '#/storefront/features/words/faq/faq-pages.tsx';
import { faqActions } from '#/storefront/features/words/words.actions.ts';
import { wordsQueries } from '#/storefront/features/words/words.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { idOf, idParams } from '#/storefront/shared/desk/id-params.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/conteudo/perguntas/$idItem')({
  params: idParams('idItem'),
  server: {
    handlers: { POST: (posted) => runAction(posted, faqActions(idOf(posted.params, 'idItem'))) },
  },
  beforeLoad: guardForm('manage-school'),
  loader: ({ context: { queryClient }, params: { idItem } }) =>
    queryClient.ensureQueryData(wordsQueries.faqItem(idItem)).then(() => {}, orNotFound),
  head: titledHead('Editar pergunta'),
  component: EditItem,
});

function EditItem() {
  const { idItem } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const { data } = useSuspenseQuery(wordsQueries.faqItem(idItem));
  return <EditFaqPage key={idItem} item={data} answer={answer} />;
}
