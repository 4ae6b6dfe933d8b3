import { pageKind } from '#/domain/site/page-kinds.ts';

export interface MeasuredPage {
  route: string;
  /**
   * The path of its address, without search and hash; the route's where a segment is a code or may be
   * anything at all.
   */
  path: string;
}

/**
 * The page of a match as events may name it; undefined where none may be sent (ANALYTICS-4).
 * @param forbidden further routes that no event may name, in lower case (ANALYTICS-13)
 */
export function toMeasuredPage(
  { fullPath, pathname }: MatchedRoute,
  forbidden: readonly string[],
): MeasuredPage | undefined {
  const route = fullPath.replace(/(.)\/$/, '$1');
  const kind = pageKind(route);
  if (kind.unmeasured || pageKind(pathname).unmeasured) return undefined;
  if (forbidden.includes(route.toLowerCase())) return undefined;
  const isNameless = kind.codes !== undefined || route === '/$';
  return { route, path: isNameless ? route : pathname };
}

interface MatchedRoute {
  fullPath: string;
  pathname: string;
}
