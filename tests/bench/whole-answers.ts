import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { getSearchFacets } from '#/backend/modules/catalogue/search/facet-service.ts';
import { searchCourses } from '#/backend/modules/catalogue/search/search-service.ts';
import { forgetTextHits } from '#/backend/modules/catalogue/search/text-hits.ts';
import { searchInputSchema } from '#/contract/catalogue/search.ts';
import { LIST_PAGE_SIZE } from '#/domain/site/pagination.ts';
import { systemClock } from '#/domain/time/clock.ts';

export const lists: Readonly<Record<string, object>> = {
  everything: {},
  soldador: { titulo: 'soldador' },
  'tecnico em mecanica': { titulo: 'tecnico-em-mecanica' },
  'corte e costura': { titulo: 'corte-e-costura' },
  'prefix eletr': { titulo: 'eletr' },
  'typo soldadro': { titulo: 'soldadro' },
  'soldador joinville': { titulo: 'soldador-joinville' },
  'automacao, noturno, up to R$ 500': { titulo: 'automacao', turno: 'noturno', preco_max: 500 },
  'page 3': { pagina: 3 },
  'a-z': { ordem: 'a-z' },
  'technical, cheapest first': { modalidade: 'cursos-tecnicos', ordem: 'menor-preco' },
  'technical in Joinville': { modalidade: 'cursos-tecnicos', cidade: 'joinville' },
  'offers, discounts first': { status: 'em-aberto', descontos_primeiro: true },
  'in Joinville at night': { cidade: 'joinville', turno: 'noturno' },
  'best sellers': { ordem: 'mais-vendidos' },
};

/** Milliseconds. */
const aims = { p50: 30, p99: 80 };
const MOST_GROWTH = 4;

/** Milliseconds of whole answers, sorted, by list. */
export type AnswerTimes = ReadonlyMap<string, number[]>;

/**
 * Times the whole answer to a list, search and facets side by side as its page asks for them, with all
 * lists in turn. No text was asked for before, unless `withCachedTexts`.
 */
export async function timeAnswers(
  db: Database,
  rounds: number,
  { withCachedTexts = false }: { withCachedTexts?: boolean } = {},
): Promise<AnswerTimes> {
  const times = new Map<string, number[]>(Object.keys(lists).map((name) => [name, []]));
  for (let round = -2; round < rounds; round += 1) {
    for (const [name, filters] of Object.entries(lists)) {
      const input = v.parse(searchInputSchema, { ...filters, quantidade: LIST_PAGE_SIZE });
      if (!withCachedTexts) forgetTextHits(db);
      const started = performance.now();
      await Promise.all([searchCourses(db, systemClock(), input), getSearchFacets(db, systemClock(), input)]);
      if (round >= 0) times.get(name)!.push(performance.now() - started);
    }
  }
  for (const ofList of times.values()) ofList.sort((a, b) => a - b);
  return times;
}

/** The time that a part of the answers, from 0 to 1, isn't longer than. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
}

/** All times together, sorted. */
export function allTimes(times: AnswerTimes): number[] {
  return [...times.values()].flat().toSorted((a, b) => a - b);
}

const ms = (time: number) => `${time.toFixed(1)} ms`;

export function reportAnswers(small: AnswerTimes, large: AnswerTimes): string[] {
  console.log('\nWhole answers, search and facets side by side:');
  for (const [name, sorted] of large) {
    const before = quantile(small.get(name)!, 0.5);
    const median = quantile(sorted, 0.5);
    console.log(
      `${name}: p50 ${ms(median)}, p99 ${ms(quantile(sorted, 0.99))}; a tenth of the courses ${ms(before)}, grown ${(median / before).toFixed(1)} times`,
    );
  }
  const [p50, p99] = [0.5, 0.99].map((part) => quantile(allTimes(large), part)) as [number, number];
  const growth = p50 / quantile(allTimes(small), 0.5);
  console.log(
    `all: p50 ${ms(p50)} (aim ${aims.p50} ms), p99 ${ms(p99)} (aim ${aims.p99} ms), grown ${growth.toFixed(1)} times (aim ${MOST_GROWTH})`,
  );
  return [
    ...(p50 > aims.p50 ? [`whole answers: p50 ${ms(p50)}, more than ${aims.p50} ms`] : []),
    ...(p99 > aims.p99 ? [`whole answers: p99 ${ms(p99)}, more than ${aims.p99} ms`] : []),
    ...(growth > MOST_GROWTH ? [`whole answers: grown ${growth.toFixed(1)} times`] : []),
  ];
}
