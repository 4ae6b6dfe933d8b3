import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '#/backend/db/database.ts';
import { logins, persons } from '#/backend/db/schema/identity.ts';
import {
  coupons,
  couponUses,
  paymentCharges,
  purchaseEvents,
  purchases,
  refunds,
} from '#/backend/db/schema/purchasing.ts';
import { simulatedBankState } from '#/backend/db/schema/simulated-bank.ts';
import { openSession } from '#/backend/modules/identity/session/open-session.ts';
import { createPurchase } from '#/backend/modules/checkout/create-purchase.ts';
import { expireDueHolds } from '#/backend/modules/charges/end-hold.ts';
import type { ErrorBody } from '#/contract/error-body.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { paymentsAt } from '../../support/backend/payments-at.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { Buyer } from './buyer.ts';
import { freeSeats } from './seats.ts';

const database = withDatabase();
const backends: TestBackend[] = [];
let others: OpenDatabase;
let nextOffer = 1;

beforeAll(async () => {
  await addTaxonomy(database.db);
  await addCourse(database.db, { id_produto: 1, titulo: 'Soldador' });
  others = await openDatabase({ databaseUrl: database.databaseUrl!, maxConnections: 20 });
  for (let instance = 0; instance < 2; instance++) {
    backends.push(await startTestBackend({ database, clock: noon }));
  }
});

afterAll(async () => {
  for (const backend of backends) await backend.stop();
  await others.close();
});

async function offerWith(seats: number): Promise<number> {
  const id_oferta = nextOffer++;
  const vagas = { vagas_total: seats, vagas_disponiveis: seats };
  await addOffer(database.db, { id_produto: 1, id_oferta, ...vagas });
  return id_oferta;
}

async function addPersons(count: number): Promise<number[]> {
  const rows = Array.from({ length: count }, (_, index) => ({ nome: `Pessoa ${index}`, criado_em: noon() }));
  const added = await database.db.insert(persons).values(rows).returning({ id: persons.id_pessoa });
  return added.map(({ id }) => id);
}

/**
 * As many clients that are signed in; without the registration's password hashing, which would take minutes.
 */
async function signInMany(count: number): Promise<ApiClient[]> {
  const ids = await addPersons(count);
  const rows = ids.map((id_pessoa) => ({
    id_pessoa,
    tipo_login: 'ALUNO' as const,
    email: `pessoa${id_pessoa}@exemplo.com.br`,
    senha_hash: '$argon2id$none',
    criado_em: noon(),
  }));
  const added = await database.db.insert(logins).values(rows).returning();
  const { keys } = backends[0]!.services;
  return Promise.all(
    added.map(async ({ id_login, id_pessoa, senha_hash }, turn) => {
      const session = { db: others.db, keys, now: noon() };
      const login = { loginId: id_login, personId: id_pessoa, senhaHash: senha_hash };
      const { userToken } = await openSession(session, login, { userAgent: null, ip: null });
      return new ApiClient(urlOf(turn), [['dev_userToken', userToken]]);
    }),
  );
}

const aluno = {
  nome: 'Ana Souza',
  cpf: '529.982.247-25',
  nascimento: '1990-01-01',
  telefone: '(47) 99999-1234',
  email: 'ana@exemplo.com.br',
};

const urlOf = (turn: number) => backends[turn % backends.length]!.url;

async function atOnce<Result>(count: number, width: number, run: (turn: number) => Promise<Result>) {
  const results: Result[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (next < count) results.push(await run(next++));
    }),
  );
  return results;
}

