import type { PageWithPlaces } from '#/hydration/drawn-places.ts';

const sprite = /(<div id="icones"[^>]*><svg[^>]*>)(.*?)(<\/svg>)/s;
const iconsOfParts = new WeakMap<Uint8Array, string[]>();

/**
 * A whole page without the drawings of icons that nothing on it shows. The browser brings them once the page
 * is in use (`src/bring-other-icons.ts`).
 */
export function leaveUnusedIcons<Page extends Pick<PageWithPlaces, 'html' | 'parts'>>(page: Page): Page {
  const used = new Set(findIcons(page.html));
  for (const part of page.parts) for (const name of findIconsOfPart(part)) used.add(name);
  const html = page.html.replace(sprite, (_all, start: string, symbols: string, end: string) => {
    const kept = symbols.replaceAll(/<symbol id="icone-([^"]+)".*?<\/symbol>/g, (symbol, name: string) =>
      used.has(name) ? symbol : '',
    );
    return start + kept + end;
  });
  return { ...page, html };
}

function findIconsOfPart(part: Uint8Array): string[] {
  const known = iconsOfParts.get(part) ?? findIcons(new TextDecoder().decode(part));
  iconsOfParts.set(part, known);
  return known;
}

function findIcons(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(/#icone-([a-z-]+)/g), ([, name]) => name!))];
}
