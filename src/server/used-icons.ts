const sprite = /(<div id="icones"[^>]*><svg[^>]*>)(.*?)(<\/svg>)/s;

/**
 * A whole page without the drawings of icons that nothing on it shows. The browser brings them once the page
 * is alive (`src/bring-other-icons.ts`).
 */
export function leaveUnusedIcons(html: string): string {
  const used = new Set(Array.from(html.matchAll(/#icone-([a-z-]+)/g), ([, name]) => name));
  return html.replace(sprite, (_all, start: string, symbols: string, end: string) => {
    const kept = symbols.replaceAll(/<symbol id="icone-([^"]+)".*?<\/symbol>/g, (symbol, name: string) =>
      used.has(name) ? symbol : '',
    );
    return start + kept + end;
  });
}
