import { NewsletterBanner } from '#/features/newsletter/components/newsletter-banner.tsx';
import { SiteFooter } from '#/features/shell/components/footer/site-footer.tsx';

export function ShopFooter({ siteUrl }: { siteUrl: string }) {
  return <SiteFooter siteUrl={siteUrl} newsletter={<NewsletterBanner />} />;
}
