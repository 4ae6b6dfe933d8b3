import { postTask } from '#/platform/hydration/post-task.ts';

declare global {
  interface Window {
    drawNear?: () => void;
  }
}

/** Milliseconds after which a page that is loaded isn't expected to come alive any more. */
const patienceMs = 2500;

/**
 * For the head of a page. One that is come back to, or is to be seen from a place further down, is laid out
 * whole from the beginning, so that the browser finds that place. Of another, a phone's frames have only what
 * fills its window until the page is alive, which more to lay out would delay, or until somebody scrolls,
 * presses or types. Where scripts don't come, the rest follows some time after the page is loaded.
 */
export const drawFirstViewFirst = `{
const root = document.documentElement;
const isWhole = location.hash || performance.getEntriesByType('navigation')[0]?.type !== 'navigate';
root.dataset.drawn = isWhole ? 'whole' : 'first';
self.drawNear = () => {
if (root.dataset.drawn === 'first') delete root.dataset.drawn;
};
for (const sign of ['scroll', 'pointerdown', 'keydown']) addEventListener(sign, drawNear, { capture: true, once: true, passive: true });
addEventListener('load', () => setTimeout(drawNear, ${patienceMs}));
}`;

export function drawNearWhenIdle(): void {
  postTask(() => window.drawNear?.(), 'background');
}
