import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { DrawnOnce } from '#/platform/rendering/drawn-once.tsx';
import { Partners } from '#/storefront/shared/page/partners.ts';
import { MeasuringChoice } from '#/storefront/shared/tracking/measuring-choice.ts';
import { NewsletterBanner } from '#/storefront/features/newsletter/components/newsletter-banner.tsx';
import { SiteFooter } from '#/storefront/features/shell/components/footer/site-footer.tsx';
import { drawnData } from '#/storefront/features/shell/drawn-data.ts';
import { footerQueries } from '#/storefront/features/shell/footer.queries.ts';
import { useSiteLayout } from '#/storefront/features/shell/use-site-layout.ts';

export function ShopFooter({ siteUrl }: { siteUrl: string }) {
  const queryClient = useQueryClient();
  const layout = useSiteLayout();
  const certificates = queryClient.getQueryData(footerQueries.certificates().queryKey);
  const asksForConsent = useContext(MeasuringChoice) !== undefined;
  const partners = useContext(Partners);
  const drawn = drawnData(queryClient)?.map(([, data]) => data);
  return (
    <DrawnOnce
      name="footer"
      of="visitors"
      inputs={drawn && [siteUrl, layout, certificates, asksForConsent, partners, ...drawn]}
      own={[]}
    >
      <SiteFooter siteUrl={siteUrl} layout={layout} newsletter={<NewsletterBanner />} />
    </DrawnOnce>
  );
}
