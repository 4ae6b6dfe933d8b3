import { requirePhone } from '#/features/session/phone-check.ts';
import { createFileRoute } from '@tanstack/react-router';
import { organizationData, webSiteData } from '#/blocks/structured-data/shop.ts';
import { useHearts } from '#/features/favourites/use-hearts.tsx';
import { HomePage } from '#/features/home/components/home-page.tsx';
import { HomeSkeleton } from '#/features/home/components/home-skeleton.tsx';
import { loadHome } from '#/features/home/load-home.ts';
import { RecentlyViewed } from '#/features/recently-viewed/components/recently-viewed.tsx';
import { LateSearchBox } from '#/features/search/components/late-search-box.ts';
import { CallbackButton } from '#/features/shell/components/callback-provider.tsx';
import { buttonClass } from '#/ui/navigation/button-class.ts';

export const Route = createFileRoute('/_default/')({
  beforeLoad: ({ context: { session }, location }) => requirePhone(session, location.href),
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([loadHome(queryClient), LateSearchBox.load()]);
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
      searchBox={<LateSearchBox size="hero" />}
      recentlyViewed={<RecentlyViewed />}
      callback={
        <CallbackButton className={buttonClass({ variant: 'on-dark', size: 'lg' })}>
          Pedir uma ligação
        </CallbackButton>
      }
      {...useHearts(signedIn)}
    />
  );
}