describe('POST /api/compra', () => {
  it('2,000 concurrent buyers of 100 seats leave exactly 100 purchases (SEAT-1)', async () => {
    const offer = await offerWith(100);
    const buyers = await signInMany(2000);
    const outcomes = await atOnce(buyers.length, 500, async (turn) => {
      // One network may hold a few seats of an offer only.
      const address = `198.18.${turn >> 8}.${turn & 255}`;
      const { status, body } = await buyers[turn]!.post(
        '/api/compra',
        { id_oferta: offer, aluno },
        { headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': address } },
      );
      return status === 201 ? 'bought' : body.codigo;
    });
    const count = (outcome: string) => outcomes.filter((each) => each === outcome).length;
    expect([count('bought'), count('VAGAS_ESGOTADAS')]).toEqual([100, 1900]);
    expect(await freeSeats(database.db, offer)).toBe(0);
    const held = await database.db.select().from(purchases).where(eq(purchases.id_oferta, offer));
    expect(held).toHaveLength(100);
  }, 300_000);

  it('the same key sent 1,000 times to two instances makes one purchase (PURCHASE-1)', async () => {
    const offer = await offerWith(5);
    const buyer = await Buyer.register(urlOf(0));
    const body = { id_oferta: offer, aluno: buyer.student };
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await atOnce(1000, 100, (turn) =>
      new ApiClient(urlOf(turn), buyer.client.cookies).post<Purchase>('/api/compra', body, { headers }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body: { codigo } }) => codigo)).size).toBe(1);
    expect(await freeSeats(database.db, offer)).toBe(4);
  }, 300_000);

  it('different keys of one person at once make one live purchase of the offer', async () => {
    const offer = await offerWith(20);
    const buyer = await Buyer.register(urlOf(0));
    const answers = await atOnce(100, 50, (turn) =>
      new ApiClient(urlOf(turn), buyer.client.cookies).post<Purchase | ErrorBody>(
        '/api/compra',
        { id_oferta: offer, aluno: buyer.student },
        { headers: { 'idempotency-key': randomUUID() } },
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.every(({ body }) => body.codigo === 'COMPRA_EM_ANDAMENTO')).toBe(true);
    expect(refused).toHaveLength(99);
    expect(await freeSeats(database.db, offer)).toBe(19);
  }, 180_000);

  it('the last use of a coupon goes to one of many', async () => {
    const offer = await offerWith(100);
    await database.db.insert(coupons).values({
      codigo: 'ULTIMO',
      descricao: 'Um uso só',
      tipo: 'PERCENTUAL',
      percentual: 10,
      valido_de: new Date('2026-01-01T00:00:00Z'),
      valido_ate: new Date('2027-01-01T00:00:00Z'),
      usos_total: 3,
      usos: 2,
    });
    const buyers = await addPersons(50);
    const outcomes = await Promise.allSettled(
      buyers.map((personId) =>
        createPurchase(others.db, paymentsAt(noon()), {
          personId,
          key: randomUUID(),
          ip: null,
          offerId: offer,
          aluno,
          cupom: 'ULTIMO',
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await freeSeats(database.db, offer)).toBe(99);
    expect(await database.db.select().from(couponUses)).toHaveLength(1);
  }, 180_000);
});

describe('payment against expiry', () => {
  it('every seat ends with its buyer or free, never both, anyone who is first', async () => {
    const count = 40;
    const offer = await offerWith(count);
    const ids = await addPersons(count);
    const codes: string[] = [];
    for (const personId of ids) {
      const { codigo } = await createPurchase(others.db, paymentsAt(noon()), {
        personId,
        key: randomUUID(),
        ip: null,
        offerId: offer,
        aluno,
      });
      codes.push(codigo);
    }
    await database.db.execute(sql`
      UPDATE purchases SET estado = 'AGUARDANDO_PAGAMENTO', aceite_em = criado_em, forma = 'pix'
      WHERE id_oferta = ${offer}`);
    await database.db.execute(sql`
      INSERT INTO payment_charges (txid, codigo_compra, status, valor_centavos, brcode, criada_em, expira_em)
      SELECT md5(codigo), codigo, 'ATIVA', total_centavos, 'x', criado_em, reserva_expira_em
      FROM purchases WHERE id_oferta = ${offer}`);
    const [state] = await database.db.select().from(simulatedBankState);
    const end = new Date(noon().getTime() + 30 * 60_000);
    const charges = await database.db
      .select()
      .from(paymentCharges)
      .where(inArray(paymentCharges.codigo_compra, codes));
    const notify = (txid: string, turn: number) =>
      new ApiClient(urlOf(turn)).post(
        '/api/webhook/pix',
        {
          pix: [
            {
              endToEndId: `E9999900820261120${String(turn).padStart(15, '0')}`,
              txid,
              valor: '1000.00',
              horario: new Date(end.getTime() - 1).toISOString(),
            },
          ],
        },
        { headers: { 'x-webhook-token': state!.segredo_aviso } },
      );
    const [answers] = await Promise.all([
      Promise.all(charges.flatMap(({ txid }, turn) => [notify(txid, turn), notify(txid, turn)])),
      Promise.all(Array.from({ length: 8 }, () => expireDueHolds(others.db, paymentsAt(end)))),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const settled = await database.db.select().from(purchases).where(inArray(purchases.codigo, codes));
    expect(new Set(settled.map(({ estado }) => estado))).toEqual(new Set(['MATRICULADA']));
    expect(await freeSeats(database.db, offer)).toBe(0);
    const enrolments = await database.db
      .select()
      .from(purchaseEvents)
      .where(and(inArray(purchaseEvents.codigo_compra, codes), eq(purchaseEvents.estado, 'MATRICULADA')));
    expect(enrolments).toHaveLength(count);
    expect(await database.db.select().from(refunds)).toHaveLength(0);
  }, 300_000);
});
