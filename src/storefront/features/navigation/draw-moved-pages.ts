import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

/**
 * A page that is gone to is laid out as far as it is near the window, one that is come back to, or asked for
 * with a place in it, whole: the height of what was never near is guessed, and a place is found where heights
 * are true.
 */
export function drawMovedPages(router: AnyRouter): void {
  const isHeightTrue = watchHeights();
  let isBack = false;
  const history: RouterHistory = router.history;
  history.subscribe(({ action: { type } }) => {
    isBack = type !== 'PUSH' && type !== 'REPLACE';
  });
  router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged }) => {
    if (fromLocation && hrefChanged) keepPlace(isHeightTrue);
  });
  // The page that is left isn't laid out for the last time: nobody sees it.
  router.subscribe('onBeforeRouteMount', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation) return;
    const { dataset } = document.documentElement;
    if (isBack || toLocation.hash) dataset['drawn'] = 'whole';
    else if (pathChanged) delete dataset['drawn'];
  });
}

/** Tells parts that were laid out once, and have kept their height, from those that were not. */
function watchHeights(): (part: Element) => boolean {
  const laidOut = new WeakSet<EventTarget>();
  const note = ({ target, skipped }: ContentVisibilityAutoStateChangeEvent) => {
    if (target && !skipped) laidOut.add(target);
  };
  document.addEventListener('contentvisibilityautostatechange', note as EventListener, true);
  return (part) => laidOut.has(part);
}

/** Before a page's place is noted: who jumped down it has parts above that were never near the window. */
function keepPlace(isHeightTrue: (part: Element) => boolean): void {
  const above = [...document.querySelectorAll<HTMLElement>('.drawn-near, .course-card-far')].filter(
    (part) => !isHeightTrue(part) && part.getBoundingClientRect().bottom < 0,
  );
  if (above.length === 0) return;
  const inView = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  if (!inView) return;
  const before = inView.getBoundingClientRect().top;
  for (const part of above) part.style.contentVisibility = 'visible';
  scrollBy({ top: inView.getBoundingClientRect().top - before, behavior: 'instant' });
}
