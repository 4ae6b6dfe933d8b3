import { useBrand } from '#/storefront/shared/brand/brand.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { CachedFragment } from '#/platform/rendering/cached-fragment.tsx';
import { Partners } from '#/storefront/shared/page/partners.ts';
import { MeasuringChoice } from '#/storefront/shared/tracking/measuring-choice.ts';
import { NewsletterBanner } from '#/storefront/features/newsletter/components/newsletter-banner.tsx';
import { SiteFooter } from '#/storefront/features/shell/components/footer/site-footer.tsx';
import { frameQueries } from '#/storefront/features/shell/frame.queries.ts';
import { useSiteLayout } from '#/storefront/features/shell/use-site-layout.ts';

export function ShopFooter({ siteUrl }: { siteUrl: string }) {
  const queryClient = useQueryClient();
  const layout = useSiteLayout();
  const brand = useBrand();
  const asksForConsent = useContext(MeasuringChoice) !== undefined;
  const partners = useContext(Partners);
  const data = frameQueries().map(({ queryKey }): unknown => queryClient.getQueryData(queryKey));
  return (
    <CachedFragment
      name="footer"
      inputs={
        data.includes(undefined) ? undefined : [siteUrl, brand, layout, asksForConsent, partners, ...data]
      }
    >
      <SiteFooter siteUrl={siteUrl} layout={layout} newsletter={<NewsletterBanner />} />
    </CachedFragment>
  );
}
