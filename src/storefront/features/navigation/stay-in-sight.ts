import type { AnyRouter } from '@tanstack/react-router';

const skeletonAfterMs = 1000;

/**
 * Keeps a list in view until its next result has arrived, since a skeleton would take the focus and the open
 * filters with it (SHELL-22).
 */
export function stayInSight(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? skeletonAfterMs : Number.POSITIVE_INFINITY;
  });
}
