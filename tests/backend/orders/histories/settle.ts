import { jobs } from '#/backend/app/jobs.ts';

const minute = 60_000;
const day = 1440 * minute;

/** Everything the shop does by itself that has to do with seats and money, in the order it does it. */
export const paymentJobs = jobs.filter(({ name }) => !/^(forget|send-mails|announce|register)/.test(name));

/** Together longer than anything takes to run out: reviews, holds, boletos that were renewed, choices. */
const ends = [2 * minute, 31 * minute, 13 * 60 * minute, 2 * day, 4 * day, 6 * day, 9 * day, day];

interface Clockwork {
  wait(ms: number): Promise<void>;
  runJob(name: string): Promise<void>;
}

export async function runJobs({ runJob }: Pick<Clockwork, 'runJob'>): Promise<void> {
  for (const { name } of paymentJobs) await runJob(name);
}

export async function settle(shop: Clockwork, times = 1): Promise<void> {
  for (const ms of ends) {
    await shop.wait(ms);
    for (let time = 0; time < times; time++) await runJobs(shop);
  }
}
