import type { FragmentCache } from './fragment-cache.ts';

/** What a fragment is rendered as in the page that is being rendered. */
export type Fragment = { cached: string } | { mark: string };

interface Page {
  name: string;
  cache: FragmentCache;
  cached: string[];
  /** Keys of the fragments that are rendered with this page. */
  rendered: string[];
}

let page: Page | undefined;

/** Names the element of a fragment while its page is rendered. */
export const fragmentMark = 'data-fragment';

/** Caches the fragments of a page. Undefined where a part suspended or failed. */
export function renderWithFragments(render: () => string, cache?: FragmentCache): string | undefined {
  // No one can guess the name: no text of a person passes for a mark.
  const rendering: Page | undefined = cache && { name: crypto.randomUUID(), cache, cached: [], rendered: [] };
  page = rendering;
  let html: string;
  try {
    html = render();
  } finally {
    page = undefined;
  }
  if (html.includes('<!--$!-->') || html.includes('<!--$?-->')) return undefined;
  return rendering ? insertCached(rendering, cacheRendered(rendering, html)) : html;
}

/** Undefined where no fragment is cached, as in the browser. */
export function findFragment(key: string): Fragment | undefined {
  if (!page) return undefined;
  const html = page.cache.get(key);
  if (html === undefined) return { mark: `${page.name}:${page.rendered.push(key) - 1}` };
  return { cached: `<!--${page.name}:${page.cached.push(html) - 1}-->` };
}

function insertCached({ name, cached }: Page, html: string): string {
  return html.replaceAll(new RegExp(`<!--${name}:(\\d+)-->`, 'g'), (_, at: string) => cached[Number(at)]!);
}

function cacheRendered({ name, cache, rendered }: Page, html: string): string {
  return html
    .split(` ${fragmentMark}="${name}:`)
    .map((piece, index) => {
      if (index === 0) return piece;
      const end = piece.indexOf('"');
      const rest = piece.slice(end + 1);
      const start = rest.indexOf('>') + 1;
      cache.set(rendered[Number(piece.slice(0, end))]!, rest.slice(start, endOfDiv(rest, start)));
      return rest;
    })
    .join('');
}

/** Where the `div` ends whose content starts there. React escapes angle brackets in texts and attributes. */
function endOfDiv(html: string, start: number): number {
  const tag = /<(\/?)div\b/g;
  tag.lastIndex = start;
  for (let depth = 1; ;) {
    const found = tag.exec(html);
    if (!found) throw new Error('A cached fragment holds another one');
    depth += found[1] ? -1 : 1;
    if (depth === 0) return found.index;
  }
}
