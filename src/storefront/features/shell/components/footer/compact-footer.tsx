import { useBrand } from '#/storefront/shared/brand/brand.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { MeasuringChoice } from '#/storefront/shared/tracking/measuring-choice.ts';
import type { SiteLayout } from '#/domain/site/site-layout.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { footerQueries } from '#/storefront/features/shell/footer.queries.ts';
import type { SocialBrand } from '#/storefront/features/shell/social-groups.ts';
import { useSiteLayout } from '#/storefront/features/shell/use-site-layout.ts';
import { Deferred } from '../deferred.tsx';
import { FooterLogo } from './footer-logo.tsx';
import { SocialLinkRow } from './social-link-row.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/**
 * Logo and social networks: for pages that nothing should lead away from. `legalLine` is that of checkout
 * pages.
 */
export function CompactFooter({ legalLine = false }: { legalLine?: boolean }) {
  const layout = useSiteLayout();
  const { direitos, company } = useBrand();
  const choice = useContext(MeasuringChoice);
  return (
    <footer className="border-t border-line bg-surface print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-6 md:px-6">
        <FooterLogo layout={layout} kind="compact" />
        <Deferred loading="Carregando redes sociais..." className="min-h-11">
          <CompactSocialLinks layout={layout} />
        </Deferred>
        {choice && (
          <button
            type="button"
            onClick={choice.ask}
            className={linkClass('quiet', 'link-row text-sm noscript:hidden')}
          >
            Preferências de cookies
          </button>
        )}
        <ThemeChoice />
        {legalLine && (
          <p className="w-full text-sm text-muted">
            {direitos || `${company.name}. Todos os direitos reservados.`}
          </p>
        )}
      </div>
    </footer>
  );
}

const brandOfLayout: Record<SiteLayout, SocialBrand> = {
  Padrão: 'senai',
  SCTEC: 'sctec',
  'Estratégia Catarina': 'estrategia',
};

export function CompactSocialLinks({ layout }: { layout: SiteLayout }) {
  const { data: groups } = useSuspenseQuery(footerQueries.compactGroups());
  const group = groups.find(({ brand }) => brand === brandOfLayout[layout]) ?? groups[0];
  return group ? <SocialLinkRow links={group.links} /> : null;
}
