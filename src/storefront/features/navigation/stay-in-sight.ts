import type { AnyRouter } from '@tanstack/react-router';

const skeletonAfterMs = 1000;

/**
 * A page that is asked for with another choice stays in sight until it has the answer, however long that
 * takes: a skeleton in its place would take the focus and the open filters with it (SHELL-22).
 */
export function stayInSight(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? skeletonAfterMs : Number.POSITIVE_INFINITY;
  });
}
