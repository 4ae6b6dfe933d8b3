import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { PageTarget } from '#/contract/catalogue/taxonomy.ts';
import { categoryName } from '#/domain/catalogue/category-name.ts';
import { isSlug } from '#/domain/text/slug.ts';
import { ListSkeleton } from '#/storefront/features/search/components/list-skeleton.tsx';
import type { ListPreset } from '#/storefront/features/search/list-filters.ts';
import { listHead } from '#/storefront/features/search/list-head.ts';
import { loadList, searchQueries } from '#/storefront/features/search/search.queries.ts';
import { listSearchSchema } from '#/storefront/features/search/search.schema.ts';
import { ListRoute } from '../-list-route.tsx';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

/** One segment: a modality, an area, a city, a modality in a city, or a campaign; the backend says which. */
export const Route = createFileRoute('/_default/$vitrine')({
  params: { parse: ({ vitrine }) => (isSlug(vitrine) ? { vitrine } : false) },
  validateSearch: listSearchSchema,
  beforeLoad: async ({ context: { queryClient }, params }) => {
    const target = await queryClient
      .ensureQueryData(searchQueries.pageTarget(params.vitrine))
      .catch(orNotFound);
    return { target, canonicalPath: target.tipo === 'campanha' ? `/campanha/${params.vitrine}` : undefined };
  },
  loaderDeps: ({ search }) => search,
  // Another segment's page suspends until it has its list.
  loader: (load) => loadList(load, presetOf(load.context.target)),
  head: ({ match: { context, pathname, search } }) =>
    listHead({
      ...describe(context.target),
      siteUrl: context.siteUrl,
      brand: context.brand,
      path: context.canonicalPath ?? pathname,
      page: search.pagina,
      list: context.queryClient.getQueryData(searchQueries.list(search, presetOf(context.target)).queryKey),
    }),
  component: TargetRoute,
  pendingComponent: ListSkeleton,
});

function TargetRoute() {
  const { vitrine } = Route.useParams();
  const { data: target } = useSuspenseQuery(searchQueries.pageTarget(vitrine));
  const search = Route.useSearch();
  const preset = useMemo(() => presetOf(target), [target]);
  return <ListRoute key={vitrine} {...describe(target)} search={search} preset={preset} />;
}

function presetOf(target: PageTarget): ListPreset {
  switch (target.tipo) {
    case 'modalidade':
      return { modalidade: [target.modalidade.slug] };
    case 'area':
      return { area: [target.area.icone_slug] };
    case 'cidade':
      return { cidade: [target.cidade.slug] };
    case 'modalidade-cidade':
      return { modalidade: [target.modalidade.slug], cidade: [target.cidade.slug] };
    case 'campanha':
      return { tag_url: target.campanha.tag_url };
  }
}

// A school may have left the description empty.
const described = (title: string, description: string, state = '') => ({
  title,
  description: description || `${title}${state}: turmas abertas, preços e horários.`,
});

function describe(target: PageTarget): { title: string; description: string } {
  switch (target.tipo) {
    case 'modalidade':
      return described(categoryName(target.modalidade.nome), target.modalidade.descricao);
    case 'area':
      return described(target.area.nome, target.area.descricao);
    case 'cidade':
      return {
        title: `Cursos em ${target.cidade.nome}`,
        description: `Cursos técnicos, profissionais e superiores com turmas abertas em ${target.cidade.nome}, ${target.cidade.uf}.`,
      };
    case 'modalidade-cidade': {
      const title = `${categoryName(target.modalidade.nome)} em ${target.cidade.nome}`;
      return described(title, '', `, ${target.cidade.uf}`);
    }
    case 'campanha':
      return { title: target.campanha.titulo, description: target.campanha.descricao };
  }
}
