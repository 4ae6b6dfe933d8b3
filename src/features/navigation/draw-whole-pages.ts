import type { AnyRouter } from '@tanstack/react-router';

/**
 * For the head of a page: one that is come back to, or is to be seen from a place further down, is laid out
 * whole from the beginning, so that the browser finds that place.
 */
export const drawWholeOnReturn = `
if (location.hash || performance.getEntriesByType('navigation')[0]?.type !== 'navigate')
document.documentElement.dataset.drawn = 'whole';`;

/**
 * From the first move on, no part of a page waits for coming near the window to be laid out: the height of
 * such a part is guessed, and who comes back finds the place that was left only where heights are true.
 */
export function drawWholePages(router: AnyRouter): void {
  const stop = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    document.documentElement.dataset['drawn'] = 'whole';
    stop();
  });
}
