import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  oddPaymentItems,
  paymentEvents,
  paymentWebhooks,
  purchases,
} from '#/backend/db/schema/purchasing.ts';
import { simulatedBankState } from '#/backend/db/schema/simulated-bank.ts';
import { deleteOldWebhooks } from '#/backend/modules/payments/receive-webhook.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { Buyer, path } from '../checkout/buyer.ts';

const database = withDatabase();
const lines: string[] = [];
const backends: TestBackend[] = [];
let ana: Buyer;
let secret = '';
let nextOffer = 1;
let nextPayment = 1;

beforeAll(async () => {
  await addTaxonomy(database.db);
  await addCourse(database.db, { id_produto: 1, titulo: 'Soldador' });
  for (let instance = 0; instance < 2; instance++) {
    backends.push(await startTestBackend({ database, clock: noon, log: (line) => lines.push(line) }));
  }
  ana = await Buyer.register(backends[0]!.url);
  const [state] = await database.db.select().from(simulatedBankState);
  secret = state!.segredo_aviso;
});

afterAll(async () => {
  for (const backend of backends) await backend.stop();
});

async function openPix() {
  const id_oferta = nextOffer++;
  await addOffer(database.db, { id_produto: 1, id_oferta, vagas_total: 5, vagas_disponiveis: 5 });
  return ana.openPix(id_oferta);
}

const endToEndId = () => `E99999008202611201500${String(nextPayment++).padStart(11, '0')}`;
const paid = (txid: string) => ({
  endToEndId: endToEndId(),
  txid,
  valor: '1000.00',
  horario: noon().toISOString(),
});

function send(turn: number, body: unknown) {
  return new ApiClient(backends[turn % 2]!.url).post('/api/webhook/pix', body, {
    headers: { 'x-webhook-token': secret },
  });
}

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const result = [...items];
  for (let i = result.length - 1, state = seed; i > 0; i--) {
    state = (state * 48_271) % 2_147_483_647;
    const j = state % (i + 1);
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}

describe('a webhook with odd items', () => {
  it('pays all that can be paid, once, however often and in whatever order it comes to two instances', async () => {
    const charges = [await openPix(), await openPix(), await openPix()];
    const unknown = paid('0'.repeat(32));
    const good = charges.map(({ txid }) => paid(txid));
    const odd = [
      null,
      'text',
      { ...paid(charges[0]!.txid), valor: 1000 },
      { ...paid(charges[0]!.txid), valor: '99999999999.00' },
      { ...paid(charges[0]!.txid), horario: 'yesterday' },
      { ...paid(charges[0]!.txid), endToEndId: 'short' },
      { ...paid(charges[0]!.txid), txid: 'no\0pe' },
      { ...paid(charges[0]!.txid), txid: undefined, infoPagador: 'half \ud800 a pair' },
      { ...paid(charges[0]!.txid), valor: '0.00' },
      { ...good[1]!, valor: '1.00' },
    ];
    expect((await send(0, { pix: [good[1]] })).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        send(turn, { pix: shuffled([...good, unknown, ...odd], turn + 1) }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const { codigo_compra } of charges) {
      expect(path(await ana.purchase(codigo_compra)).slice(-2)).toEqual(['PAGA', 'MATRICULADA']);
    }
    const [stored] = await database.db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.id_evento, unknown.endToEndId));
    expect(stored).toMatchObject({ aplicado_em: null, valor_centavos: 100_000 });
    const oddities = await database.db.select().from(oddPaymentItems).orderBy(asc(oddPaymentItems.motivo));
    expect(oddities.map(({ motivo }) => motivo)).toEqual([
      'DIVERGENTE',
      ...Array.from({ length: 7 }, () => 'ILEGIVEL'),
      'SEM_TXID',
      'SEM_VALOR',
    ]);
    expect(oddities.every(({ vezes }) => vezes === 12)).toBe(true);
  });

  it('is in the log once for each, without what was in it', () => {
    const seen = lines.filter((line) => line.includes('unreadable item stored'));
    expect(seen).toHaveLength(10);
    expect(seen.join('')).not.toMatch(/half|99999999999|yesterday/);
    expect(lines.some((line) => line.includes('unknown charge, payment stored'))).toBe(true);
  });

  it.each([[{}], [[]], ['text'], [{ pix: 'none' }], [{ pix: null }]])(
    'is taken and kept when it is %j',
    async (body) => {
      expect((await send(1, JSON.stringify(body))).status).toBe(200);
      const [row] = await database.db
        .select()
        .from(paymentWebhooks)
        .where(eq(paymentWebhooks.corpo, JSON.stringify(body)));
      expect(row).toMatchObject({ vezes: 1 });
    },
  );

  it('is kept up to a bound, and for some months', async () => {
    expect((await send(0, { pix: [{ txid: 'é'.repeat(100_000) }] })).status).toBe(200);
    const bytes = async () => {
      const rows = await database.db
        .select({ bytes: sql<number>`max(octet_length(corpo))::int` })
        .from(paymentWebhooks);
      return rows[0]!.bytes;
    };
    expect(await bytes()).toBeGreaterThan(65_000);
    await deleteOldWebhooks(database.db, new Date(noon().getTime() + 91 * 86_400_000));
    expect(await bytes()).toBeNull();
    expect(await database.db.select().from(oddPaymentItems)).not.toEqual([]);
    await deleteOldWebhooks(database.db, new Date(noon().getTime() + 366 * 86_400_000));
    expect(await database.db.select().from(oddPaymentItems)).toEqual([]);
  });

  it('that could not be kept is to come again: 503', async () => {
    await database.db.execute(sql`ALTER TABLE payment_events RENAME TO payment_events_away`);
    const webhook = { pix: [paid('1'.repeat(32))] };
    const answer = await send(0, webhook);
    await database.db.execute(sql`ALTER TABLE payment_events_away RENAME TO payment_events`);
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect((await send(1, webhook)).status).toBe(200);
  });

  it('is kept from no one but the bank', async () => {
    const body = { pix: ['forged'] };
    const answer = await new ApiClient(backends[0]!.url).post('/api/webhook/pix', body);
    expect(answer.status).toBe(401);
    const rows = await database.db
      .select()
      .from(paymentWebhooks)
      .where(eq(paymentWebhooks.corpo, JSON.stringify(body)));
    expect(rows).toEqual([]);
  });
});

describe('the clock of the simulated bank', () => {
  it('moved on one instance holds at once on the other, its jobs and its next start', async () => {
    const charge = await openPix();
    const [first, second] = backends;
    const before = Date.parse(charge.agora_servidor);
    await new ApiClient(first!.url).post('/api/banco-simulado/relogio', { minutos: 20 });
    await new ApiClient(second!.url).post('/api/banco-simulado/relogio', { minutos: 11 });
    for (const { url } of backends) {
      const { body } = await new ApiClient(url, ana.client.cookies).get<{
        status: string;
        agora_servidor: string;
      }>(`/api/pix/${charge.codigo_compra}`);
      expect([body.status, Date.parse(body.agora_servidor) - before]).toEqual(['EXPIRADA', 31 * 60_000]);
    }
    const jobs = await openPix();
    await new ApiClient(first!.url).post('/api/banco-simulado/relogio', { minutos: 31 });
    await second!.runJobs();
    const [row] = await database.db.select().from(purchases).where(eq(purchases.codigo, jobs.codigo_compra));
    expect(row!.estado).toBe('EXPIRADA');
    const third = await startTestBackend({ database, clock: noon });
    expect(third.services.clock().getTime() - before).toBe(62 * 60_000);
    await third.stop();
  });
});
