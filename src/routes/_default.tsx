import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Outlet, useLocation, useMatchRoute } from '@tanstack/react-router';
import { useSignOut } from '#/features/account/use-sign-out.ts';
import { SearchBox } from '#/features/search/components/search-box.tsx';
import { clearStoredData } from '#/features/session/change-session.ts';
import { NewsletterBanner } from '#/features/newsletter/components/newsletter-banner.tsx';
import { CallbackProvider } from '#/features/shell/components/callback-provider.tsx';
import { NotFoundPage } from '#/features/shell/components/not-found-page.tsx';
import { SiteFooter } from '#/features/shell/components/site-footer.tsx';
import { SiteHeader } from '#/features/shell/components/site-header.tsx';
import { startFooter } from '#/features/shell/footer.queries.ts';
import { shellQueries } from '#/features/shell/shell.queries.ts';

export const Route = createFileRoute('/_default')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(shellQueries.menu()),
      startFooter(queryClient),
      queryClient.ensureQueryData(shellQueries.areaVariant()),
    ]);
  },
  component: DefaultLayout,
});

function DefaultLayout() {
  const { session, siteUrl, gone } = Route.useRouteContext();
  const queryClient = useQueryClient();
  const signOut = useSignOut(() => clearStoredData(queryClient, sessionStorage));
  const titulo = useLocation({
    select: ({ pathname, search }) => (pathname === '/busca' ? search.titulo : undefined),
  });
  const onHome = useMatchRoute()({ to: '/' }) !== false;
  return (
    <CallbackProvider>
      <div className="flex min-h-dvh flex-col">
        <SiteHeader
          person={session.person}
          searchBox={onHome ? null : <SearchBox term={titulo} />}
          onSignOut={signOut}
        />
        <main id="conteudo" tabIndex={-1} className="grow outline-none">
          {gone ? <NotFoundPage /> : <Outlet />}
        </main>
        <SiteFooter siteUrl={siteUrl} newsletter={<NewsletterBanner />} />
      </div>
    </CallbackProvider>
  );
}
