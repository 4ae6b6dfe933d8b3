import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

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
  router.subscribe('onBeforeRouteMount', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation) return;
    const { dataset } = document.documentElement;
    if (isBack || toLocation.hash) dataset['drawn'] = 'whole';
    else if (pathChanged) delete dataset['drawn'];
  });
}

function watchHeights(): (part: Element) => boolean {
  const laidOut = new WeakSet<EventTarget>();
  const note = ({ target, skipped }: ContentVisibilityAutoStateChangeEvent) => {
    if (target && !skipped) laidOut.add(target);
  };
  document.addEventListener('contentvisibilityautostatechange', note as EventListener, true);
  return (part) => laidOut.has(part);
}

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
