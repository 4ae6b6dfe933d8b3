import { createFileRoute } from '@tanstack/react-router';
import { pageSearchSchema } from '#/blocks/page/page-search.ts';
import { FavouriteButton } from '#/features/favourites/components/favourite-button.tsx';
import { FavouritesPage } from '#/features/account/components/favourites-page.tsx';
import { accountQueries } from '#/features/account/account.queries.ts';
import { guard } from '#/routes/-guards.ts';

export const Route = createFileRoute('/_default/_signed-in/cursos-favoritos')({
  validateSearch: pageSearchSchema,
  beforeLoad: (route) => guard(route, 'shopper-page', 'phone-check'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { pagina = 1 } }) =>
    queryClient.ensureQueryData(accountQueries.favouriteCourses(pagina)).then(() => {}),
  head: () => ({
    meta: [{ title: 'Cursos favoritos | Vitrine' }, { name: 'robots', content: 'noindex, follow' }],
  }),
  component: Favourites,
});

function Favourites() {
  const { pagina = 1 } = Route.useSearch();
  return (
    <FavouritesPage
      page={pagina}
      renderFavourite={(course) => <FavouriteButton course={course} signedIn />}
    />
  );
}
