/** What somebody does who will press something soon, or just has. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'click', 'input'];

/**
 * Acts once somebody uses the page, and it is loaded. Who only reads what they came for spares what a page
 * needs to lead on; whoever moves a pointer, scrolls or types has it before they press.
 */
export function whenInUse(act: () => void): void {
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, { capture: true });
    if (document.readyState === 'complete') act();
    else addEventListener('load', act, { once: true });
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
}

/** Settles once {@link whenInUse} would act. */
export function untilInUse(): Promise<void> {
  return new Promise(whenInUse);
}
