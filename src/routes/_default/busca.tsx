import { createFileRoute } from '@tanstack/react-router';
import { FavouriteButton } from '#/features/favourites/components/favourite-button.tsx';
import { ListPage } from '#/features/search/components/list-page.tsx';
import { ListSkeleton } from '#/features/search/components/list-skeleton.tsx';
import { listHead } from '#/features/search/list-head.ts';
import { searchQueries } from '#/features/search/search.queries.ts';
import { searchPageSchema, type SearchPageSearch } from '#/features/search/search.schema.ts';
import { CallbackButton } from '#/features/shell/components/callback-provider.tsx';
import { buttonClass } from '#/ui/button-class.ts';
import { guard } from '../-guards.ts';

export const Route = createFileRoute('/_default/busca')({
  validateSearch: searchPageSchema,
  beforeLoad: (route) => guard(route, 'phone-check'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, cause }) => {
    const list = searchQueries.list(deps);
    // A new choice on the same page: the page itself keeps what it shows until the list is there.
    if (cause === 'stay') void queryClient.prefetchQuery(list);
    else await queryClient.ensureQueryData(list);
  },
  head: ({ match: { context, pathname, search } }) => {
    const list = context.queryClient.getQueryData(searchQueries.list(search).queryKey);
    const title = [titleOf(search), ...nameChoices(search, list?.facets)].join(': ');
    return listHead({
      title,
      description: `${title}: compare preços, turmas, cidades e horários e faça sua matrícula online.`,
      siteUrl: context.siteUrl,
      path: pathname,
      page: search.pagina,
    });
  },
  component: SearchRoute,
  pendingComponent: ListSkeleton,
});

function SearchRoute() {
  const search = Route.useSearch();
  const signedIn = Route.useRouteContext().session.person !== null;
  return (
    <ListPage
      title={titleOf(search)}
      search={search}
      callback={<CallbackButton className={buttonClass({ variant: 'secondary' })} />}
      renderFavourite={(course) => <FavouriteButton course={course} signedIn={signedIn} />}
    />
  );
}

function titleOf({ titulo, preco }: SearchPageSearch): string {
  if (titulo) return `Cursos de “${titulo.replaceAll('-', ' ')}”`;
  return preco === 'gratuito' ? 'Cursos Gratuitos' : 'Todos os cursos';
}

type FacetNames = Record<'modalidade' | 'area' | 'cidade', readonly { valor: string; nome: string }[]>;

/** What is chosen of the facets that may stand alone in a search engine, so that each has a title of its own. */
function nameChoices(search: SearchPageSearch, facets: FacetNames | undefined): string[] {
  return (['modalidade', 'area', 'cidade'] as const).flatMap((key) =>
    (search[key] ?? []).map((slug) => facets?.[key].find(({ valor }) => valor === slug)?.nome ?? slug),
  );
}
