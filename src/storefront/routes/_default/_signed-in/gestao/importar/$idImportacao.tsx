import { createFileRoute } from '@tanstack/react-router';
import { CheckedImportPage } from '#/storefront/features/catalogue-import/components/checked-import-page.tsx';
import { importActions } from '#/storefront/features/catalogue-import/import.actions.ts';
import { importQueries } from '#/storefront/features/catalogue-import/import.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { idOf, idParams } from '#/storefront/shared/desk/id-params.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/importar/$idImportacao')({
  params: idParams('idImportacao'),
  server: {
    handlers: { POST: (posted) => runAction(posted, importActions(idOf(posted.params, 'idImportacao'))) },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loader: ({ context: { queryClient }, params: { idImportacao } }) =>
    queryClient
      .ensureQueryData(importQueries.import(idImportacao))
      .catch(orNotFound)
      .then(() => {}),
  head: titledHead('Importação'),
  component: CheckedImport,
});

function CheckedImport() {
  const { idImportacao } = Route.useParams();
  const { answer } = Route.useRouteContext();
  return <CheckedImportPage key={idImportacao} id={idImportacao} answer={answer} />;
}
