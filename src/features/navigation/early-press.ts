declare global {
  interface Window {
    /** The button that was pressed last before the page was alive (`early-press-script.tsx`). */
    earlyPress?: HTMLElement | undefined;
    /** Ends the keeping of presses. */
    stopKeepingPresses?: () => void;
  }
}

/** Milliseconds between two looks, and how many there are: a part that never comes alive isn't waited for. */
const lookEveryMs = 50;
const maxLooks = 100;

/**
 * Does what a button was pressed for before the page was alive. To be called once its root is: the part that
 * holds the button may follow, and hears of a press only then.
 */
export function doEarlyPress(): void {
  const pressed = window.earlyPress;
  window.stopKeepingPresses?.();
  delete window.stopKeepingPresses;
  delete window.earlyPress;
  if (pressed) pressOnceAlive(pressed, maxLooks);
}

function pressOnceAlive(button: HTMLElement, looks: number): void {
  if (!button.isConnected || looks === 0) return;
  // React leaves its handlers on each element that is alive, and says so nowhere else.
  const isAlive = Object.keys(button).some((key) => key.startsWith('__reactProps$'));
  setTimeout(() => (isAlive ? button.click() : pressOnceAlive(button, looks - 1)), isAlive ? 0 : lookEveryMs);
}
