import { nextTask } from './post-task.ts';
import { earlyEvents } from './event-replay.ts';

/** When the script of an island that the server rendered is loaded. */
export type When = 'now' | 'interaction' | 'visible';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'click', 'input'];

/** Milliseconds after the load event from which an idle page loads the scripts of its islands. */
const quietMs = 300;

let lastTurn: Promise<void> | undefined;

/**
 * Settles with the first interaction, or once the loaded page is idle. All who wait have a task each, in the
 * order in which they asked: one task for all would hold up the press that comes with the first move.
 */
export function onFirstInteraction(): Promise<void> {
  return (lastTurn = (lastTurn ?? firstSign()).then(nextTask));
}

function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const begin = () => {
      for (const sign of signs) removeEventListener(sign, begin, { capture: true });
      resolve();
    };
    if (wasUsed()) return begin();
    for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
    onceLoaded(() => setTimeout(() => whenIdle(begin), quietMs));
  });
}

/** Acts after {@link onFirstInteraction}, once the page is loaded. */
export function afterFirstInteraction(act: () => void): void {
  void onFirstInteraction().then(() => onceLoaded(act));
}

function onceLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 1000 });
  else act();
}

function wasUsed(): boolean {
  return earlyEvents().length > 0 || document.activeElement !== document.body || window.scrollY > 0;
}

/** Settles when the script of an island is due; `island` is its element on the page. */
export function whenDue(when: When, island: Element): Promise<void> {
  if (when === 'interaction') return onFirstInteraction();
  if (when === 'now') return Promise.resolve();
  // The island's own element has no box.
  const box = island.firstElementChild;
  if (!box) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '100%' },
    );
    observer.observe(box);
  });
}
