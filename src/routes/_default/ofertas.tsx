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

const preset: ListPreset = { status: 'em-aberto' };
const title = 'Cursos com inscrições abertas';
const description =
  'Todos os cursos com turmas abertas: compare cidades, horários e preços e garanta a sua vaga enquanto há.';

export const Route = createFileRoute('/_default/ofertas')({
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
  component: OpenOffers,
  pendingComponent: ListSkeleton,
});

function OpenOffers() {
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
