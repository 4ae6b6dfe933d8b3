declare global {
  interface Window {
    earlyPress?: HTMLElement | undefined;
    earlyChoices?: Choice[];
    stopKeepingPresses?: () => void;
  }
}

type Choice = readonly [element: HTMLSelectElement | HTMLInputElement, value: string, checked: boolean];

/** Milliseconds between two looks, and how many there are: a part that never comes alive isn't waited for. */
const lookEveryMs = 50;
const maxLooks = 100;

/**
 * Does what was pressed or chosen before the page was alive, and from then on what is pressed or chosen in
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
    window.earlyChoices?.forEach(choose);
    delete window.earlyChoices;
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
  if (isChoice(target) && isLate(target))
    choose([target, target.value, (target as HTMLInputElement).checked]);
}

const isChoice = (target: EventTarget | null): target is HTMLSelectElement | HTMLInputElement =>
  target instanceof HTMLSelectElement || isTick(target);

const isTick = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);

function choose([element, value, checked]: Choice): void {
  onceAlive(element, () => {
    if (isTick(element)) {
      // Its handlers are there some moments before React has taken it over, unless an event comes for it.
      element.dispatchEvent(new Event('keyup', { bubbles: true }));
      element.checked = !checked;
      element.click();
      return;
    }
    element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

const isLate = (element: Element) => !isAlive(element) && !element.closest('[data-static]');

function onceAlive(element: Element, act: () => void, looks = maxLooks): void {
  if (!element.isConnected || looks === 0) return;
  const look = () => (isAlive(element) ? act() : onceAlive(element, act, looks - 1));
  setTimeout(look, isAlive(element) ? 0 : lookEveryMs);
}
