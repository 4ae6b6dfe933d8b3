import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { EditUnitPage } from '#/storefront/features/course-desk/components/edit-unit-page.tsx';
import { editUnitActions } from '#/storefront/features/course-desk/course-desk.actions.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { idOf, idParams } from '#/storefront/shared/desk/id-params.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/unidades/$idUnidade')({
  params: idParams('idUnidade'),
  server: {
    handlers: { POST: (posted) => runAction(posted, editUnitActions(idOf(posted.params, 'idUnidade'))) },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loader: async ({ context: { queryClient }, params: { idUnidade } }) => {
    const units = await queryClient.ensureQueryData(courseDeskQueries.units());
    if (!units.some(({ id_unidade }) => id_unidade === idUnidade)) throw notFound();
  },
  head: titledHead('Editar unidade'),
  component: EditUnit,
});

function EditUnit() {
  const { idUnidade } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const { data: units } = useSuspenseQuery(courseDeskQueries.units());
  const unit = units.find(({ id_unidade }) => id_unidade === idUnidade);
  return unit && <EditUnitPage key={idUnidade} unit={unit} answer={answer} />;
}
