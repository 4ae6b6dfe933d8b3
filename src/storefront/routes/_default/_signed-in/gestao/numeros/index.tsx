import { createFileRoute } from '@tanstack/react-router';
import { NumbersPage } from '#/storefront/features/numbers/components/numbers-page.tsx';
import { numberQueries } from '#/storefront/features/numbers/numbers.queries.ts';
import { numberSearchSchema } from '#/storefront/features/numbers/numbers.search.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/numeros/')({
  validateSearch: numberSearchSchema,
  beforeLoad: (route) => guard(route, 'see-numbers'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.ensureQueryData(numberQueries.numbers(deps)).then(() => {}),
  head: titledHead('Números'),
  component: NumbersOfShop,
});

function NumbersOfShop() {
  return <NumbersPage search={Route.useSearch()} />;
}
