import type { Locator, Page } from '@playwright/test';

/** How a person gets at what they want on a page: never by a pointer that jumps. */
export interface Hands {
  readonly tabs: number | undefined;
  readonly pressedAt: number;
  arrive(): Promise<void>;
  press(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
  choose(option: Locator, arrow: 'ArrowDown' | 'ArrowUp'): Promise<void>;
}

export function thumb(page: Page): Hands {
  let pressedAt = 0;
  const press = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    pressedAt = Date.now();
    await target.tap();
  };
  return {
    tabs: undefined,
    get pressedAt() {
      return pressedAt;
    },
    arrive: async () => {},
    press,
    async type(target, text) {
      await press(target);
      await page.keyboard.type(text, { delay: 15 });
    },
    choose: press,
  };
}

const farthest = 250;

export function keyboard(page: Page, warn: (problem: string) => void): Hands {
  let tabs = 0;
  let pressedAt = 0;
  const key = async (name: string) => {
    pressedAt = Date.now();
    await page.keyboard.press(name);
  };
  const reach = async (target: Locator) => {
    for (let count = 0; count < farthest; count += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
      tabs += 1;
      const problem = await page.evaluate(findHiddenFocus);
      if (problem) warn(problem);
      // Takes the skip link where the page has one.
      if (await target.evaluate(isBehindSkipLink)) await page.keyboard.press('Enter');
    }
    throw new Error(`${farthest} presses of Tab don't reach ${String(target)}`);
  };
  return {
    get tabs() {
      return tabs;
    },
    get pressedAt() {
      return pressedAt;
    },
    async arrive() {
      tabs = 0;
      const isSkip = () => document.activeElement?.getAttribute('href') === '#conteudo';
      if (await page.evaluate(() => document.activeElement !== document.body)) return;
      await page.keyboard.press('Tab');
      tabs += 1;
      if (await page.evaluate(isSkip)) await page.keyboard.press('Enter');
      else warn('the first press of Tab finds no skip link');
    },
    async press(target) {
      await reach(target);
      const isBox = await target.evaluate(
        (element) => element instanceof HTMLInputElement && element.type === 'checkbox',
      );
      await key(isBox ? 'Space' : 'Enter');
    },
    async type(target, text) {
      await reach(target);
      await page.keyboard.type(text, { delay: 15 });
    },
    async choose(option, arrow) {
      for (let count = 0; count < 30; count += 1) {
        if ((await option.getAttribute('aria-selected')) === 'true') return key('Enter');
        await page.keyboard.press(arrow);
      }
      throw new Error(`${arrow} doesn't reach ${String(option)}`);
    },
  };
}

/** Runs in the browser: whether the focus is on a link that jumps to what holds the target, or
 * nearer to it. */
function isBehindSkipLink(target: Element): boolean {
  const focused = document.activeElement;
  const id = focused?.getAttribute('href')?.match(/^#(.+)/)?.[1];
  const there = id ? document.getElementById(id) : null;
  if (!there || there.contains(focused)) return false;
  const isFurther = there.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
  return there.contains(target) || isFurther !== 0;
}

function findHiddenFocus(): string | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  // The thumb has the ring, and no script can read it.
  if (element.matches('[type=range]')) return undefined;
  const name = `${element.tagName.toLowerCase()} “${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return `${name} has the focus and no size`;
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
    return `${name} has the focus outside of the window`;
  const at = document.elementFromPoint(
    (left + right) / 2,
    Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1),
  );
  const over =
    at && !element.contains(at) && !at.contains(element) && !element.closest('label')?.contains(at);
  if (over && !at.closest('label'))
    return `${name} has the focus under ${at.tagName.toLowerCase()}.${at.className}`;
  const { parentElement, nextElementSibling } = element;
  const around = [element.closest('label'), element.closest('article')];
  const rings = [element, parentElement, nextElementSibling, ...around].filter(
    (each) => each instanceof HTMLElement,
  );
  const isRinged = rings.some((each) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
  const border = element.closest('form')?.matches(':focus-within') && element.matches('[role=combobox]');
  return isRinged || border ? undefined : `${name} has the focus and shows none`;
}
