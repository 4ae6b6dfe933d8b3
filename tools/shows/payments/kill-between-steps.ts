import { coupons, purchases } from '#/backend/db/schema/purchasing.ts';
import { compareWithProviders } from '#/backend/modules/payments/reconcile/compare-with-providers.ts';
import { findLeftovers } from '../../../tests/backend/orders/histories/checks.ts';
import { settle } from '../../../tests/backend/orders/histories/settle.ts';
import { type Journey, journeyCoupons, journeys, payUnreported, startWalk, type Walk } from './journeys.ts';
import { type LineThatCuts, openLineThatCuts } from './line-that-cuts.ts';
import type { Report } from './report.ts';
import { sayWhatWaits, waitAtMost } from './say-what-waits.ts';
import { type Instance, type Shop, startInstance } from './shop.ts';

interface Victim {
  line: LineThatCuts;
  instance: Instance;
  replaced?: Promise<void>;
}

interface Outcome {
  /** False when the walk was over before so many commits. */
  wasKilled: boolean;
  /** Where it ended otherwise than it should, or what failed. */
  problem?: string;
}

export async function killBetweenSteps(shop: Shop, report: Report, share: number): Promise<void> {
  await addCoupons(shop);
  const victims = await Promise.all([1, 2, 3].map(() => startVictim(shop.databaseUrl)));
  const openOffers: number[] = [];
  let kills = 0;
  try {
    for (const journey of journeys) {
      const findings: string[] = [];
      let points = 0;
      for (const isBack of [true, false]) {
        for (let after = 1; ; after += Math.max(1, Math.round(1 / share))) {
          const turn = kills % victims.length;
          const ways = { victim: victims[turn]!, survivor: victims[(turn + 1) % victims.length]! };
          const { wasKilled, problem } = await walkAndKill(shop, journey, {
            ...ways,
            after,
            isBack,
            openOffers,
          });
          if (problem !== undefined)
            findings.push(`killed after ${after} commits, ${isBack ? 'back' : 'gone'}: ${problem}`);
          if (!wasKilled) break;
          kills++;
          points++;
        }
      }
      await sayWhatWaits(`the jobs after ${journey.name}`, settle(shop, 3));
      report(
        `${journey.name}: killed at ${points} points, ${findings.length} went wrong`,
        findings.length === 0,
      );
      for (const line of findings.slice(0, 20)) console.log(`       ${line}`);
    }
  } finally {
    for (const victim of victims) {
      await victim.replaced;
      await victim.instance.program.kill();
      await victim.line.close();
    }
  }
  const { pix, boleto, card, forms } = shop.services;
  const differences = await compareWithProviders(shop.db, { pix, boleto, card, forms });
  const leftovers = await findLeftovers({
    db: shop.db,
    offers: openOffers,
    coupons: Object.keys(journeyCoupons),
  });
  const rows = await shop.db.select().from(purchases);
  report(
    `after ${kills} kills and the reconciler: ${leftovers.length} seats, purchases, coupons or cents astray, ${differences.length} differences to the bank, among all ${rows.length} purchases`,
    leftovers.length === 0 && differences.length === 0,
  );
  for (const line of leftovers.slice(0, 20)) console.log(`       ${line}`);
  for (const line of differences.slice(0, 20)) console.log(`       ${JSON.stringify(line)}`);
}

async function addCoupons({ db }: Shop): Promise<void> {
  const lasting = {
    descricao: 'Um por pessoa',
    tipo: 'PERCENTUAL' as const,
    valido_de: new Date('2026-01-01T00:00:00Z'),
    valido_ate: new Date('2099-01-01T00:00:00Z'),
  };
  await db
    .insert(coupons)
    .values(
      Object.entries(journeyCoupons).map(([codigo, percentual]) => ({ ...lasting, codigo, percentual })),
    );
}

async function startVictim(databaseUrl: string): Promise<Victim> {
  const line = await openLineThatCuts(databaseUrl);
  return { line, instance: await startInstance(line.url, 'quiet') };
}

async function walkAndKill(
  shop: Shop,
  journey: Journey,
  how: { victim: Victim; survivor: Victim; after: number; isBack: boolean; openOffers: number[] },
): Promise<Outcome> {
  const { victim, survivor, after, isBack, openOffers } = how;
  const which = `${journey.name}, killed after ${after} commits, ${isBack ? 'back' : 'gone'}`;
  await waitAtMost(`two instances: ${which}`, Promise.all([victim.replaced, survivor.replaced]));
  const offers = await shop.addOpenOffers(1, [100_000, 120_000]);
  openOffers.push(...offers);
  let url = victim.instance.url;
  const [buyer] = await shop.signIn(1, () => url);
  const walk = startWalk(shop, buyer!, () => url, offers);
  let killed: Promise<void> | undefined;
  victim.line.cutAfter(after, () => {
    killed = victim.instance.program.kill();
  });
  survivor.line.cutAfter(Infinity);
  let problem: string | undefined;
  try {
    for (const [index, step] of journey.steps.entries()) {
      const waitFor = <Result>(who: string, promise: Promise<Result>) =>
        waitAtMost(`${who} at step ${index + 1}: ${which}`, promise);
      if (typeof step !== 'function') {
        await waitFor('what others do', step.beside(walk));
        continue;
      }
      await waitFor('the answer', step(walk)).catch(async (error: unknown) => {
        if (!killed) throw error;
        url = survivor.instance.url;
        if (!isBack) throw error;
        await waitFor('the answer of another instance', step(walk));
      });
      if (killed && !isBack) break;
    }
    if (isBack || !killed) problem = await findProblem(walk, journey);
  } catch (error) {
    if (isBack || !killed) problem = String(error);
  }
  victim.line.cutAfter(Infinity);
  if (killed) {
    victim.replaced = killed.then(async () => {
      victim.instance = await startInstance(victim.line.url, 'quiet');
    });
    if (!isBack && after % 2 === 1) await waitAtMost(`the bank: ${which}`, payUnreported(walk));
  }
  return { wasKilled: killed !== undefined, ...(problem !== undefined && { problem }) };
}

async function findProblem({ shop, offers }: Walk, { end }: Journey): Promise<string | undefined> {
  const rows = (await shop.db.select().from(purchases)).filter(({ id_oferta }) => offers.includes(id_oferta));
  const states = rows.map(({ estado }) => estado);
  return states.length === 1 && states[0] === end
    ? undefined
    : `it is ${states.join(' and ')} instead of ${end}`;
}
