import { createIsomorphicFn } from '@tanstack/react-start';
import { MOST_COMPARED, readComparedEntries } from '#/domain/catalogue/compare/compared-entry.ts';
import { withSessionStorage } from '#/storefront/shared/session-storage.ts';
import type { CompareSearch } from './compare.search.ts';

const key = 'vitrine:comparar';

/** In the tab alone: what one compares is stored with no person. */
export function rememberCompared(entries: readonly string[]): void {
  withSessionStorage((storage) => storage.setItem(key, entries.join(' ')));
}

const rememberedEntries = createIsomorphicFn()
  .server((): string[] => [])
  .client(() => readComparedEntries(withSessionStorage((storage) => storage.getItem(key)?.split(' ')) ?? []));

/** One more; where there are as many already, it waits to take the place of one of them. */
export function joinCompared(
  entry: string,
  entries: readonly string[],
): Required<Pick<CompareSearch, 'curso'>> & Pick<CompareSearch, 'mais'> {
  if (entries.includes(entry)) return { curso: [...entries] };
  if (entries.length < MOST_COMPARED) return { curso: [...entries, entry] };
  return { curso: [...entries], mais: entry };
}

/** A link that only adds: what the tab compares already, with its course; undefined for any other address. */
export function joinRemembered({ curso, mais, ...search }: CompareSearch): CompareSearch | undefined {
  const remembered = curso === undefined && mais !== undefined ? rememberedEntries() : [];
  return mais !== undefined && remembered.length > 0
    ? { ...search, ...joinCompared(mais, remembered) }
    : undefined;
}

/** Without a memory, a course that is to be added is the only one. */
export const comparedEntries = ({ curso, mais }: CompareSearch): string[] =>
  curso ?? (mais === undefined ? [] : [mais]);

/** Without some entries; one that waits for a place gets it. */
export function leaveOut({ mais, ...search }: CompareSearch, gone: readonly string[]): CompareSearch {
  const left = comparedEntries(search).filter((entry) => !gone.includes(entry));
  const joined = mais === undefined ? left : joinCompared(mais, left).curso;
  return { ...search, curso: joined.length > 0 ? joined : undefined };
}
