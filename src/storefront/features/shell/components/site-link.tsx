import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import type { ReactNode } from 'react';
import type { SiteLinkKey } from '#/domain/site/site-link.ts';
import { shellQueries } from '../shell.queries.ts';
import { ExternalLink, NewTabHint } from './external-link.tsx';

interface SiteLinkProps {
  site: SiteLinkKey;
  className?: string;
  children: ReactNode;
  fallback?: ReactNode;
}

/** Leads to a page of the institution on another site in a new tab, through SGN where that is its way. */
export function SiteLink({ site, className, children, fallback = null }: SiteLinkProps) {
  const { data: menu } = useSuspenseQuery(shellQueries.menu());
  const target = menu.siteLinks[site];
  if (!target) return fallback;
  if ('href' in target) {
    return (
      <ExternalLink href={target.href} className={className}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <Link
      to="/sgn/$"
      params={{ _splat: target.path }}
      search={{ origin: target.origin }}
      target="_blank"
      rel="noopener"
      preload={false}
      className={className}
    >
      <span className="contents">{children}</span>
      <NewTabHint />
    </Link>
  );
}
