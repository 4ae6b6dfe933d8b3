import { facets, facetsWithPages, priceRangeFacet } from '#/domain/catalogue/facets.ts';
import { pageKind } from '#/domain/site/page-kinds.ts';
import { formatSearchParams } from '#/domain/site/search-params.ts';

type Search = Readonly<Record<string, unknown>>;

/**
 * Search keys that make another page, by path; of all other pages only `pagina` does, where it is one of
 * theirs.
 */
const searchPageKeys = [
  'titulo',
  ...facets.map(({ searchKey }) => searchKey),
  priceRangeFacet.minKey,
  priceRangeFacet.maxKey,
  'pagina',
];
const otherPageKeys = ['pagina'];

/**
 * The one address of a page: the site, the path, and the search keys that make another page of it, sorted.
 */
export function canonicalUrl(siteUrl: string, matchedPath: string, search: Search): string {
  // The router ends the path of an index route with a slash; its address has none.
  const path = matchedPath === '/' ? matchedPath : matchedPath.replace(/\/$/, '');
  if (pageKind(path).private) return siteUrl + path;
  const keys = path === '/busca' ? searchPageKeys : otherPageKeys;
  return siteUrl + path + formatSearchParams(pick(search, keys));
}

/** What crawlers may do with a page (PAGE-2). */
export function robotsRule(path: string, search: Search): 'index, follow' | 'noindex, follow' {
  const hidden = pageKind(path).private || (path === '/busca' && !isPlainList(search));
  return hidden ? 'noindex, follow' : 'index, follow';
}

/** The whole list, or that of one value of a facet that has pages of its own. */
function isPlainList(search: Search): boolean {
  const [key, another] = [...searchPageKeys, 'ordem'].filter(
    (known) => known !== 'pagina' && search[known] !== undefined,
  );
  if (key === undefined) return true;
  const value = search[key];
  const isOne = !Array.isArray(value) || value.length === 1;
  return another === undefined && isOne && facetsWithPages.some(({ searchKey }) => searchKey === key);
}

function pick(search: Search, keys: readonly string[]): Search {
  return Object.fromEntries(keys.flatMap((key) => (search[key] === undefined ? [] : [[key, search[key]]])));
}
