import { createFileRoute } from '@tanstack/react-router';
import { SeatsPage } from '#/storefront/features/numbers/components/seats-page.tsx';
import { numberQueries } from '#/storefront/features/numbers/numbers.queries.ts';
import { seatSearchSchema } from '#/storefront/features/numbers/numbers.search.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/numeros/vagas')({
  validateSearch: seatSearchSchema,
  beforeLoad: (route) => guard(route, 'see-numbers'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.ensureQueryData(numberQueries.seats(deps)).then(() => {}),
  head: titledHead('Vagas por turma'),
  component: Seats,
});

function Seats() {
  return <SeatsPage search={Route.useSearch()} />;
}
