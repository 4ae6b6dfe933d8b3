const wideEnd = '-larga.svg';

/** The drawing of a course as wide as a page has it; another picture is the same everywhere. */
export function widePicture(path: string): string {
  return path.startsWith('/og/') ? path.replace(/\.svg$/, wideEnd) : path;
}

/** The name of the same drawing in a card; undefined for one that isn't wide. */
export function nameInCard(name: string): string | undefined {
  return name.endsWith(wideEnd) ? name.replace(wideEnd, '.svg') : undefined;
}
