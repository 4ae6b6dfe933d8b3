import { Link } from '#/storefront/shared/page/link.tsx';
import { Suspense } from 'react';
import type { SiteLayout } from '#/domain/site/site-layout.ts';
import type { SiteLinkKey } from '#/domain/site/site-link.ts';
import { BrandLogo } from '#/storefront/shared/brand/brand-logo.tsx';
import { SiteLink } from '../site-link.tsx';

const brandSites: Record<'full' | 'compact', Partial<Record<SiteLayout, SiteLinkKey>>> = {
  full: { SCTEC: 'LINK_SCTEC', 'Estratégia Catarina': 'LINK_ESTRATEGIA_CATARINA' },
  compact: { SCTEC: 'LINK_SCTEC' },
};

interface FooterLogoProps {
  layout: SiteLayout;
  kind: 'full' | 'compact';
}

export function FooterLogo({ layout, kind }: FooterLogoProps) {
  const logo = <BrandLogo onDark={kind === 'full'} />;
  const home = (
    <Link to="/" className="inline-flex min-h-11 items-center">
      {logo}
      <span className="sr-only"> Página inicial</span>
    </Link>
  );
  const site = brandSites[kind][layout];
  if (!site) return home;
  return (
    <Suspense fallback={home}>
      <SiteLink site={site} className="inline-flex min-h-11 items-center gap-3" fallback={home}>
        {logo}
        <span className="border-s border-current ps-3 text-sm font-semibold">{layout}</span>
      </SiteLink>
    </Suspense>
  );
}
