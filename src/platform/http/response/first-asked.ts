import type { SchoolFont } from '#/domain/school/colours/school-fonts.ts';
import archivoUrl from '#/storefront/assets/fonts/archivo-portuguese.woff2?url';
import atkinsonUrl from '#/storefront/assets/fonts/atkinson-portuguese.woff2?url';
import figtreeUrl from '#/storefront/assets/fonts/figtree-portuguese.woff2?url';
import stylesUrl from '#/storefront/styles/app.css?url';

const fontUrls: Record<SchoolFont, string> = {
  archivo: archivoUrl,
  atkinson: atkinsonUrl,
  figtree: figtreeUrl,
};

/**
 * The header that has a browser ask for the font and style of a page before it reads the first line of it
 * (RFC 8288, preload). Where the style is there before the font, a page is laid out twice.
 */
export const firstAsked = (font: SchoolFont) =>
  `<${fontUrls[font]}>; rel=preload; as=font; type="font/woff2"; crossorigin, <${stylesUrl}>; rel=preload; as=style`;
