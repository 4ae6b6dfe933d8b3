import { createAppRouter } from './create-app-router.ts';
import { ErrorPage } from '#/features/shell/components/error-page.tsx';
import { NotFoundPage } from '#/features/shell/components/not-found-page.tsx';
import { routeTree } from './routeTree.gen.ts';

export function getRouter() {
  return createAppRouter(routeTree, {
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
