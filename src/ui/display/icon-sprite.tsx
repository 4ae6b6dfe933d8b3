import drawings from './icons.svg?raw';

const id = 'icones';

/**
 * Ids of their own, apart from those of the page's parts. In the browser they are what came with the page,
 * not a copy of it.
 */
const symbols = import.meta.env.SSR
  ? drawings.replaceAll(' id="', ' id="icone-').replaceAll(/\n\s*/g, '')
  : (document.getElementById(id)?.innerHTML ?? '');

/** The drawings of all icons, in the page itself: they are there with its first paint. */
export function IconSprite() {
  return <div id={id} hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: symbols }} />;
}
