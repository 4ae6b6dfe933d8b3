import { requirePhone } from '#/storefront/features/session/phone-check.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ListSkeleton } from '#/storefront/features/search/components/list-skeleton.tsx';
import { OffersMenu } from '#/storefront/features/search/components/offers-menu.tsx';
import type { ListPreset } from '#/storefront/features/search/list-filters.ts';
import { listHead } from '#/storefront/features/search/list-head.ts';
import { loadList, searchQueries } from '#/storefront/features/search/search.queries.ts';
import { listSearchSchema } from '#/storefront/features/search/search.schema.ts';
import { ListRoute } from '../-list-route.tsx';

const preset: ListPreset = { status: 'em-aberto', discountsFirst: true };
const title = 'Ofertas: cursos com inscrições abertas';
const description =
  'Todos os cursos com turmas abertas, os que têm desconto primeiro: compare cidades, horários e preços e garanta a sua vaga.';

export const Route = createFileRoute('/_default/ofertas')({
  validateSearch: listSearchSchema,
  beforeLoad: ({ context: { session }, location }) => requirePhone(session, location.href),
  loaderDeps: ({ search }) => search,
  loader: (load) => loadList(load, preset),
  head: ({ match: { context, pathname, search } }) =>
    listHead({
      title,
      description,
      siteUrl: context.siteUrl,
      brand: context.brand,
      path: pathname,
      page: search.pagina,
      list: context.queryClient.getQueryData(searchQueries.list(search, preset).queryKey),
    }),
  component: OpenOffers,
  pendingComponent: ListSkeleton,
});

function OpenOffers() {
  return (
    <ListRoute
      title={title}
      description={description}
      search={Route.useSearch()}
      preset={preset}
      intro={<OffersMenu />}
    />
  );
}
