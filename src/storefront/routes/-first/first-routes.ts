import type { AnyRoute } from '@tanstack/react-router';
import { pageSegments } from '#/domain/site/page-kinds.ts';
import { Route as root } from '../__root.tsx';
import { Route as frame } from '../_default.tsx';
import { Route as missing } from '../_default/$.tsx';

const firstSegments = new Set(['', 'busca', 'campanha', 'ofertas', 'promocoes']);

/** By how many segments a path has; a path of another number of them is no page of the catalogue. */
const pagesByLength: Record<number, () => Promise<{ pages: Record<string, AnyRoute> }>> = {
  0: () => import('./home-routes.ts'),
  1: () => import('./list-routes.ts'),
  2: () => import('./list-routes.ts'),
  3: () => import('./course-routes.ts'),
  5: () => import('./course-routes.ts'),
};

export async function plantFirstRoutes(pathname: string): Promise<AnyRoute> {
  const length = pathname.split('/').filter(Boolean).length;
  const pages = { '/$': missing as AnyRoute, ...(await pagesByLength[length]?.())?.pages };
  const inFrame = Object.entries(pages).map(([path, route]) => place(route, frame, { id: path, path }));
  return root.addChildren([place(frame, root, { id: '/_default' }).addChildren(inFrame)]);
}

function place(route: AnyRoute, parent: AnyRoute, where: { id: string; path?: string }): AnyRoute {
  Object.assign(route.options, where, { getParentRoute: () => parent });
  return route;
}

export function isFirstPage(pathname: string): boolean {
  const first = pathname.split('/', 2)[1]!.toLowerCase();
  return firstSegments.has(first) || !pageSegments.includes(first);
}
