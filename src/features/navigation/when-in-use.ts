/** What somebody does who will press something soon, or has. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'click'];

/**
 * Acts once the page is loaded and somebody uses it. Who only reads what they came for spares what a page
 * needs to lead on; whoever moves a pointer, scrolls or types has it before they press.
 */
export function whenInUse(act: () => void): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', () => whenInUse(act), { once: true });
    return;
  }
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, { capture: true });
    // What was pressed goes first.
    setTimeout(act);
  };
  if (navigator.userActivation?.hasBeenActive) begin();
  else for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
}
