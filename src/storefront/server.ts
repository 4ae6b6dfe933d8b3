import { createServerEntry, createStartHandler } from '@tanstack/react-start/server';
import { renderPage } from '#/platform/rendering/render-page.tsx';
import { createRouteFinder } from './find-route.ts';
import { routeTree } from './routeTree.gen.ts';

const { fetch } = createServerEntry({ fetch: createStartHandler(renderPage) });

export default { fetch, findRoute: createRouteFinder(routeTree) };
