import type { AnyRouter } from '@tanstack/react-router';

/**
 * After a move to another page the focus goes to its heading, which a screen reader then says; without it,
 * the focus would stay on a link that is gone. What has taken the focus on the new page keeps it.
 */
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
