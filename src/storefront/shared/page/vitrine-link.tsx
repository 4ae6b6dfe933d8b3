import { useRouter } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import type { ComponentProps } from 'react';
import { fillPath } from './fill-path.ts';

interface VitrineLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  slug: string;
}

/**
 * Leads to a list page of one segment. On the server a bare anchor, as `CourseLink`, unless the link is
 * active.
 */
export function VitrineLink({ slug, ...anchor }: VitrineLinkProps) {
  const to = '/$vitrine';
  const { pathname } = useRouter().state.location;
  const href = fillPath(to, { vitrine: slug });
  if (import.meta.env.SSR && pathname !== href) {
    return <a {...anchor} href={href} />;
  }
  return <Link to={to} params={{ vitrine: slug }} {...anchor} />;
}
