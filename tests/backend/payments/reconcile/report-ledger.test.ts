import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { reportLedger, reportLedgerOf } from '#/backend/app/report-ledger.ts';
import { openDatabase } from '#/backend/db/database.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import { payCharge } from '#/backend/modules/simulated-bank/pay-charge.ts';
import { backendSettings } from '#/backend/settings.ts';
import { withBackend } from '../../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../../support/catalogue-data.ts';
import { typeCard } from '../type-card.ts';
import { act, bodyOf, Buyer } from '../../checkout/buyer.ts';

const backend = withBackend({ clock: noon, hasForeignRows: true });
let ana: Buyer;

beforeAll(async () => {
  const { db, url } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  for (const id_oferta of [1, 2, 3, 4, 5, 6, 7]) await addOffer(db, { id_produto: 1, id_oferta });
  ana = await Buyer.register(url);
});

const report = () => reportLedger(backend.current.db, backend.current.services);

it('prints the trial balance, and every difference to provider and purchases (LEDGER-10)', async () => {
  const { db, url, services } = backend.current;
  const twice = await ana.openPix(1);
  await act(url, twice.txid, 'pagar-duas-vezes');
  const right = await report();
  expect(right.isRight).toBe(true);
  const shown = right.lines.join('\n').replaceAll('\u00a0', ' ');
  expect(shown).toMatch(/PROVEDOR banco-simulado +R\$ 2\.000,00 +R\$ 1\.000,00 +R\$ 1\.000,00/);
  expect(shown).toContain('The ledger balances.');

  const unheard = await ana.openPix(2);
  await payCharge(db, unheard.txid, services.clock(), { times: 1, force: false });
  const missing = await report();
  expect(missing.isRight).toBe(false);
  expect(missing.lines).toContain(
    `  banco-simulado ${unheard.txid}: the provider has a payment that the shop does not know`,
  );

  const { codigo_compra } = await ana.openPix(3);
  await db
    .update(purchases)
    .set({ preco_original_centavos: 90_000, total_centavos: 90_000 })
    .where(eq(purchases.codigo, codigo_compra));
  const wrong = await report();
  expect(wrong.lines.join('\n').replaceAll('\u00a0', ' ')).toContain(
    `RECEITA ${codigo_compra}: booked -R$ 1.000,00, should be -R$ 900,00`,
  );
});

it('asks of cards, too: one that never arrived is no difference, an approval unheard of is', async () => {
  const { services, cardOrigin } = backend.current;
  const ofProviders = async () =>
    (await report()).lines.filter((line) => line.includes('the provider')).toSorted();
  const before = await ofProviders();
  const { createCharge } = services.card;
  const tryLost = async (offerId: number, send: typeof createCharge) => {
    const { codigo } = await ana.accept(await ana.buy(offerId));
    services.card.createCharge = send;
    const { token } = await typeCard(cardOrigin, '4111111111111111');
    bodyOf(await ana.tryCard(codigo, token).finally(() => (services.card.createCharge = createCharge)));
  };
  let txid = '';
  await tryLost(4, () => Promise.reject(new Error('down')));
  expect(await ofProviders()).toEqual(before);
  await tryLost(5, async (order) => {
    txid = order.reference;
    await createCharge(order);
    throw new Error('the answer was lost');
  });
  expect(await ofProviders()).toEqual(
    [
      ...before,
      `  banco-simulado ${txid}: the provider has a payment that the shop does not know`,
    ].toSorted(),
  );
});

it('names a boleto that its bank forgot, but none that never got there', async () => {
  const { createCharge, findCharge } = backend.current.services.boleto;
  const bia = await Buyer.register(backend.current.url);
  const known = (await bia.openBoleto(6)).boletos[0]!.referencia;
  const { codigo } = await bia.accept(await bia.buy(7));
  const { boleto } = backend.current.services;
  boleto.createCharge = () => Promise.reject(new Error('down'));
  await bia.tryPay(codigo, 'boleto').finally(() => (boleto.createCharge = createCharge));
  boleto.findCharge = () => Promise.resolve(undefined);
  const { lines } = await report().finally(() => (boleto.findCharge = findCharge));
  expect(lines.filter((line) => line.endsWith('the provider does not know it'))).toEqual([
    `  banco-simulado ${known}: the provider does not know it`,
  ]);
});

it('asks no one for a form of payment that no provider is connected for', async () => {
  const { db, services } = backend.current;
  const { lines } = await reportLedger(db, { ...services, forms: ['boleto'] });
  expect(lines).toContain('Differences to providers: 0');
  expect(lines).toContain('No provider is connected for: pix, cartao');
  const none = await reportLedger(db, { ...services, forms: [] });
  expect(none.lines).toContain('No provider is connected: none was asked.');
});

it('says so when a provider does not respond, and asks it no more', async () => {
  const { db, services } = backend.current;
  let asked = 0;
  const findCharge = () => {
    asked++;
    return Promise.reject(new Error('down'));
  };
  const { pix } = services;
  const { isRight, lines } = await reportLedger(db, { ...services, pix: { ...pix, findCharge } });
  expect([isRight, asked]).toEqual([false, 3]);
  expect(lines.filter((line) => line.endsWith('the provider does not respond'))).toHaveLength(3);
});

it('works on a data folder, and refuses politely where there is none or another process has it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-ledger-'));
  const settings = backendSettings({ publicUrl: 'http://localhost:3000', embedded: true, dataDir });
  try {
    await expect(reportLedgerOf(settings)).rejects.toThrow(`There is no database in ${dataDir}`);
    const open = await openDatabase({ dataDir });
    await open.migrate();
    await expect(reportLedgerOf(settings)).rejects.toThrow(`The data folder ${dataDir} is in use by process`);
    await open.close();
    expect(await reportLedgerOf(settings)).toMatchObject({ isRight: true });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
