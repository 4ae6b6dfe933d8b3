import type { Page } from '@playwright/test';

export interface Watched {
  /** Milliseconds from the request of the document to its first text, and until React listens. */
  paint: number | undefined;
  hydrated: number | undefined;
  /** Milliseconds from the last press to the first change of the page, when it was the same document's. */
  answer: number | undefined;
  shift: number;
  moved: string;
}

export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { hydrated: undefined, answer: undefined, shift: 0, moved: '' } as Omit<Watched, 'paint'>;
    let largest = 0;
    Object.assign(window, { walked: seen });
    let pressed: number | undefined;
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(
        type,
        (event) => {
          if (event instanceof KeyboardEvent && !['Enter', ' '].includes(event.key)) return;
          pressed = performance.now();
          seen.answer = undefined;
        },
        { capture: true },
      );
    }
    new MutationObserver(() => {
      if (pressed !== undefined) seen.answer ??= performance.now() - pressed;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        seen.shift += entry.value;
        if (entry.value <= largest) continue;
        largest = entry.value;
        seen.moved = entry.sources
          .map(({ node, previousRect, currentRect }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            const text = (element?.textContent ?? '').trim().slice(0, 24);
            const name = `${element?.tagName.toLowerCase() ?? 'gone'}.${(element?.className ?? '').slice(0, 30)}`;
            return `${name} “${text}” ${Math.round(currentRect.top - previousRect.top)}, ${Math.round(currentRect.left - previousRect.left)}`;
          })
          .join(' | ');
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const poll = setInterval(() => {
      if (!Object.keys(document).some((key) => key.startsWith('__reactContainer$'))) return;
      seen.hydrated = performance.now();
      clearInterval(poll);
    }, 20);
  });
}

export async function readWatched(page: Page): Promise<Watched> {
  return page.evaluate(() => ({
    ...(window as unknown as { walked: Omit<Watched, 'paint'> }).walked,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  }));
}
