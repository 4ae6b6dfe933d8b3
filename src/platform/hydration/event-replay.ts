import { pendingActKey } from '#/domain/request/pending-act.ts';

interface EarlyEvent {
  type: 'click' | 'change';
  element: HTMLElement;
  /** Its place among the elements of its name in the island, which may be rendered again. */
  island: Element | null;
  place: number;
  value: string;
  checked: boolean;
}

declare global {
  interface Window {
    earlyEvents?: EarlyEvent[];
    isInteractive?: boolean;
  }
}

/**
 * Runs in the head of every page. Records the last pressed button, and every choice, where nothing listens
 * yet. React hydrates at once what it has the script of, and hears that event itself: it is dropped a task
 * later. A press on a link that remembers an action is always recorded.
 */
export const recordEvents = `{
const events = self.earlyEvents = [];
const isWaiting = (element) => !self.isInteractive || element.closest('[data-island]');
const record = ({ type, target }) => {
const element = type === 'click' ? target.closest?.('button[type=button]') : /^(select-one|checkbox|radio)$/.test(target.type) && target;
if (!element || element.closest('[data-static]') || !isWaiting(element)) return;
const island = element.closest('[data-island]');
const { value, checked, localName } = element;
const event = { type, element, island, value, checked, place: island ? [...island.querySelectorAll(localName)].indexOf(element) : -1 };
const drop = (other) => events.includes(other) && events.splice(events.indexOf(other), 1);
if (type === 'click') events.filter((other) => other.type === 'click').forEach(drop);
events.push(event);
setTimeout(() => isWaiting(element) || drop(event));
};
addEventListener('click', record, true);
addEventListener('change', record, true);
addEventListener('click', ({ target }) => {
const act = target.closest?.('[data-act]')?.dataset.act;
if (act) try { sessionStorage.setItem('${pendingActKey}', act + ' ' + Date.now()); } catch {}
}, true);
}`;

export const earlyEvents = (): EarlyEvent[] => (window.earlyEvents ??= []);

const isWaiting = (element: Element) => !window.isInteractive || element.closest('[data-island]') !== null;

/** Repeats what was done in an island, or around all of them, before it was interactive. */
export function replayEvents(island?: Element): void {
  // After the recorder has dropped what React has heard itself, and outside of React's commit: in it, an
  // event doesn't hydrate the part of the page it is for.
  setTimeout(() => {
    for (const field of (island ?? document).querySelectorAll<HTMLInputElement>('input,textarea'))
      if (!isWaiting(field)) reportTyped(field);
    const events = earlyEvents();
    for (const event of events.filter(({ element, island: around }) => !isWaiting(around ?? element))) {
      events.splice(events.indexOf(event), 1);
      repeat(event);
    }
  });
}

function repeat({ type, element, island, place, value, checked }: EarlyEvent): void {
  const target = element.isConnected
    ? element
    : island?.querySelectorAll<HTMLElement>(element.localName)[place];
  if (!target) return;
  if (type === 'click') target.click();
  else if (isTick(target)) {
    target.checked = !checked;
    target.click();
  } else {
    (target as HTMLSelectElement).value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

const isTick = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);

/** React takes for unchanged what a field held when it was hydrated. */
function reportTyped(field: HTMLInputElement): void {
  if (/^(checkbox|radio|hidden|file)$/.test(field.type) || field.value === field.defaultValue) return;
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** For the root of the page, once it is hydrated. */
export function replayOnPage(): void {
  window.isInteractive = true;
  replayEvents();
}
