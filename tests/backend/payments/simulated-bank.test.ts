import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '#/domain/log/create-logger.ts';
import { describeBankCharge } from '#/backend/modules/simulated-bank/bank-view.ts';
import { openSimulatedBank } from '#/backend/modules/simulated-bank/simulated-bank.ts';
import { payCharge } from '#/backend/modules/simulated-bank/pay-charge.ts';
import { serveBackend } from '#/backend/app/serve-backend.ts';
import { backendSettings } from '#/backend/settings.ts';
import type { BankCharge } from '#/contract/simulated-bank/simulated-bank.ts';
import type { PersonData } from '#/contract/identity/session.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, withBackend } from '../../support/backend/backend.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { act, Buyer, tryAct } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';

const minute = 60_000;

describe('the bank of the embedded default (PIX-9)', () => {
  const backend = withBackend({ clock: noon });
  let ana: Buyer;
  let nextOffer = 1;

  beforeAll(async () => {
    const { db, url } = backend.current;
    await addTaxonomy(db);
    await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
    ana = await Buyer.register(url);
  });

  async function openPix() {
    const id_oferta = nextOffer++;
    await addOffer(backend.current.db, { id_produto: 1, id_oferta });
    return { ...(await ana.openPix(id_oferta)), id_oferta };
  }

  it('GET /api/banco-simulado/cobrancas lists charges, newest first', async () => {
    const first = await openPix();
    backend.current.moveBusinessClock(minute);
    const second = await openPix();
    const visitor = new ApiClient(backend.current.url);
    const { body } = await visitor.get<{ agora: string; cobrancas: BankCharge[] }>(
      '/api/banco-simulado/cobrancas',
    );
    expect(body.cobrancas.slice(0, 2).map(({ txid }) => txid)).toEqual([second.txid, first.txid]);
    expect(body.cobrancas[0]).toMatchObject({
      status: 'ATIVA',
      valor: 1000,
      brcode: second.brcode,
      pagamentos: [],
    });
    const missing = await visitor.get(`/api/banco-simulado/cobrancas/${'a'.repeat(32)}`);
    expect(missing.status).toBe(404);
  });

  it('pagar pays once and tells the shop over HTTP', async () => {
    const { txid, codigo_compra } = await openPix();
    const charge = await act(backend.current.url, txid, 'pagar');
    expect(charge).toMatchObject({ status: 'CONCLUIDA', pagamentos: [{ valor: 1000, devolvido: 0 }] });
    expect(charge.pagamentos[0]!.endToEndId).toMatch(/^E\d{20}[a-zA-Z0-9]{11}$/);
    expect((await ana.purchase(codigo_compra)).estado).toBe('MATRICULADA');
    expect((await tryAct(backend.current.url, txid, 'pagar')).status).toBe(409);
  });

  it('expirar ends the hold and frees the seat; a real payment is then refused', async () => {
    const { txid, codigo_compra, id_oferta } = await openPix();
    expect((await act(backend.current.url, txid, 'expirar')).status).toBe('EXPIRADA');
    expect((await ana.purchase(codigo_compra)).estado).toBe('EXPIRADA');
    expect(await freeSeats(backend.current.db, id_oferta)).toBe(20);
    expect((await tryAct(backend.current.url, txid, 'pagar')).status).toBe(409);
  });

  it('recusar moves no money and leaves the charge open', async () => {
    const { txid, codigo_compra } = await openPix();
    const charge = await act(backend.current.url, txid, 'recusar');
    expect(charge).toMatchObject({ status: 'ATIVA', pagamentos: [] });
    expect(charge.recusada_em).not.toBeNull();
    expect((await ana.purchase(codigo_compra)).estado).toBe('AGUARDANDO_PAGAMENTO');
    await act(backend.current.url, txid, 'pagar');
  });

  it('devolver gives the money of an enrolment back and frees its seat', async () => {
    const { txid, codigo_compra, id_oferta } = await openPix();
    expect((await tryAct(backend.current.url, txid, 'devolver')).status).toBe(409);
    await act(backend.current.url, txid, 'pagar');
    const charge = await act(backend.current.url, txid, 'devolver');
    expect(charge.pagamentos).toMatchObject([{ devolvido: 1000 }]);
    expect((await ana.purchase(codigo_compra)).estado).toBe('ESTORNADA');
    expect(await freeSeats(backend.current.db, id_oferta)).toBe(20);
  });

  it('moves the clock of purchases, not of sessions, and keeps it there over a restart', async () => {
    const { db, url, services } = backend.current;
    const { codigo_compra } = await openPix();
    const before = services.clock().getTime();
    const moved = await new ApiClient(url).post<{ agora: string }>('/api/banco-simulado/relogio', {
      minutos: 60 * 24,
    });
    expect(Date.parse(moved.body.agora) - before).toBe(24 * 60 * minute);
    expect((await ana.pix(codigo_compra)).status).toBe('EXPIRADA');
    expect((await ana.client.get<PersonData>('/api/getPersonData')).status).toBe(200);
    const restarted = await startTestBackend({ database: { db }, clock: noon });
    const ahead = restarted.services.clock().getTime() - noon().getTime();
    await restarted.stop();
    expect(ahead).toBeGreaterThanOrEqual(24 * 60 * minute);
  });
});

