import { pageKind } from '#/domain/site/page-kinds.ts';
import { formatSearchParams } from '#/domain/site/search-params.ts';

type Search = Readonly<Record<string, unknown>>;

export interface NarrowedPage {
  keys: readonly string[];
  keysWithPages: readonly string[];
}

const otherPageKeys = ['pagina'];

/**
 * The one address of a page: the site, the path, and the search keys that make another page of it, sorted.
 */
export function canonicalUrl(
  siteUrl: string,
  matchedPath: string,
  search: Search,
  narrowed?: NarrowedPage,
): string {
  // The router ends the path of an index route with a slash; its address has none.
  const path = matchedPath === '/' ? matchedPath : matchedPath.replace(/\/$/, '');
  if (pageKind(path).private) return siteUrl + path;
  return siteUrl + path + formatSearchParams(pick(search, narrowed?.keys ?? otherPageKeys));
}

// PAGE-2
export function robotsRule(
  path: string,
  search: Search,
  narrowed?: NarrowedPage,
): 'index, follow' | 'noindex, follow' {
  const hidden = pageKind(path).private || (narrowed && !isPlainList(search, narrowed));
  return hidden ? 'noindex, follow' : 'index, follow';
}

function isPlainList(search: Search, { keys, keysWithPages }: NarrowedPage): boolean {
  const [key, another] = [...keys, 'ordem'].filter(
    (known) => known !== 'pagina' && search[known] !== undefined,
  );
  if (key === undefined) return true;
  const value = search[key];
  const isOne = !Array.isArray(value) || value.length === 1;
  return another === undefined && isOne && keysWithPages.includes(key);
}

function pick(search: Search, keys: readonly string[]): Search {
  return Object.fromEntries(keys.flatMap((key) => (search[key] === undefined ? [] : [[key, search[key]]])));
}
