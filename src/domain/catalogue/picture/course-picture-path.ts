/** Widths, in pixels, of the files of a course's own picture; each is 16:9. Apart, since browsers load it. */
export const coursePictureWidths = [320, 640, 960] as const;

/** What a course says of its own picture: its hash tells the addresses of all its files. */
export const coursePicturePath = (hash: string) => `/fotos/${hash}-960.webp`;

/** How the addresses of all files of a picture begin; undefined for one that isn't a course's own. */
export const coursePictureStart = (path: string) => /^\/fotos\/\w+-/.exec(path)?.[0];
