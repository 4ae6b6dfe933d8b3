import archivoUrl from '#/assets/fonts/archivo-portuguese.woff2?url';

/** Address of the font of every page, to be asked for with `crossorigin`. */
export const fontUrl = archivoUrl;
