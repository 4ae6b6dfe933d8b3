declare global {
  interface Window {
    /** The button that was pressed last before the page was alive (`head-script.tsx`). */
    earlyPress?: HTMLElement | undefined;
    /** Ends the keeping of presses. */
    stopKeepingPresses?: () => void;
  }
}

/** Milliseconds between two looks, and how many there are: a part that never comes alive isn't waited for. */
const lookEveryMs = 50;
const maxLooks = 100;

/**
 * Does what a button was pressed for before the page was alive, and from then on what is pressed or chosen in
 * a part of it whose script comes later (`src/blocks/late`). To be called once the page's root is alive: the
 * part that holds the button may follow, and hears of a press only then.
 */
export function doEarlyPress(): void {
  window.stopKeepingPresses?.();
  delete window.stopKeepingPresses;
  // By then the script in the page has forgotten what a press woke by itself.
  setTimeout(() => {
    const pressed = window.earlyPress;
    delete window.earlyPress;
    if (pressed) onceAlive(pressed, () => pressed.click());
  });
  // Where React listens, and after it: what has its script it wakes by itself, which isn't to be done twice.
  document.addEventListener('click', keepPress, true);
  document.addEventListener('change', keepChoice, true);
}

function keepPress({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>('button[type=button]');
  if (button && isLate(button)) onceAlive(button, () => button.click());
}

function keepChoice({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement) || !isLate(target)) return;
  const { value } = target;
  onceAlive(target, () => {
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** React leaves its handlers on each element that is alive, and says so nowhere else. */
const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** Parts that stay as they were drawn are heard by what is around them. */
const isLate = (element: Element) => !isAlive(element) && !element.closest('[data-static]');

function onceAlive(element: Element, act: () => void, looks = maxLooks): void {
  if (!element.isConnected || looks === 0) return;
  const look = () => (isAlive(element) ? act() : onceAlive(element, act, looks - 1));
  setTimeout(look, isAlive(element) ? 0 : lookEveryMs);
}
