import type { AnyRouter } from '@tanstack/react-router';

/** Moves the focus to the heading after a navigation, unless an element of the new page has taken it. */
export function focusHeadings(router: AnyRouter): void {
  let before: Element | null = null;
  router.subscribe('onBeforeNavigate', () => {
    before = document.activeElement;
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || toLocation.hash !== '') return;
    const { activeElement } = document;
    const isTaken = activeElement !== document.body && activeElement !== before;
    if (isTaken || document.querySelector('dialog[open]')) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
