import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, selectRows, type OpenDatabase } from '#/backend/db/database.ts';
import type { DatabaseLimits } from '#/backend/settings.ts';
import { isDatabaseUnavailable } from '#/backend/db/unavailable.ts';
import { expireDueHolds } from '#/backend/modules/charges/end-hold.ts';
import type { ErrorBody } from '#/contract/error-body.ts';
import { ApiClient, type Answer } from '../../support/backend/api-client.ts';
import { paymentsAt } from '../../support/backend/payments-at.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { eventually } from '../../support/eventually.ts';
import { Buyer } from '../checkout/buyer.ts';

const database = withDatabase();

const patient: DatabaseLimits = {
  connections: 8,
  waitMs: 600_000,
  lockMs: 600_000,
  statementMs: 600_000,
  idleInTransactionMs: 600_000,
};
const cleanUps: (() => Promise<unknown>)[] = [];
const buyers: Buyer[] = [];

beforeAll(async () => {
  await addTaxonomy(database.db);
  await addCourse(database.db, { id_produto: 1, titulo: 'Soldador' });
  for (let id_oferta = 1; id_oferta <= 4; id_oferta++) {
    await addOffer(database.db, { id_produto: 1, id_oferta, vagas_total: 50, vagas_disponiveis: 50 });
  }
  const first = await startTestBackend({ database, clock: noon });
  for (let count = 0; count < 4; count++) buyers.push(await Buyer.register(first.url));
  await first.stop();
});

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp();
});

async function openInstance(limits: Partial<DatabaseLimits>): Promise<OpenDatabase> {
  const opened = await openDatabase({
    databaseUrl: database.databaseUrl!,
    limits: { ...patient, ...limits },
  });
  cleanUps.push(opened.close);
  return opened;
}

async function startInstance(limits: Partial<DatabaseLimits>): Promise<TestBackend> {
  const instance = await startTestBackend({ database: await openInstance(limits), clock: noon });
  cleanUps.push(instance.stop);
  return instance;
}

/** A transaction that took its locks and does nothing more until it is released. */
async function freeze(statement: ReturnType<typeof sql>): Promise<() => Promise<void>> {
  let release = () => {};
  const done = new Promise<void>((resolve) => (release = resolve));
  let ended: Promise<void> = Promise.resolve();
  await new Promise<void>((frozen, reject) => {
    ended = database.db.transaction(async (tx) => {
      await tx.execute(statement);
      frozen();
      await done;
    });
    ended.catch(reject);
  });
  const end = async () => {
    release();
    await ended;
  };
  cleanUps.push(end);
  return end;
}

const freezeOffers = () => freeze(sql`SELECT id_oferta FROM offers FOR UPDATE`);

