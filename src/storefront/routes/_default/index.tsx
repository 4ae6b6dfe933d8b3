import { brandQueries } from '#/storefront/features/brand/brand.queries.ts';
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
    const [brand] = await Promise.all([
      queryClient.ensureQueryData(brandQueries.home()),
      queryClient.ensureQueryData(homeQueries.page()),
    ]);
    return { brand };
  },
  head: ({ match: { context }, loaderData }) => ({
    meta: [
      {
        'script:ld+json': organizationData(
          context.siteUrl,
          context.brand,
          loaderData?.brand.place ?? noPlace,
          loaderData?.brand.networks.map(({ href }) => href) ?? [],
        ),
      },
      { 'script:ld+json': webSiteData(context.siteUrl, context.brand) },
      { title: loaderData?.brand.title || context.brand.nome },
      ...(loaderData?.brand.description
        ? [{ name: 'description', content: loaderData.brand.description }]
        : []),
    ],
  }),
  component: Home,
  pendingComponent: HomeSkeleton,
});

const noPlace = { street: '', city: '', state: '', postalCode: '' };

function Home() {
  const { brand } = Route.useLoaderData();
  const signedIn = Route.useRouteContext().session.person !== null;
  return (
    <HomePage
      texts={brand}
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
