import { createFileRoute } from '@tanstack/react-router';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { CardActions } from '#/storefront/features/favourites/components/card-actions.tsx';
import { FavouritesPage } from '#/storefront/features/account/components/favourites-page.tsx';
import { accountQueries } from '#/storefront/features/account/account.queries.ts';
import { favouriteActions } from '#/storefront/features/favourites/favourites.actions.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/cursos-favoritos')({
  validateSearch: pageSearchSchema,
  server: { handlers: { POST: (posted) => runAction(posted, favouriteActions) } },
  beforeLoad: guardForm('shopper-page', 'phone-check'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { pagina = 1 } }) =>
    queryClient.ensureQueryData(accountQueries.favouriteCourses(pagina)).then(() => {}),
  head: titledHead('Cursos favoritos'),
  component: Favourites,
});

function Favourites() {
  const { pagina = 1 } = Route.useSearch();
  const { answer } = Route.useRouteContext();
  return (
    <FavouritesPage
      page={pagina}
      failure={answer?.failure}
      renderFavourite={(course) => <CardActions course={course} signedIn />}
    />
  );
}
