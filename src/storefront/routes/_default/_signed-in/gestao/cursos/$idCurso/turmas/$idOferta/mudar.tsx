import { createFileRoute } from '@tanstack/react-router';
import { MoveOfferPage } from '#/storefront/features/course-desk/components/consequences/move-offer-page.tsx';
import { moveActions } from '#/storefront/features/course-desk/consequences/consequences.actions.ts';
import { consequencesQueries } from '#/storefront/features/course-desk/consequences/consequences.queries.ts';
import {
  moveSearchSchema,
  readMoveSearch,
  toMove,
  validateMove,
} from '#/storefront/features/course-desk/consequences/consequences.schema.ts';
import { loadDeskOffer } from '#/storefront/features/course-desk/consequences/load-desk-offer.ts';
import { useDeskOffer } from '#/storefront/features/course-desk/consequences/use-desk-offer.ts';
import { idOf, idParams } from '#/storefront/shared/desk/id-params.ts';
import { describeFailure, listErrors } from '#/storefront/forms/form-errors.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/cursos/$idCurso/turmas/$idOferta/mudar')({
  params: idParams('idCurso', 'idOferta'),
  validateSearch: moveSearchSchema,
  server: {
    handlers: {
      POST: (posted) => {
        const { params } = posted;
        return runAction(posted, moveActions(idOf(params, 'idCurso'), idOf(params, 'idOferta')));
      },
    },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) => {
    await loadDeskOffer(queryClient, params.idCurso, params.idOferta);
    const typed = readMoveSearch(deps);
    const errors = typed ? validateMove(typed) : {};
    if (!typed || listErrors(errors).length > 0) return errors;
    return queryClient
      .ensureQueryData(consequencesQueries.move(params.idOferta, toMove(typed)))
      .then(() => errors)
      .catch((error: unknown) => describeFailure(error).fieldErrors);
  },
  head: titledHead('Mudar turma'),
  component: MoveOffer,
});

function MoveOffer() {
  const { answer } = Route.useRouteContext();
  const search = Route.useSearch();
  const errors = Route.useLoaderData();
  const { idCurso, idOferta } = Route.useParams();
  const shown = useDeskOffer(idCurso, idOferta);
  return (
    shown && (
      <MoveOfferPage
        key={JSON.stringify(search)}
        {...shown}
        typed={readMoveSearch(search)}
        errors={errors}
        answer={answer}
      />
    )
  );
}
