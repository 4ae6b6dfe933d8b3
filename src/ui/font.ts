import archivoUrl from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';

/** Address of the one font file, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontUrl = archivoUrl;
