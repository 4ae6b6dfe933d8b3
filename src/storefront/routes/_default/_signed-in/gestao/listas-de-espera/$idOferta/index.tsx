import { createFileRoute } from '@tanstack/react-router';
import { WaitingPeoplePage } from '#/storefront/features/waiting-desk/components/waiting-people-page.tsx';
import { waitingDeskQueries } from '#/storefront/features/waiting-desk/waiting-desk.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { idParams } from '#/storefront/shared/desk/id-params.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/listas-de-espera/$idOferta/')({
  params: idParams('idOferta'),
  beforeLoad: (route) => guard(route, 'see-students'),
  loader: ({ context: { queryClient }, params: { idOferta } }) =>
    queryClient.ensureQueryData(waitingDeskQueries.people(idOferta)).then(() => {}, orNotFound),
  head: titledHead('Lista de espera da turma'),
  component: WaitingPeople,
});

function WaitingPeople() {
  const { idOferta } = Route.useParams();
  return <WaitingPeoplePage offerId={idOferta} />;
}
