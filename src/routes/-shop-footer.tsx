import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { DrawnOnce } from '#/blocks/drawn/drawn-once.tsx';
import { Partners } from '#/blocks/page/partners.ts';
import { MeasuringChoice } from '#/blocks/tracking/measuring-choice.ts';
import { NewsletterBanner } from '#/features/newsletter/components/newsletter-banner.tsx';
import { SiteFooter } from '#/features/shell/components/footer/site-footer.tsx';
import { drawnData } from '#/features/shell/drawn-data.ts';
import { footerQueries } from '#/features/shell/footer.queries.ts';
import { useSiteLayout } from '#/features/shell/use-site-layout.ts';

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
