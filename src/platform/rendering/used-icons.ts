import { LRUCache } from 'lru-cache';
import type { Part, PageWithPlaces } from '#/platform/rendering/drawn-places.ts';

const use = '#i-';
const symbol = /<symbol id="i-([^"]+)".*?<\/symbol>/g;

interface SeenPiece {
  /** The icons it shows. */
  icons: string[];
  /** Of the drawings of all icons: what it holds, and what it is for pages that show the icons of the key. */
  sprite?: { symbols: string; kept: LRUCache<string, Part> };
}

const seenPieces = new WeakMap<Uint8Array, SeenPiece>();

/**
 * A whole page without the drawings of icons that nothing on it shows. The browser brings them once the page
 * is in use (`src/platform/rendering/load-other-icons.ts`).
 */
export function leaveUnusedIcons<Page extends Pick<PageWithPlaces, 'html' | 'parts'>>(page: Page): Page {
  const pieces = page.parts.map((part) => part.map(lookAt));
  const place = pieces.findIndex(([first]) => first?.sprite);
  const sprite = pieces[place]?.[0]?.sprite;
  if (!sprite) return page;
  const used = new Set(findIcons(page.html));
  for (const { icons } of pieces.flat()) for (const name of icons) used.add(name);
  const key = [...used].toSorted().join(' ');
  let kept = sprite.kept.get(key);
  if (!kept) {
    const text = sprite.symbols.replaceAll(symbol, (drawing, name: string) =>
      used.has(name) ? drawing : '',
    );
    kept = [new TextEncoder().encode(text)];
    sprite.kept.set(key, kept);
  }
  return { ...page, parts: page.parts.with(place, kept) };
}

/** Pieces are kept from page to page, and so is what was seen of them. */
function lookAt(piece: Uint8Array): SeenPiece {
  const known = seenPieces.get(piece);
  if (known) return known;
  const text = new TextDecoder().decode(piece);
  const seen: SeenPiece = { icons: findIcons(text) };
  if (text.startsWith('<svg') && text.includes('<symbol id="i-'))
    seen.sprite = { symbols: text, kept: new LRUCache({ max: 100 }) };
  seenPieces.set(piece, seen);
  return seen;
}

/** A page has its icons between two dozen and a hundred times: an expression takes several times as long. */
function findIcons(html: string): string[] {
  const names = new Set<string>();
  for (let at = html.indexOf(use); at !== -1; at = html.indexOf(use, at)) {
    at += use.length;
    let end = at;
    while (isOfName(html.charCodeAt(end))) end++;
    if (end > at) names.add(html.slice(at, end));
  }
  return [...names];
}

/** Small letters and the hyphen. */
const isOfName = (code: number) => (code >= 97 && code <= 122) || code === 45;
