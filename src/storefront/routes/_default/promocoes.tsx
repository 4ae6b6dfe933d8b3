import { requirePhone } from '#/storefront/features/session/phone-check.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CurrentPromotion } from '#/storefront/features/search/components/current-promotion.tsx';
import { ListSkeleton } from '#/storefront/features/search/components/list-skeleton.tsx';
import { OffersMenu } from '#/storefront/features/search/components/offers-menu.tsx';
import type { ListPreset } from '#/storefront/features/search/list-filters.ts';
import { listHead } from '#/storefront/features/search/list-head.ts';
import { loadList, searchQueries } from '#/storefront/features/search/search.queries.ts';
import { listSearchSchema } from '#/storefront/features/search/search.schema.ts';
import { ListRoute } from '../-list-route.tsx';

const preset: ListPreset = { promocao: true };
const title = 'Promoções: cursos com desconto';
const description =
  'Cursos com preço promocional: veja quanto você economiza em cada um e matricule-se antes que a promoção acabe.';

export const Route = createFileRoute('/_default/promocoes')({
  validateSearch: listSearchSchema,
  beforeLoad: ({ context: { session }, location }) => requirePhone(session, location.href),
  loaderDeps: ({ search }) => search,
  loader: async (load) => {
    await Promise.all([
      loadList(load, preset),
      load.context.queryClient.ensureQueryData(searchQueries.promotion()),
    ]);
  },
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
  component: Promotions,
  pendingComponent: ListSkeleton,
});

function Promotions() {
  const { data: promotion } = useSuspenseQuery(searchQueries.promotion());
  return (
    <ListRoute
      title={title}
      description={description}
      search={Route.useSearch()}
      preset={preset}
      intro={
        <>
          <OffersMenu />
          {promotion && <CurrentPromotion promotion={promotion} />}
        </>
      }
    />
  );
}
