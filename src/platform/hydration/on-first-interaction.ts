import { nextTask } from './post-task.ts';

/** What somebody does who will press something soon, or just has. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'click', 'input'];

/** The last of those that wait for the page to be in use. */
let lastTurn: Promise<void> | undefined;

/**
 * Settles once somebody uses the page. Who only reads what they came for spares what others need; whoever
 * moves a pointer, scrolls or types has it before they press. Those who wait have a task each, in the order
 * in which they asked: all in one would hold up the press that comes with the first move.
 */
export function untilInUse(): Promise<void> {
  return (lastTurn = (lastTurn ?? untilFirstSign()).then(nextTask));
}

function untilFirstSign(): Promise<void> {
  return new Promise((resolve) => {
    const begin = () => {
      for (const sign of signs) removeEventListener(sign, begin, { capture: true });
      resolve();
    };
    if (wasUsed()) begin();
    else for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  });
}

/** Acts once {@link untilInUse} settles and the page is loaded: for what leads on from it. */
export function whenInUse(act: () => void): void {
  void untilInUse().then(() => {
    if (document.readyState === 'complete') act();
    else addEventListener('load', act, { once: true });
  });
}

/** Somebody was here before the scripts were: they pressed, typed, or read on. */
function wasUsed(): boolean {
  const hasActed = Boolean(window.earlyPress || window.earlyChoices?.length);
  return hasActed || document.activeElement !== document.body || window.scrollY > 0;
}
