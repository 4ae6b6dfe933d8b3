import { plainPath } from '#/domain/request/plain-path.ts';
import { pageKind } from '#/domain/site/page-kinds.ts';
import { formatSearchParams, parseSearchParams } from '#/domain/site/search-params.ts';

/**
 * Canonical form of a percent-encoded path: single slashes, none at the end, lower case but for codes,
 * nothing encoded needlessly. Undefined when it is canonical already.
 */
export function canonicalPath(path: string): string | undefined {
  const [, first = '', ...rest] = plainPath(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .split('/');
  const segments = pageKind(`/${first}`).codes
    ? [lowerCase(first), ...rest]
    : [first, ...rest].map(lowerCase);
  const canonical = `/${segments.join('/')}`;
  return canonical === path ? undefined : canonical;
}

/** The query with its keys sorted; undefined when they are already. */
export function canonicalSearch(search: string): string | undefined {
  const keys = [...new URLSearchParams(search).keys()];
  const isSorted = keys.every((key, index) => index === 0 || keys[index - 1]! <= key);
  return isSorted ? undefined : formatSearchParams(parseSearchParams(search));
}

/** Percent-encoded bytes keep their upper-case digits. */
function lowerCase(segment: string): string {
  return segment.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}
