import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareWithProviders } from '#/backend/modules/payments/reconcile/compare-with-providers.ts';
import { withDatabase } from '../../../support/backend/database.ts';
import { findLeftovers, findErrors } from './checks.ts';
import { Play } from './play.ts';
import { listPurchases } from './sales.ts';
import { settle } from './settle.ts';
import { openShop, type Shop } from './shop.ts';
import { history, type Step } from './steps.ts';

const database = withDatabase();
let shop: Shop;
let nextPlay = 1;

beforeAll(async () => {
  shop = await openShop(database.db);
});
afterAll(() => shop.stop());

const alone = { which: 0, at: 0, dies: null } as const;
const opened = (who: number, pick: number, act: Step['act']): Step => ({ ...alone, who, pick, act });

const timeLimit = { timeout: 3_600_000, retry: 0 };

test('no history loses a seat or a cent, or leaves a person without a next step', timeLimit, async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ opening, moments }) => {
      const play = new Play(shop, nextPlay++);
      await play.prepare();
      for (const { who, form, pick, isPaid } of opening) {
        for (const act of [
          'buy-with-coupon',
          'accept',
          form,
          ...(isPaid ? (['pagar'] as const) : []),
        ] as const)
          await play.take(opened(who, pick, act));
      }
      expect(await findErrors(play)).toEqual([]);
      for (const steps of moments) {
        await Promise.all(steps.map((step) => play.take(step)));
        for (const instance of shop.instances) instance.start();
        expect(await findErrors(play)).toEqual([]);
      }
      await settle(shop);
      expect(await findLeftovers(play)).toEqual([]);
      await play.redirectAll();
      expect(await findLeftovers(play)).toEqual([]);
      const states = (await listPurchases(play)).map(({ estado }) => estado);
      expect(states.filter((estado) => /ARREPENDIDA|TARDIO/.test(estado))).toEqual([]);
    }),
    {
      numRuns: Number(process.env['PROPERTY_RUNS'] ?? 10),
      seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_122),
      endOnFailure: true,
    },
  );
  const { pix, boleto, card, forms } = shop.instances[0]!.backend.services;
  expect(await compareWithProviders(shop.db, { pix, boleto, card, forms })).toEqual([]);
});
