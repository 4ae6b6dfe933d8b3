import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, Suspense } from 'react';
import { StaticPart } from '#/platform/rendering/static-part.tsx';
import type { SiteLayout } from '#/domain/site/site-layout.ts';
import { callbackFormId, useOpenCallback } from '../callback-provider.tsx';
import { Deferred } from '../deferred.tsx';
import { Certificates } from './certificates.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { drawFooter } from './footer-drawing.tsx';
import { footerParts } from '#/storefront/features/shell/drawn-data.ts';
import { LegalFooter } from './legal-footer.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { QrCodeButton } from './qr-code-button.tsx';
import { SocialGroups } from './social-links.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface SiteFooterProps {
  siteUrl: string;
  layout: SiteLayout;
  newsletter: Elements;
}

const live = createIsomorphicFn()
  .server(() => ({ Columns: FooterColumns, Payment: PaymentMethods, Networks: SocialGroups }))
  .client(() => ({
    Columns: lazy(() => import('./footer-columns.tsx').then((file) => ({ default: file.FooterColumns }))),
    Payment: lazy(() => import('./payment-methods.tsx').then((file) => ({ default: file.PaymentMethods }))),
    Networks: lazy(() => import('./social-links.tsx').then((file) => ({ default: file.SocialGroups }))),
  }))();

const columnsGrid =
  'footer-links mx-auto grid max-w-page px-4 py-8 md:px-6 lg:grid-cols-[1fr_1fr_1.9fr_1.2fr] lg:gap-6 lg:py-12 xl:gap-8';
const paymentPlace = 'min-w-0 min-h-44 md:min-h-20 lg:min-h-44 xl:min-h-32';
const networksPlace = 'min-w-0 min-h-90 md:min-h-48 lg:col-span-full xl:min-h-27';

export function SiteFooter({ siteUrl, layout, newsletter }: SiteFooterProps) {
  const openCallback = useOpenCallback();
  const drawing = drawFooter(useQueryClient(), useRouter());
  function onButton(button: HTMLButtonElement): boolean {
    const asksForCall = button.form?.id === callbackFormId;
    if (asksForCall) openCallback();
    return asksForCall;
  }
  return (
    <footer className="mt-16">
      {newsletter}
      <div className="site-footer on-dark drawn-near bg-ink-950 text-white/85 [--height-far:90rem]">
        <StaticPart
          name={footerParts.columns}
          html={drawing?.columns}
          className={columnsGrid}
          onButton={onButton}
          live={
            <div className={columnsGrid}>
              <Suspense>
                <live.Columns />
              </Suspense>
            </div>
          }
        />
        <div className="border-t border-white/15">
          <div className="mx-auto grid max-w-page gap-8 px-4 py-8 md:px-6 lg:grid-cols-[1fr_1fr_auto]">
            <StaticPart
              name={footerParts.payment}
              html={drawing?.payment}
              className={paymentPlace}
              live={
                <Deferred loading="Carregando formas de pagamentos..." className={paymentPlace}>
                  <live.Payment />
                </Deferred>
              }
            />
            <Deferred loading="Carregando certificados..." className="min-h-32 md:min-h-20 lg:min-h-32">
              <Certificates siteUrl={siteUrl} />
            </Deferred>
            <QrCodeButton />
            <StaticPart
              name={footerParts.networks}
              html={drawing?.networks}
              className={networksPlace}
              live={
                <Deferred loading="Carregando redes sociais..." className={networksPlace}>
                  <live.Networks />
                </Deferred>
              }
            />
          </div>
        </div>
        <LegalFooter layout={layout} siteUrl={siteUrl} />
      </div>
    </footer>
  );
}
