import type { AnyRouter } from '@tanstack/react-router';

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
