import type { AnyRoute } from '@tanstack/react-router';
import { createAppRouter } from './create-router.ts';

/** Finds the pattern of the route that a path leads to; undefined where there is none. */
export function createRouteFinder(routeTree: AnyRoute): (path: string) => string | undefined {
  let router: ReturnType<typeof createAppRouter> | undefined;
  return (path) => {
    router ??= createAppRouter(routeTree);
    const [, , route] = router.getMatchedRoutes(path);
    return route?.fullPath.replace(/(?<=.)\/$/, '');
  };
}
