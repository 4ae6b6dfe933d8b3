import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useLocation, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FavouriteForm } from '#/features/favourites/components/favourite-form.tsx';
import { useSignOut } from '#/features/sign-in/use-sign-out.ts';
import { heroSearchId, SearchBox } from '#/features/search/components/search-box.tsx';
import { useOutOfSight } from '#/features/search/use-out-of-sight.ts';
import { clearStoredData } from '#/features/session/change-session.ts';
import { CallbackProvider } from '#/features/shell/components/callback-provider.tsx';
import { SearchBoxRoom, SiteHeader } from '#/features/shell/components/header/site-header.tsx';
import { LateShopFooter } from './-late-shop-footer.ts';

const root = getRouteApi('__root__');

/** Header and footer of the shop around a page. What they show has to be read before, or they suspend. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const { session, siteUrl } = root.useRouteContext();
  const queryClient = useQueryClient();
  const signOut = useSignOut(() => clearStoredData(queryClient));
  const titulo = useLocation({
    select: ({ pathname, search }) => (pathname === '/busca' ? search.titulo : undefined),
  });
  // Of the page that is shown: what is asked for comes later, and the header would change before it.
  const onHome = useMatches({ select: (matches) => matches.at(-1)?.routeId === '/_default/' });
  const heroIsAway = useOutOfSight(heroSearchId, onHome);
  return (
    <CallbackProvider>
      <div className="flex min-h-dvh flex-col">
        <SiteHeader
          person={session.person}
          searchBox={onHome && !heroIsAway ? null : <SearchBox term={titulo} />}
          onSignOut={signOut}
        />
        <main id="conteudo" tabIndex={-1} className="grow outline-none">
          {!onHome && <SearchBoxRoom />}
          {children}
        </main>
        {session.person && <FavouriteForm />}
        <LateShopFooter siteUrl={siteUrl} />
      </div>
    </CallbackProvider>
  );
}
