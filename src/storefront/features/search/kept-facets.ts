import { useState } from 'react';
import type { SearchFacets } from '#/contract/catalogue/search.ts';
import { facets } from '#/domain/catalogue/facets.ts';

/**
 * Facets with the current counts in their previous positions, so that nothing moves while filtering
 * (SEARCH-13).
 */
export function keepPlaces(before: SearchFacets, now: SearchFacets): SearchFacets {
  const kept = facets.map(({ name }) => [name, keepValues(before[name], now[name])] as const);
  return Object.fromEntries(kept) as SearchFacets;
}

export function useKeptFacets(now: SearchFacets, list: string): SearchFacets {
  const [kept, setKept] = useState({ list, now, shown: now });
  if (kept.list === list && kept.now === now) return kept.shown;
  const shown = kept.list === list ? keepPlaces(kept.shown, now) : now;
  setKept({ list, now, shown });
  return shown;
}

function keepValues<T extends { valor: string; total: number }>(
  before: readonly T[],
  now: readonly T[],
): T[] {
  const values = [...now];
  before.toReversed().forEach((value, index, reversed) => {
    const placeOf = (one: T | undefined) => values.findIndex(({ valor }) => valor === one?.valor);
    if (placeOf(value) !== -1) return;
    const next = placeOf(reversed[index - 1]);
    values.splice(next === -1 ? values.length : next, 0, { ...value, total: 0 });
  });
  return values;
}
