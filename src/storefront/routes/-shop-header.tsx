import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useMatches } from '@tanstack/react-router';
import { CachedFragment } from '#/platform/rendering/cached-fragment.tsx';
import { useSnapshot, useSnapshotLocation } from '#/storefront/shared/first-location.ts';
import { headerFieldId, heroSearchId } from '#/storefront/features/search/search-field-ids.ts';
import { SearchBox } from '#/storefront/features/search/components/search-box.tsx';
import { useElementOutOfSight } from '#/storefront/features/search/use-out-of-sight.ts';
import { clearStoredData } from '#/storefront/features/session/change-session.ts';
import { SiteHeader } from '#/storefront/features/shell/components/header/site-header.tsx';
import { shellQueries } from '#/storefront/features/shell/shell.queries.ts';
import { useSignOut } from '#/storefront/features/sign-in/use-sign-out.ts';

const root = getRouteApi('__root__');

export function ShopHeader() {
  const { session, brand } = root.useRouteContext();
  const queryClient = useQueryClient();
  const signOut = useSignOut(() => clearStoredData(queryClient));
  const titulo = useSnapshotLocation(({ pathname, search }) =>
    pathname === '/busca' ? search.titulo : undefined,
  );
  const showsHome = useMatches({ select: (matches) => matches.at(-1)?.routeId === '/_default/' });
  const onHome = useSnapshot(showsHome, ({ pathname }) => pathname === '/');
  const heroIsAway = useElementOutOfSight(heroSearchId, onHome);
  const promotion = queryClient.getQueryData(shellQueries.promotion().queryKey);
  return (
    <CachedFragment name="header" inputs={[promotion, onHome, brand]}>
      <SiteHeader
        person={session.person}
        searchBox={onHome && !heroIsAway ? null : <SearchBox term={titulo} />}
        searchFieldId={headerFieldId}
        onSignOut={signOut}
      />
    </CachedFragment>
  );
}
