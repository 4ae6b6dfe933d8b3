import { randomUUID } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase, selectRows } from '#/backend/db/database.ts';
import type { ErrorBody } from '#/contract/error-body.ts';
import type { PixCharge } from '#/contract/purchasing/pix.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import type { Answer } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { findLedgerErrors } from '../../support/backend/ledger-errors.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { hasOwnPostgres, type OwnPostgres, startOwnPostgres } from '../../support/backend/own-postgres.ts';
import { signalTree } from '../../support/process-tree.ts';
import { Buyer, tryAct } from '../checkout/buyer.ts';

/** Milliseconds that an answer may take, whatever the database does. */
const MOST_MS = 5500;

const limits = { connections: 8, waitMs: 2000, lockMs: 1500, statementMs: 3000, idleInTransactionMs: 5000 };
let server: OwnPostgres;
let database: OpenDatabase;
let backend: TestBackend;

interface Refusal extends ErrorBody {
  status: number;
}

describe.skipIf(!hasOwnPostgres())('a PostgreSQL that is ill while people buy', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    server = (await startOwnPostgres())!;
    database = await openDatabase({ databaseUrl: server.url, limits });
    await database.migrate();
    await addTaxonomy(database.db);
    await addCourse(database.db, { id_produto: 1, titulo: 'Soldador' });
    await addOffer(database.db, { id_produto: 1, id_oferta: 1, vagas_total: 500, vagas_disponiveis: 500 });
    // As it is said by a server whose disk has no room for another row.
    await database.db.execute(sql`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`);
    backend = await startTestBackend({ database, clock: noon });
  }, 60_000);
  afterAll(async () => {
    await backend?.stop();
    await database?.close();
    await server?.stop();
  });

  const setReadOnly = async (value: 'on' | 'off') => {
    await database.db.execute(sql.raw(`ALTER SYSTEM SET default_transaction_read_only = ${value}`));
    await database.db.execute(sql`SELECT pg_reload_conf()`);
  };
  const writtenTables = ['purchases', 'payment_charges', 'ledger_entries', 'outbox'];

  it.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    ['is gone', () => server.kill(), () => server.startAgain()],
    [
      'hangs',
      async () => signalTree(server.pid(), 'SIGSTOP'),
      async () => signalTree(server.pid(), 'SIGCONT'),
    ],
    ['is read-only', () => setReadOnly('on'), () => setReadOnly('off')],
    [
      'has no room',
      () =>
        forTables(
          (table) => `CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON ${table} EXECUTE FUNCTION no_room()`,
        ),
      () => forTables((table) => `DROP TRIGGER IF EXISTS no_room ON ${table}`),
    ],
  ])(
    'that %s refuses in words and in time, and loses nothing that it acknowledged',
    async (_, begin, end) => {
      const buyers = await Promise.all([1, 2, 3].map(() => Buyer.register(backend.url)));
      const refusals: Refusal[] = [];
      const seen = buyers.map(() => 0);
      const bought = buyers.map((buyer, index) =>
        buy(buyer, (refusal) => {
          refusals.push(refusal);
          seen[index]! += 1;
        }),
      );
      try {
        await begin();
        // Each meets it, in the middle of a purchase.
        await expect.poll(() => Math.min(...seen), { timeout: 30_000 }).toBeGreaterThan(0);
      } finally {
        await end();
      }
      const codes = await Promise.all(bought);

      for (const { status, codigo, mensagem } of refusals)
        expect({ status, codigo, mensagem }).toEqual({
          status: 503,
          codigo: 'SERVICO_OCUPADO',
          mensagem: expect.stringMatching(/^[A-ZÁÉÍÓÚ][^{}<>_]+\.$/),
        });
      const stored = await selectRows<{ codigo: string; estado: string }>(
        database.db,
        sql`SELECT codigo, estado FROM purchases WHERE codigo IN (${sql.join(
          codes.map((code) => sql`${code}`),
          sql`, `,
        )})`,
      );
      expect(stored.map(({ estado }) => estado)).toEqual(codes.map(() => 'MATRICULADA'));
      expect(await findLedgerErrors(database.db)).toEqual([]);
    },
  );

  const forTables = async (statement: (table: string) => string) => {
    for (const table of writtenTables) await database.db.execute(sql.raw(statement(table)));
  };

  /** Buys as a person does who tries again until it works. Returns the code of the order. */
  async function buy(buyer: Buyer, refused: (refusal: Refusal) => void): Promise<string> {
    const key = randomUUID();
    let codigo: string | undefined;
    for (;;) {
      try {
        codigo ??= (await answered(() => buyer.tryBuy(1, { key }), 201)).codigo;
        const at = `/api/compra/${codigo}`;
        const order = await answered(() => buyer.client.get<Purchase>(at));
        const { versao, sha256, aceite_em } = order.contrato;
        if (order.estado === 'MATRICULADA') return codigo;
        if (aceite_em === null) await answered(() => buyer.client.post(`${at}/aceite`, { versao, sha256 }));
        else if (order.forma === null) await answered(() => buyer.tryPay(codigo!));
        else {
          const { txid } = await answered(() => buyer.client.get<PixCharge>(`/api/pix/${codigo}`));
          await answered(() => tryAct(backend.url, txid, 'pagar'));
          await backend.runJobs().catch(() => {});
        }
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        refused(error.refusal);
        await pass(50);
      }
    }
  }
});

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.codigo);
    this.refusal = refusal;
  }
}

/** @throws {Refused} for answers of 500 and more */
async function answered<Body>(ask: () => Promise<Answer<Body>>, wanted = 200): Promise<Body> {
  const startedAt = performance.now();
  const { status, body } = await ask();
  expect(performance.now() - startedAt).toBeLessThan(MOST_MS);
  if (status >= 500) throw new Refused({ ...(body as ErrorBody), status });
  expect({ status, body }).toMatchObject({ status: wanted });
  return body;
}
