import { Link } from '#/storefront/shared/page/link.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { slugWords } from '#/domain/text/slug.ts';
import { requirePhone } from '#/storefront/features/session/phone-check.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { FREE_CATEGORY } from '#/domain/catalogue/category-ids.ts';
import { ListSkeleton } from '#/storefront/features/search/components/list-skeleton.tsx';
import { nameChoices } from '#/storefront/features/search/list-filters.ts';
import { listHead } from '#/storefront/features/search/list-head.ts';
import { knownFacets, loadList, searchQueries } from '#/storefront/features/search/search.queries.ts';
import {
  searchPageKeys,
  searchPageSchema,
  type SearchPageSearch,
} from '#/storefront/features/search/search.schema.ts';
import { shellQueries } from '#/storefront/features/shell/shell.queries.ts';
import { useTrackedEvent } from '#/storefront/shared/tracking/use-tracked-event.ts';
import { ListRoute } from '../-list-route.tsx';

export const Route = createFileRoute('/_default/busca')({
  validateSearch: searchPageSchema,
  staticData: { narrowed: searchPageKeys },
  beforeLoad: async (route) => {
    const { modalityId, ...search } = route.search;
    if (modalityId !== undefined) throw await findModalityPage(route.context.queryClient, modalityId, search);
    requirePhone(route.context.session, route.location.href);
  },
  loaderDeps: ({ search }) => search,
  loader: (load) => loadList(load),
  head: ({ match: { context, pathname, search } }) => {
    const list = context.queryClient.getQueryData(searchQueries.list(search).queryKey);
    const title = [titleOf(search), ...nameChoices(search, knownFacets(context.queryClient))].join(': ');
    return listHead({
      title,
      description: `${title}: compare preços, turmas, cidades e horários e faça sua matrícula online.`,
      siteUrl: context.siteUrl,
      brand: context.brand,
      path: pathname,
      page: search.pagina,
      list,
    });
  },
  component: SearchRoute,
  pendingComponent: ListSkeleton,
});

function SearchRoute() {
  const search = Route.useSearch();
  useTrackedEvent(search.titulo ? { name: 'search', search_term: search.titulo } : undefined);
  return (
    <ListRoute
      title={titleOf(search)}
      search={search}
      intro={
        <p>
          <Link to="/cabe-na-minha-rotina" className={`${linkClass()} inline-block py-1`}>
            Ver só o que cabe na minha rotina
          </Link>
        </p>
      }
    />
  );
}

function titleOf({ titulo, preco }: SearchPageSearch): string {
  if (titulo) return `Cursos de “${slugWords(titulo)}”`;
  return preco === 'gratuito' ? 'Cursos Gratuitos' : 'Todos os cursos';
}

// SEARCH-11
async function findModalityPage(queryClient: QueryClient, id: number, search: SearchPageSearch) {
  const { modalities } = await queryClient.ensureQueryData(shellQueries.menu());
  const found = [...modalities, FREE_CATEGORY].find(({ id_modalidade }) => id_modalidade === id);
  const statusCode = 301;
  if (found && 'slug' in found) {
    const { titulo: _titulo, ...rest } = search;
    return redirect({ to: '/$vitrine', params: { vitrine: found.slug }, search: rest, statusCode });
  }
  return redirect({ to: '/busca', search: found ? { ...search, preco: 'gratuito' } : search, statusCode });
}
