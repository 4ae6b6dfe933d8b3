import type { MouseEvent } from 'react';
import { lazyIsland } from '#/platform/hydration/lazy-island.tsx';
import type { SiteLayout } from '#/domain/site/site-layout.ts';
import { callbackFormId, useOpenCallback } from '../callback-provider.tsx';
import { Deferred } from '../deferred.tsx';
import { Certificates } from './certificates.tsx';
import { LegalFooter } from './legal-footer.tsx';
import { QrCodeButton } from './qr-code-button.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface SiteFooterProps {
  /** Public origin of the shop. */
  siteUrl: string;
  layout: SiteLayout;
  newsletter: Elements;
}

const LazyColumns = lazyIsland(() => import('./footer-columns.tsx').then((file) => file.FooterColumns), {
  when: 'never',
});
const LazyPayment = lazyIsland(() => import('./payment-methods.tsx').then((file) => file.AcceptedPayments), {
  when: 'never',
});
const LazyNetworks = lazyIsland(() => import('./social-links.tsx').then((file) => file.SocialGroups), {
  when: 'never',
});

const columnsGrid =
  'footer-links mx-auto grid max-w-page px-4 md:px-6 lg:grid-cols-[1fr_1fr_1.9fr_1.2fr] lg:gap-6 lg:py-12 xl:gap-8';

export function SiteFooter({ siteUrl, layout, newsletter }: SiteFooterProps) {
  const openCallback = useOpenCallback();
  function onClick(event: MouseEvent<HTMLElement>) {
    if ((event.target as Element).closest('button')?.form?.id !== callbackFormId) return;
    event.preventDefault();
    openCallback();
  }
  return (
    <footer className="mt-16 print:hidden">
      {newsletter}
      <div className="site-footer on-dark drawn-near bg-band-950 text-white/85 [--height-far:48rem] lg:[--height-far:72rem]">
        {/* Its buttons are what is pressed. */}
        <div role="presentation" className={columnsGrid} onClick={onClick}>
          <LazyColumns />
        </div>
        <div className="border-t border-white/15">
          <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 md:px-6 lg:grid-cols-[1fr_1fr_auto] lg:gap-8 lg:py-8">
            <Deferred
              loading="Carregando formas de pagamentos..."
              className="col-span-full min-h-30 pt-4 md:min-h-20 lg:col-span-1 lg:min-h-44 lg:pt-0 xl:min-h-32"
            >
              <LazyPayment />
            </Deferred>
            <Deferred loading="Carregando certificados..." className="min-h-22 py-4 lg:min-h-32 lg:py-0">
              <Certificates siteUrl={siteUrl} />
            </Deferred>
            <QrCodeButton />
            <Deferred
              loading="Carregando redes sociais..."
              className="col-span-full min-h-12 lg:min-h-48 xl:min-h-27"
            >
              <LazyNetworks />
            </Deferred>
          </div>
        </div>
        <LegalFooter layout={layout} siteUrl={siteUrl} />
      </div>
    </footer>
  );
}
