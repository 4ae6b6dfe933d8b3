import { createFileRoute } from '@tanstack/react-router';
import { FavouriteButton } from '#/features/favourites/components/favourite-button.tsx';
import { ListPage } from '#/features/search/components/list-page.tsx';
import { ListSkeleton } from '#/features/search/components/list-skeleton.tsx';
import type { ListPreset } from '#/features/search/list-filters.ts';
import { listHead } from '#/features/search/list-head.ts';
import { searchQueries } from '#/features/search/search.queries.ts';
import { listSearchSchema } from '#/features/search/search.schema.ts';
import { CallbackButton } from '#/features/shell/components/callback-provider.tsx';
import { buttonClass } from '#/ui/button-class.ts';
import { guard } from '../-guards.ts';

const preset: ListPreset = { promocao: true };
const title = 'Promoções';
const description =
  'Cursos com preço promocional: veja quanto você economiza em cada um e matricule-se antes que a promoção acabe.';

export const Route = createFileRoute('/_default/promocoes')({
  validateSearch: listSearchSchema,
  beforeLoad: (route) => guard(route, 'phone-check'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, cause }) => {
    const list = searchQueries.list(deps, preset);
    if (cause === 'stay') void queryClient.prefetchQuery(list);
    else await queryClient.ensureQueryData(list);
  },
  head: ({ match: { context, pathname, search } }) =>
    listHead({ title, description, siteUrl: context.siteUrl, path: pathname, page: search.pagina }),
  component: Promotions,
  pendingComponent: ListSkeleton,
});

function Promotions() {
  const signedIn = Route.useRouteContext().session.person !== null;
  return (
    <ListPage
      title={title}
      description={description}
      search={Route.useSearch()}
      preset={preset}
      callback={<CallbackButton className={buttonClass({ variant: 'secondary' })} />}
      renderFavourite={(course) => <FavouriteButton course={course} signedIn={signedIn} />}
    />
  );
}
