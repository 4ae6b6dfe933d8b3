import { createIsomorphicFn } from '@tanstack/react-start';
import type { ComponentProps } from 'react';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { Link } from '#/storefront/shared/page/link.tsx';

interface CompareLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** A course, '12', or one of its offers, '12-34'. */
  entry: string;
}

const to = '/comparar';

/** On every card: a plain anchor on the server, as in `course-link.tsx`. */
export const CompareLink = createIsomorphicFn()
  .server(({ entry, ...anchor }: CompareLinkProps) => (
    <a rel="nofollow" {...anchor} href={`${fillPath(to, {})}?mais=${entry}`} />
  ))
  .client(({ entry, ...anchor }: CompareLinkProps) => (
    <Link to={to} search={{ mais: entry }} preload={false} rel="nofollow" {...anchor} />
  ));
