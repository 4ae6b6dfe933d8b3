import { expect, type Page } from '@playwright/test';

/**
 * Run in a page: does to every text, also to one that comes later, what Chrome's translation does to it. The
 * text node goes, `<font><font>` with another text comes. The translation of a text is [the text].
 */
function translateTexts(early: boolean): void {
  const leftAlone = 'script, style, noscript, textarea, template, title, svg, font';
  const translate = (text: Node) => {
    const said = text.nodeValue ?? '';
    if (said.trim() === '' || !text.parentElement || text.parentElement.closest(leftAlone)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = said.replace(/^(\s*)(.*?)(\s*)$/s, '$1[$2]$3');
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  };
  const translateAll = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    found.forEach(translate);
  };
  const start = () => {
    translateAll();
    new MutationObserver(translateAll).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  };
  const isReady = () =>
    early
      ? document.readyState !== 'loading'
      : Object.keys(document).some((key) => key.startsWith('__reactContainer$'));
  const wait = setInterval(() => {
    if (!isReady()) return;
    clearInterval(wait);
    start();
  }, 20);
}

/**
 * All pages are translated from now on, once they are interactive, or as soon as they are read. Returns what
 * threw in them.
 */
export async function translatePages(page: Page, { early = false } = {}): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    // React reports so that it renders a part again which was translated before it hydrated.
    if (!error.message.includes('React error #418')) errors.push(error.stack ?? error.message);
  });
  await page.addInitScript(translateTexts, early);
  return errors;
}

export async function expectTranslated(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.*\]$/s);
}
