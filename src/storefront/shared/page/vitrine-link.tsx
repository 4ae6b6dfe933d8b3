import { useRouter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { Link } from '#/storefront/shared/page/link.tsx';
import type { ComponentProps } from 'react';
import { fillPath } from './fill-path.ts';

interface VitrineLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  slug: string;
}

const to = '/$vitrine';

const TypedLink = ({ slug, ...anchor }: VitrineLinkProps) => (
  <Link to={to} params={{ vitrine: slug }} {...anchor} />
);

/** To a list page of one segment. On the server a plain anchor, as `CourseLink`, unless it is active. */
export const VitrineLink = createIsomorphicFn()
  .server(({ slug, ...anchor }: VitrineLinkProps) => {
    const { pathname } = useRouter().state.location;
    const href = fillPath(to, { vitrine: slug });
    return pathname === href ? <TypedLink slug={slug} {...anchor} /> : <a {...anchor} href={href} />;
  })
  .client(TypedLink);
