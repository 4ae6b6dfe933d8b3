import { useState } from 'react';
import type { SearchFacets } from '#/contract/catalogue/search.ts';
import { facets } from '#/domain/catalogue/facets.ts';

/**
 * Facets with the current counts in their previous positions, so that nothing moves while filtering
 * (SEARCH-13).
 */
export function keepPlaces(before: SearchFacets, now: SearchFacets): SearchFacets {
  const stored = facets.map(({ name }) => [name, keepValues(before[name], now[name])] as const);
  return Object.fromEntries(stored) as SearchFacets;
}

export function useStableFacets(now: SearchFacets, list: string): SearchFacets {
  const [stored, setStable] = useState({ list, now, shown: now });
  if (stored.list === list && stored.now === now) return stored.shown;
  const shown = stored.list === list ? keepPlaces(stored.shown, now) : now;
  setStable({ list, now, shown });
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
