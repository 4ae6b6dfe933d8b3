import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { findRoutine } from '#/backend/modules/catalogue/routine/find-routine.ts';
import { routineInputSchema } from '#/contract/routine/routine.ts';
import { systemClock } from '#/domain/time/clock.ts';
import { quantile } from './whole-answers.ts';

const shop = { forms: ['pix', 'boleto', 'cartao'], hasCarne: true } as const;
const evenings = ['seg-noite', 'ter-noite', 'qua-noite', 'qui-noite', 'sex-noite'];

const routines: readonly object[] = [
  {},
  { onde: 'Blumenau - SC', distancia: 25, livre: evenings, por_mes: 150 },
  { onde: '89201600', distancia: 100, livre: evenings, pagina: 10 },
  { onde: 'Chapecó', livre: ['sab-manha', 'sab-tarde'] },
  { distancia: 'online', por_mes: 100 },
  { onde: 'Lages/SC', distancia: 200, livre: [...evenings, 'sab-manha'], comecar_ate: '2030-01-01' },
];

/** Milliseconds. */
const aims = { p50: 50, p99: 150 };

/** Times the answers to several routines in turn; returns which aims were missed. */
export async function reportRoutines(db: Database, rounds: number): Promise<string[]> {
  const times: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    for (const routine of routines) {
      const startedAt = performance.now();
      await findRoutine(db, systemClock(), shop, v.parse(routineInputSchema, routine));
      if (round >= 0) times.push(performance.now() - startedAt);
    }
  }
  times.sort((a, b) => a - b);
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  console.log(`\nOffers that fit a routine: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  return [
    ...(p50 > aims.p50 ? [`routines: p50 ${p50.toFixed(1)} ms, more than ${aims.p50} ms`] : []),
    ...(p99 > aims.p99 ? [`routines: p99 ${p99.toFixed(1)} ms, more than ${aims.p99} ms`] : []),
  ];
}
