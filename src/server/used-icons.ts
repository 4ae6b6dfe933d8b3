import { LRUCache } from 'lru-cache';
import type { PageWithPlaces } from '#/hydration/drawn-places.ts';

const spriteStart = '<div id="icones"';
const use = '#icone-';

const iconsOfPieces = new WeakMap<Uint8Array, string[]>();
/** Sprites with what pages show, by all drawings and the names of those. */
const sprites = new LRUCache<string, string>({ max: 100 });

/**
 * A whole page without the drawings of icons that nothing on it shows. The browser brings them once the page
 * is in use (`src/bring-other-icons.ts`).
 */
export function leaveUnusedIcons<Page extends Pick<PageWithPlaces, 'html' | 'parts'>>(page: Page): Page {
  const { html } = page;
  const start = html.indexOf(spriteStart);
  const symbolsAt = start === -1 ? -1 : html.indexOf('<svg', start);
  if (symbolsAt === -1) return page;
  const end = html.indexOf('</svg>', symbolsAt);
  const used = new Set(findIcons(html));
  for (const piece of page.parts.flat()) for (const name of findIconsOfPiece(piece)) used.add(name);
  const kept = keepSymbols(html.slice(symbolsAt, end), used);
  return { ...page, html: html.slice(0, symbolsAt) + kept + html.slice(end) };
}

function keepSymbols(symbols: string, used: ReadonlySet<string>): string {
  const key = [...used].toSorted().join(' ') + symbols;
  const known = sprites.get(key);
  if (known !== undefined) return known;
  const kept = symbols.replaceAll(/<symbol id="icone-([^"]+)".*?<\/symbol>/g, (symbol, name: string) =>
    used.has(name) ? symbol : '',
  );
  sprites.set(key, kept);
  return kept;
}

function findIconsOfPiece(piece: Uint8Array): string[] {
  const known = iconsOfPieces.get(piece) ?? findIcons(new TextDecoder().decode(piece));
  iconsOfPieces.set(piece, known);
  return known;
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
