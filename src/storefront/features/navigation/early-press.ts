declare global {
  interface Window {
    earlyPress?: HTMLElement | undefined;
    earlyChoices?: Choice[];
    stopKeepingPresses?: () => void;
  }
}

type Choice = readonly [element: HTMLSelectElement | HTMLInputElement, value: string, checked: boolean];

const lookEveryMs = 50;
const maxLooks = 100;

export function doEarlyPress(): void {
  window.stopKeepingPresses?.();
  delete window.stopKeepingPresses;
  setTimeout(() => {
    const pressed = window.earlyPress;
    delete window.earlyPress;
    if (pressed) onceAlive(pressed, () => pressed.click());
    window.earlyChoices?.forEach(choose);
    delete window.earlyChoices;
  });
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
