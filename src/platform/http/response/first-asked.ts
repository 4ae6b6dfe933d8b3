import fontUrl from '#/storefront/assets/fonts/archivo-portuguese.woff2?url';
import stylesUrl from '#/storefront/styles/app.css?url';

/**
 * The header that has a browser ask for the font and style of a page before it reads the first line of it
 * (RFC 8288, preload). Where the style is there before the font, a page is laid out twice.
 */
export const firstAsked = `<${fontUrl}>; rel=preload; as=font; type="font/woff2"; crossorigin, <${stylesUrl}>; rel=preload; as=style`;
