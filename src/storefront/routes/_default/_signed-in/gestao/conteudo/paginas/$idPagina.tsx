import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { EditSchoolPagePage } from '#/storefront/features/words/pages/school-page-pages.tsx';
import { schoolPageActions } from '#/storefront/features/words/words.actions.ts';
import { wordsQueries } from '#/storefront/features/words/words.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { idOf, idParams } from '#/storefront/shared/desk/id-params.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/conteudo/paginas/$idPagina')({
  params: idParams('idPagina'),
  server: {
    handlers: {
      POST: (posted) => runAction(posted, schoolPageActions(idOf(posted.params, 'idPagina'))),
    },
  },
  beforeLoad: guardForm('manage-school'),
  loader: ({ context: { queryClient }, params: { idPagina } }) =>
    queryClient.ensureQueryData(wordsQueries.schoolPage(idPagina)).then(() => {}, orNotFound),
  head: titledHead('Editar página'),
  component: EditItem,
});

function EditItem() {
  const { idPagina } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const { data } = useSuspenseQuery(wordsQueries.schoolPage(idPagina));
  return <EditSchoolPagePage key={idPagina} page={data} answer={answer} />;
}
