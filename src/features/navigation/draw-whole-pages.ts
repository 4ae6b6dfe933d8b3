import type { AnyRouter } from '@tanstack/react-router';

/**
 * For the head of a page. One that is come back to, or is to be seen from a place further down, is laid out
 * whole from the beginning, so that the browser finds that place. Of another, a phone's first frame has what
 * fills its window only; what is near comes with the next. An observer hears of a frame also where a page's
 * own clock stands still, as tests have it.
 */
export const drawFirstViewFirst = `{
const root = document.documentElement;
const isWhole = location.hash || performance.getEntriesByType('navigation')[0]?.type !== 'navigate';
root.dataset.drawn = isWhole ? 'whole' : 'first';
const watch = new IntersectionObserver(() => {
watch.disconnect();
if (root.dataset.drawn === 'first') delete root.dataset.drawn;
});
watch.observe(root);
}`;

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
