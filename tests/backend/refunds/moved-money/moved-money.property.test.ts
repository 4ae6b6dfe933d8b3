import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareWithProviders } from '#/backend/modules/payments/reconcile/compare-with-providers.ts';
import { findLedgerErrors } from '../../../support/backend/ledger-errors.ts';
import { bodyOf, Buyer } from '../../checkout/buyer.ts';
import { openProviderShop, type ProviderShop } from './provider-shop.ts';
import { history } from './history-steps.ts';
import { MoneyPlay } from './money-play.ts';

let shop: ProviderShop;
/** Without it Mercado Pago registers no boleto. */
const address = {
  cep: '89010-000',
  logradouro: 'Rua Quinze de Novembro',
  numero: '1000',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Blumenau',
  uf: 'SC',
};
const buyers: Buyer[] = [];
let nextPlay = 1;

beforeAll(async () => {
  shop = await openProviderShop();
  for (let buyer = 0; buyer < 3; buyer++) {
    const registered = await Buyer.register(shop.backend.url);
    bodyOf(await registered.client.put('/api/minha-conta', { endereco: address }));
    buyers.push(registered);
  }
});
afterAll(() => shop.stop());

const timeLimit = { timeout: 3_600_000, retry: 0 };

test(
  'whatever money moves without the shop, books, providers and orders agree or finance has one matter of it (LEDGER-12, LEDGER-13, PROVIDER-9)',
  timeLimit,
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async (played) => {
        const play = new MoneyPlay(shop, buyers[nextPlay % buyers.length]!, nextPlay++, played);
        await play.open();
        for (const step of played.steps) await play.take(step);
        await play.settle();
        expect(await play.validate()).toEqual([]);
      }),
      {
        numRuns: Number(process.env['PROPERTY_RUNS'] ?? 60),
        seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_128),
        endOnFailure: true,
      },
    );
    expect(await findLedgerErrors(shop.db)).toEqual([]);
    expect(await compareWithProviders(shop.db, shop.backend.services)).toEqual([]);
  },
);