async function waitingForLocks(): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    database.db,
    sql`SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return row!.count;
}

const at = (buyer: Buyer, url: string) => new ApiClient(url, buyer.client.cookies);

function tryBuy(buyer: Buyer, url: string, id_oferta: number): Promise<Answer<ErrorBody>> {
  return at(buyer, url).post(
    '/api/compra',
    { id_oferta, aluno: buyer.student },
    { headers: { 'idempotency-key': crypto.randomUUID() } },
  );
}

describe('a frozen transaction', () => {
  it('that holds every offer leaves catalogue and sign-in of another instance alone', async () => {
    const { url } = await startInstance({});
    const release = await freezeOffers();
    let answered = 0;
    const purchases = buyers.flatMap((buyer) =>
      [1, 2, 3].map((offer) => tryBuy(buyer, url, offer).finally(() => answered++)),
    );
    await eventually(async () => expect(await waitingForLocks()).toBeGreaterThanOrEqual(2));

    const anybody = new ApiClient(url);
    expect((await anybody.get('/api/produto-busca?titulo=soldador')).status).toBe(200);
    expect((await anybody.get('/api/produto/detalhes/1')).status).toBe(200);
    const [buyer] = buyers;
    const credentials = { identificador: buyer!.student.email, senha: buyer!.password };
    expect((await anybody.post('/api/login', credentials)).status).toBe(200);
    expect(answered).toBe(0);

    await release();
    expect((await Promise.all(purchases)).map(({ status }) => status)).toEqual(purchases.map(() => 201));
  });

  it('makes who needs its row wait for so long only: 503 with the seconds to wait (ERROR-10)', async () => {
    const { url } = await startInstance({ lockMs: 100 });
    await freezeOffers();
    const { status, body, headers } = await tryBuy(buyers[0]!, url, 4);
    expect([status, body.codigo, headers.get('retry-after')]).toEqual([503, 'SERVICO_OCUPADO', '3']);
    expect(body.mensagem).toMatch(/Tente novamente em alguns segundos/);
  });

  it('that took all connections makes the next wait for so long only', async () => {
    const { url } = await startInstance({ waitMs: 100 });
    const release = await freezeOffers();
    const stuck = [tryBuy(buyers[0]!, url, 4), tryBuy(buyers[1]!, url, 4)];
    await eventually(async () => expect(await waitingForLocks()).toBe(2));
    const third = await tryBuy(buyers[2]!, url, 4);
    expect([third.status, third.body.codigo]).toEqual([503, 'SERVICO_OCUPADO']);
    await release();
    await Promise.all(stuck);
    expect((await tryBuy(buyers[2]!, url, 4)).status).toBe(201);
  });

  it('on the catalogue itself ends its reads with 503', async () => {
    const { url } = await startInstance({ statementMs: 200 });
    await freeze(sql`LOCK TABLE courses IN ACCESS EXCLUSIVE MODE`);
    const { status, headers } = await new ApiClient(url).get('/api/produto-busca?titulo=soldador');
    expect([status, headers.get('retry-after')]).toEqual([503, '3']);
  });

  it('keeps the holds of its offer only from ending', async () => {
    const instance = await startInstance({ lockMs: 100 });
    const held = [
      await tryBuy(buyers[3]!, instance.url, 4),
      await tryBuy(await Buyer.register(instance.url), instance.url, 1),
    ];
    expect(held.map(({ status }) => status)).toEqual([201, 201]);
    await freeze(sql`SELECT id_oferta FROM offers WHERE id_oferta = 1 FOR UPDATE`);
    instance.moveBusinessClock(24 * 3_600_000);
    const { pools, clock, ...banks } = instance.services;
    await expect(expireDueHolds(pools.jobs, paymentsAt(clock(), banks))).rejects.toThrow(
      'holds could not be ended',
    );
    const left = await selectRows<{ id_oferta: number }>(
      database.db,
      sql`SELECT DISTINCT id_oferta FROM purchases WHERE estado = 'AGUARDANDO_ACEITE' ORDER BY 1`,
    );
    expect(left).toEqual([{ id_oferta: 1 }]);
  });
});

describe('our own transaction', () => {
  it('is ended by PostgreSQL when its next statement never comes', async () => {
    const { pools } = await openInstance({ idleInTransactionMs: 100 });
    const stuck = pools.commands.transaction(async (tx) => {
      await tx.execute(sql`SELECT id_oferta FROM offers WHERE id_oferta = 1 FOR UPDATE`);
      await new Promise(() => {});
    });
    const error = await stuck.catch((cause: unknown) => cause);
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it('has its limits from the connection, jobs longer ones', async () => {
    const { pools } = await openInstance({ lockMs: 1500, statementMs: 2500, idleInTransactionMs: 3500 });
    const limitsOf = (pool: keyof typeof pools) =>
      selectRows(
        pools[pool],
        sql`SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement,
              current_setting('idle_in_transaction_session_timeout') AS idle`,
      );
    for (const pool of ['catalogue', 'sessions', 'commands'] as const) {
      expect(await limitsOf(pool)).toEqual([{ lock: '1500ms', statement: '2500ms', idle: '3500ms' }]);
    }
    expect(await limitsOf('jobs')).toEqual([{ lock: '1500ms', statement: '10min', idle: '3500ms' }]);
  });
});
