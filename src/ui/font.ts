import archivoUrl from '#/assets/fonts/archivo-portuguese.woff2?url';

/** Address of the font of every page, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontUrl = archivoUrl;