describe('without the simulated bank', () => {
  const database = withDatabase();

  it.each([
    [{ embedded: true }, true],
    [{ embedded: true, demo: 'off' as const }, false],
    [{ embedded: false }, false],
    [{ embedded: false, simulatedBank: 'on' as const }, true],
    [{ embedded: true, simulatedBank: 'off' as const }, false],
  ])('settings %j turn it on: %s', (options, on) => {
    expect(backendSettings({ publicUrl: 'http://localhost:3000', ...options }).simulatedBank).toBe(on);
  });

  it('every address of it answers 404', async () => {
    const served = await serveBackend(
      backendSettings({ publicUrl: 'http://localhost:3000', embedded: false }),
      {
        db: database.db,
        systemClock: noon,
        log: createLogger({ program: 'backend', level: 'silent' }),
        jobsEveryMs: null,
      },
    );
    const visitor = new ApiClient(served.url);
    const statuses = [
      (await visitor.get('/api/banco-simulado/cobrancas')).status,
      (await tryAct(served.url, 'a'.repeat(32), 'pagar')).status,
      (await visitor.post('/api/banco-simulado/relogio', { minutos: 5 })).status,
    ];
    await served.stop();
    expect(statuses).toEqual([404, 404, 404]);
  });
});

describe('payment webhooks', () => {
  const database = withDatabase();

  it('are sent again until the shop takes them, then never more', async () => {
    const { db } = database;
    const answers = [500, 503, 200, 200];
    const received: { token: string | undefined; body: string }[] = [];
    const shop = createServer(async (request, response) => {
      const chunks = await request.toArray();
      received.push({
        token: request.headers['x-webhook-token'] as string | undefined,
        body: Buffer.concat(chunks as Buffer[]).toString(),
      });
      response.writeHead(answers[received.length - 1]!).end();
    });
    shop.listen(0, '127.0.0.1');
    await once(shop, 'listening');
    let now = noon();
    const { port } = shop.address() as AddressInfo;
    const bank = await openSimulatedBank(db, {
      clock: () => now,
      webhookUrl: () => `http://127.0.0.1:${port}/api/webhook`,
      cardOrigin: () => 'http://localhost:9',
    });
    const txid = 'b'.repeat(32);
    await bank.pix.createCharge({
      txid,
      cents: 12_345,
      description: 'Compra',
      createdAt: now,
      expiresAt: new Date(now.getTime() + minute),
    });
    await payCharge(db, txid, now, { times: 1, force: false });
    const counts: number[] = [];
    for (const wait of [0, 1000, 1000, 4000, minute, minute]) {
      now = new Date(now.getTime() + wait);
      await bank.deliverWebhooks();
      counts.push(received.length);
    }
    shop.close();
    expect(counts).toEqual([1, 1, 2, 3, 3, 3]);
    expect(JSON.parse(received[0]!.body)).toMatchObject({ pix: [{ txid, valor: '123.45' }] });
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(bank.pix.verifyWebhook({ 'x-webhook-token': received[0]!.token })).toBe(true);
  });

  it('a refund asked twice with one id gives back once, and never more than was paid', async () => {
    const { db } = database;
    const bank = await openSimulatedBank(db, {
      clock: noon,
      webhookUrl: () => 'http://127.0.0.1:9',
      cardOrigin: () => 'http://localhost:9',
    });
    const txid = 'c'.repeat(32);
    const expiresAt = new Date(noon().getTime() + minute);
    await bank.pix.createCharge({ txid, cents: 100, description: 'Compra', createdAt: noon(), expiresAt });
    await payCharge(db, txid, noon(), { times: 1, force: false });
    const endToEndId = (await describeBankCharge(db, txid, noon())).pagamentos[0]!.endToEndId;
    const given = { status: 'DEVOLVIDO', providerId: 'r1' };
    expect(await bank.pix.refund({ id: 'r1', endToEndId, cents: 100 })).toEqual(given);
    expect(await bank.pix.refund({ id: 'r1', endToEndId, cents: 100 })).toEqual(given);
    expect(await bank.pix.refund({ id: 'r2', endToEndId, cents: 1 })).toEqual({ status: 'NAO_REALIZADO' });
    expect((await describeBankCharge(db, txid, noon())).pagamentos[0]!.devolvido).toBe(1);
  });
});
