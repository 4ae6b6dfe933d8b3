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
  const onHome = useMatches({ select: (matches) => matches.at(-1)?.routeId === '/_default/' });
  return (
    <CallbackProvider>
      <div className="flex min-h-dvh flex-col">
        <LazyShopHeader />
        <main id="conteudo" tabIndex={-1} className="grow outline-none">
          {!onHome && <SearchBoxSpace />}
          {children}
        </main>
        {session.person && <FavouriteForm />}
        <LazyShopFooter siteUrl={siteUrl} />
      </div>
    </CallbackProvider>
  );
}
