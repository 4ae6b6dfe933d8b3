import { requirePhone } from '#/storefront/features/session/phone-check.ts';
import { createFileRoute } from '@tanstack/react-router';
import { organizationData, webSiteData } from '#/storefront/shared/structured-data/shop.ts';
import { hearts } from '#/storefront/features/favourites/hearts.tsx';
import { HomePage } from '#/storefront/features/home/components/home-page.tsx';
import { HomeSkeleton } from '#/storefront/features/home/components/home-skeleton.tsx';
import { homeQueries } from '#/storefront/features/home/home.queries.ts';
import { RecentlyViewed } from '#/storefront/features/recently-viewed/components/recently-viewed.tsx';
import { LazySearchBox } from '#/storefront/features/search/components/lazy-search-box.ts';
import { CallbackButton } from '#/storefront/features/shell/components/callback-provider.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';

export const Route = createFileRoute('/_default/')({
  beforeLoad: ({ context: { session }, location }) => requirePhone(session, location.href),
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(homeQueries.page());
  },
  head: ({ match: { context } }) => ({
    meta: [
      { 'script:ld+json': organizationData(context.siteUrl) },
      { 'script:ld+json': webSiteData(context.siteUrl) },
      { title: 'Vitrine: cursos técnicos, profissionais e de graduação em Santa Catarina' },
      {
        name: 'description',
        content:
          'Encontre cursos técnicos e profissionais, NRs, graduação e cursos gratuitos em Santa Catarina ou a distância. Compare turmas, preços e horários e matricule-se online.',
      },
    ],
  }),
  component: Home,
  pendingComponent: HomeSkeleton,
});

function Home() {
  const signedIn = Route.useRouteContext().session.person !== null;
  return (
    <HomePage
      searchBox={<LazySearchBox size="hero" />}
      recentlyViewed={<RecentlyViewed />}
      callback={
        <CallbackButton className={buttonClass({ variant: 'on-dark', size: 'lg' })}>
          Pedir uma ligação
        </CallbackButton>
      }
      {...hearts(signedIn)}
    />
  );
}
