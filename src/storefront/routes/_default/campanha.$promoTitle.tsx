import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { isSlug } from '#/domain/text/slug.ts';
import { ListSkeleton } from '#/storefront/features/search/components/list-skeleton.tsx';
import type { ListPreset } from '#/storefront/features/search/list-filters.ts';
import { listHead } from '#/storefront/features/search/list-head.ts';
import { loadList, searchQueries } from '#/storefront/features/search/search.queries.ts';
import { listSearchSchema } from '#/storefront/features/search/search.schema.ts';
import { ListRoute } from '../-list-route.tsx';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/campanha/$promoTitle')({
  params: { parse: ({ promoTitle }) => (isSlug(promoTitle) ? { promoTitle } : false) },
  validateSearch: listSearchSchema,
  beforeLoad: async ({ context: { queryClient }, params }) => {
    const target = await queryClient
      .ensureQueryData(searchQueries.pageTarget(params.promoTitle))
      .catch(orNotFound);
    if (target.tipo !== 'campanha') throw notFound();
    return { campaign: target.campanha };
  },
  loaderDeps: ({ search }) => search,
  loader: (load) => loadList(load, presetOf(load.context.campaign)),
  head: ({ match: { context, pathname, search } }) =>
    listHead({
      title: context.campaign.titulo,
      description: context.campaign.descricao,
      siteUrl: context.siteUrl,
      brand: context.brand,
      path: pathname,
      page: search.pagina,
      list: context.queryClient.getQueryData(searchQueries.list(search, presetOf(context.campaign)).queryKey),
    }),
  component: CampaignRoute,
  pendingComponent: ListSkeleton,
});

function presetOf({ tag_url }: { tag_url: string }): ListPreset {
  return { tag_url };
}

function CampaignRoute() {
  const { promoTitle } = Route.useParams();
  const { data: target } = useSuspenseQuery(searchQueries.pageTarget(promoTitle));
  const search = Route.useSearch();
  if (target.tipo !== 'campanha') return null;
  return (
    <ListRoute
      key={promoTitle}
      title={target.campanha.titulo}
      description={target.campanha.descricao}
      search={search}
      preset={presetOf(target.campanha)}
    />
  );
}
