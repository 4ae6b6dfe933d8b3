import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { FavouriteButton } from '#/features/favourites/components/favourite-button.tsx';
import { FavouritesPage } from '#/features/profile/components/favourites-page.tsx';
import { profileQueries } from '#/features/profile/profile.queries.ts';
import { requirePhone } from '#/features/session/phone-check.ts';

const pageSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(2),
  v.maxValue(10_000),
);

export const Route = createFileRoute('/_default/_signed-in/cursos-favoritos')({
  validateSearch: v.object({ pagina: v.optional(v.fallback(v.optional(pageSchema), undefined)) }),
  beforeLoad: ({ context: { session, person }, location }) => {
    // Sellers have no favourites (specification, section 6).
    if (person.isSeller) throw redirect({ to: '/minha-conta' });
    requirePhone(session, location.href);
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { pagina = 1 } }) =>
    queryClient.ensureQueryData(profileQueries.favouriteCourses(pagina)).then(() => {}),
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
