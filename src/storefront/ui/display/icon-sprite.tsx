import drawings from './icons.svg?raw';

const id = 'icones';

export const iconSymbols = import.meta.env.SSR
  ? withOwnIds(drawings)
  : (document.getElementById(id)?.innerHTML ?? '');

/**
 * The drawings of icons, in the page itself: they are there with its first paint. Those that a page doesn't
 * show at first may come later, see {@link addIcons}.
 * @param symbols the drawings' SVG
 */
export function IconSprite({ symbols }: { symbols: string }) {
  return <div id={id} hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: symbols }} />;
}

export function addIcons(svg: string): void {
  const all = document.createElement('div');
  all.innerHTML = withOwnIds(svg);
  const sprite = document.querySelector(`#${id} svg`);
  for (const symbol of all.querySelectorAll('symbol')) {
    if (!document.getElementById(symbol.id)) sprite?.append(symbol);
  }
}

function withOwnIds(svg: string): string {
  return svg.replaceAll(' id="', ' id="i-').replaceAll(/\n\s*| xmlns="[^"]*"/g, '');
}
