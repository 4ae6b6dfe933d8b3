import { getRouteApi, useMatches } from '@tanstack/react-router';
import { FavouriteForm } from '#/storefront/features/favourites/components/favourite-form.tsx';
import { CallbackProvider } from '#/storefront/features/shell/components/callback-provider.tsx';
import { SearchBoxSpace } from '#/storefront/features/shell/components/header/search-box-space.tsx';
import { LazyShopFooter } from './-lazy-shop-footer.ts';
import { LazyShopHeader } from './-lazy-shop-header.ts';
import type { Elements } from '#/storefront/ui/elements.ts';

const root = getRouteApi('__root__');

export function ShopFrame({ children }: { children: Elements }) {
  const { session, siteUrl } = root.useRouteContext();
  const search = useMatches({ select: placeOfSearch });
  return (
    <CallbackProvider>
      <div data-search={search} className="flex min-h-dvh flex-col">
        <LazyShopHeader />
        <main id="conteudo" tabIndex={-1} className="grow outline-none">
          {search === 'below' && <SearchBoxSpace />}
          {children}
        </main>
        {session.person && <FavouriteForm />}
        <LazyShopFooter siteUrl={siteUrl} />
      </div>
    </CallbackProvider>
  );
}

/** Where a narrow screen has the search: on the page, behind an icon of the header, or below the header. */
function placeOfSearch(matches: readonly { routeId: string; status: string }[]) {
  const page = matches.at(-1);
  switch (page?.status === 'success' || page?.status === 'pending' ? page.routeId : undefined) {
    case '/_default/':
      return 'page';
    case '/_default/$modality/$nomeCurso/$idCurso':
    case '/_default/$modality/$nomeCurso/$city/$idCurso/$idOferta':
      return 'icon';
    default:
      return 'below';
  }
}
