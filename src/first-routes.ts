import type { AnyRoute } from '@tanstack/react-router';
import { pageSegments } from '#/domain/site/page-kinds.ts';
import { Route as root } from '#/routes/__root.tsx';
import { Route as frame } from '#/routes/_default.tsx';
import { Route as missing } from '#/routes/_default/$.tsx';
import { Route as course } from '#/routes/_default/$modality.$nomeCurso.$idCurso.tsx';
import { Route as offer } from '#/routes/_default/$modality.$nomeCurso.$city.$idCurso.$idOferta.tsx';
import { Route as target } from '#/routes/_default/$vitrine.tsx';
import { Route as search } from '#/routes/_default/busca.tsx';
import { Route as campaign } from '#/routes/_default/campanha.$promoTitle.tsx';
import { Route as home } from '#/routes/_default/index.tsx';
import { Route as offers } from '#/routes/_default/ofertas.tsx';
import { Route as promotions } from '#/routes/_default/promocoes.tsx';

const firstSegments = new Set(['', 'busca', 'campanha', 'ofertas', 'promocoes']);

const pages = {
  '/': home,
  '/$': missing,
  '/$vitrine': target,
  '/busca': search,
  '/ofertas': offers,
  '/promocoes': promotions,
  '/campanha/$promoTitle': campaign,
  '/$modality/$nomeCurso/$idCurso': course,
  '/$modality/$nomeCurso/$city/$idCurso/$idOferta': offer,
};

/**
 * The part of the tree of routes that the catalogue needs to come alive. Each route has the place here that
 * the whole tree gives it again.
 */
export function plantFirstRoutes(): AnyRoute {
  const inFrame = Object.entries(pages).map(([path, route]) => place(route, frame, { id: path, path }));
  return root.addChildren([place(frame, root, { id: '/_default' }).addChildren(inFrame)]);
}

function place(route: AnyRoute, parent: AnyRoute, where: { id: string; path?: string }): AnyRoute {
  Object.assign(route.options, where, { getParentRoute: () => parent });
  return route;
}

/** Whether the first routes tell rightly which page a path means; elsewhere they take others' for a list. */
export function isFirstPage(pathname: string): boolean {
  const first = pathname.split('/', 2)[1]!.toLowerCase();
  return firstSegments.has(first) || !pageSegments.includes(first);
}
