import { postTask } from '#/platform/hydration/post-task.ts';

declare global {
  interface Window {
    drawNear?: () => void;
  }
}

const patienceMs = 2500;

/**
 * Renders only the first view of a phone before hydration, unless the page is restored or opened at an
 * anchor.
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
