import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectRows } from '#/backend/db/database.ts';
import { migrationsFolder } from '#/backend/db/migrations-folder.ts';
import { coupons } from '#/backend/db/schema/purchasing.ts';
import { ledgerEntries, ledgerTransactions } from '#/backend/db/schema/ledger.ts';
import { simulatedBankState } from '#/backend/db/schema/simulated-bank.ts';
import { expireDueHolds } from '#/backend/modules/charges/end-hold.ts';
import { checkLedger } from '#/backend/modules/ledger/check-ledger.ts';
import { sendRefunds } from '#/backend/modules/refunds/refund-payment.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { paymentsAt } from '../../support/backend/payments-at.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy } from '../../support/catalogue-data.ts';
import { findLedgerErrors } from '../../support/backend/ledger-errors.ts';
import { act, Buyer } from '../checkout/buyer.ts';

const monday = () => new Date('2026-11-23T12:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const backend = withBackend({ clock: monday });
let ana: Buyer;
let secret = '';
let nextOffer = 1;

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  await db.insert(coupons).values({
    codigo: 'DEZ',
    descricao: 'Dez por cento',
    tipo: 'PERCENTUAL',
    percentual: 10,
    valido_de: new Date('2026-01-01T00:00:00Z'),
    valido_ate: new Date('2045-01-01T00:00:00Z'),
    usos_por_pessoa: 9,
  });
  const [state] = await db.select().from(simulatedBankState);
  secret = state!.segredo_aviso;
});
beforeEach(async () => {
  ana = await Buyer.register(backend.current.url);
});

async function offerWith(seats = 20): Promise<number> {
  const id_oferta = nextOffer++;
  const vagas = { vagas_total: seats, vagas_disponiveis: seats };
  const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
  await addOffer(backend.current.db, { id_produto: 1, id_oferta, parcelas_max: 24, ...vagas, ...days });
  return id_oferta;
}

async function accountsOf(codigo: string): Promise<Record<string, number>> {
  const rows = await selectRows<{ conta: string; centavos: string }>(
    backend.current.db,
    sql`SELECT conta, sum(centavos) AS centavos FROM ledger_entries WHERE codigo_compra = ${codigo}
      GROUP BY conta HAVING sum(centavos) <> 0`,
  );
  return Object.fromEntries(rows.map(({ conta, centavos }) => [conta, Number(centavos)]));
}

/** The kinds of transactions about a purchase, in order. */
async function eventsOf(codigo: string): Promise<string[]> {
  const rows = await backend.current.db
    .selectDistinct({ id: ledgerTransactions.id, tipo: ledgerTransactions.tipo })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id_transacao, ledgerTransactions.id))
    .where(eq(ledgerEntries.codigo_compra, codigo))
    .orderBy(ledgerTransactions.id);
  return rows.map(({ tipo }) => tipo);
}

async function holds(conta: string): Promise<number> {
  const { totals } = await checkLedger(backend.current.db);
  return totals
    .filter((total) => total.conta === conta)
    .reduce((sum, { debito, credito }) => sum + debito - credito, 0);
}

const clock = () => backend.current.services.clock();
const url = () => backend.current.url;

describe('a sale (LEDGER-3)', () => {
  it('is owed from the acceptance on, with what a coupon takes off apart', async () => {
    const bought = await ana.buy(await offerWith(), { cupom: 'DEZ' });
    expect(await accountsOf(bought.codigo)).toEqual({});
    await ana.accept(bought);
    expect(await accountsOf(bought.codigo)).toEqual({
      CLIENTES: 90_000,
      RECEITA: -100_000,
      DESCONTO: 10_000,
    });
  });

  it('is taken back when it runs out or is cancelled', async () => {
    const ranOut = await ana.openPix(await offerWith());
    const given = await ana.openPix(await offerWith(), { cupom: 'DEZ' });
    await ana.tryCancel(given.codigo_compra);
    backend.current.moveBusinessClock(31 * minute);
    await expireDueHolds(backend.current.db, paymentsAt(clock(), backend.current.services));
    for (const { codigo_compra } of [ranOut, given]) {
      expect(await accountsOf(codigo_compra)).toEqual({});
      expect(await eventsOf(codigo_compra)).toEqual(['VENDA', 'ESTORNO']);
    }
  });

  it('is owed again once its Pix is renewed', async () => {
    const { codigo_compra } = await ana.openPix(await offerWith());
    backend.current.moveBusinessClock(31 * minute);
    await ana.tryRegenerate(codigo_compra);
    expect(await accountsOf(codigo_compra)).toEqual({ CLIENTES: 100_000, RECEITA: -100_000 });
    expect(await eventsOf(codigo_compra)).toEqual(['VENDA', 'ESTORNO', 'VENDA']);
  });
});

describe('a payment (LEDGER-4)', () => {
  it('settles what is owed; a second one is the buyer’s and goes back (LEDGER-5)', async () => {
    const { txid, codigo_compra } = await ana.openPix(await offerWith());
    await act(url(), txid, 'pagar-duas-vezes');
    expect(await accountsOf(codigo_compra)).toEqual({ RECEITA: -100_000 });
    expect(await eventsOf(codigo_compra)).toEqual([
      'VENDA',
      'PAGAMENTO',
      'PAGAMENTO',
      'DEVOLUCAO_PEDIDA',
      'DEVOLUCAO_FEITA',
    ]);
  });

  it('for no one knows what is kept apart until its charge is known', async () => {
    const before = await holds('A_IDENTIFICAR');
    const pix = [
      {
        endToEndId: `E${'7'.repeat(31)}`,
        txid: 'f'.repeat(32),
        valor: '12.34',
        horario: clock().toISOString(),
      },
    ];
    const headers = { 'x-webhook-token': secret };
    await new ApiClient(url()).post('/api/webhook/pix', { pix }, { headers });
    await new ApiClient(url()).post('/api/webhook/pix', { pix }, { headers });
    expect((await holds('A_IDENTIFICAR')) - before).toBe(-1234);
  });

  it('that came late and finds no seat is the buyer’s, and a refund takes nothing but that', async () => {
    const offer = await offerWith(1);
    const { txid, codigo_compra } = await ana.openPix(offer);
    backend.current.moveBusinessClock(31 * minute);
    const bia = await Buyer.register(url());
    await bia.openPix(offer);
    await act(url(), txid, 'pagar-atrasado');
    expect(await accountsOf(codigo_compra)).toEqual({ CLIENTES: -100_000 });
    await act(url(), txid, 'devolver');
    expect(await accountsOf(codigo_compra)).toEqual({});
  });

  it('is the buyer’s still when the bank refuses to give it back', async () => {
    const { services, db } = backend.current;
    const { txid, codigo_compra } = await ana.openPix(await offerWith());
    await act(url(), txid, 'pagar');
    const { refund } = services.pix;
    services.pix.refund = () => Promise.resolve({ status: 'EM_PROCESSAMENTO', providerId: undefined });
    await act(url(), txid, 'devolver');
    expect(await accountsOf(codigo_compra)).toEqual({ A_DEVOLVER: -100_000 });
    services.pix.refund = () => Promise.resolve({ status: 'NAO_REALIZADO', providerId: undefined });
    await sendRefunds(db, { now: clock(), pix: services.pix, boleto: services.boleto, card: services.card });
    services.pix.refund = refund;
    expect(await accountsOf(codigo_compra)).toEqual({ CLIENTES: -100_000 });
  });
});

describe('a carnê with a late installment', () => {
  it('is owed on after the first, earns fee and interest once they are paid, and gives all back', async () => {
    const { db, moveBusinessClock } = backend.current;
    const { codigo_compra, boletos } = await ana.openBoleto(await offerWith(), 3);
    await act(url(), boletos[0]!.referencia, 'pagar');
    expect(await accountsOf(codigo_compra)).toEqual({ CLIENTES: 66_667, RECEITA: -100_000 });
    moveBusinessClock(60 * day);
    await new ApiClient(url()).post('/api/boleto/renovar', { v: boletos[1]!.v });
    const renewed = (await ana.boletos(codigo_compra)).boletos[1]!;
    const extra = Math.round((renewed.multa + renewed.juros) * 100);
    expect(extra).toBeGreaterThan(0);
    expect(await accountsOf(codigo_compra)).toMatchObject({ CLIENTES: 66_667 });
    await act(url(), renewed.referencia, 'pagar');
    expect(await accountsOf(codigo_compra)).toEqual({
      CLIENTES: 33_334,
      RECEITA: -100_000,
      ENCARGOS: -extra,
    });
    await act(url(), renewed.referencia, 'devolver');
    expect(await accountsOf(codigo_compra)).toEqual({});
    expect(await findLedgerErrors(db)).toEqual([]);
  });
});

describe('the books', () => {
  const refused = (message: string | RegExp) =>
    expect.objectContaining({ cause: expect.objectContaining({ message: expect.stringMatching(message) }) });

  it('only grow (LEDGER-1)', async () => {
    const { db } = backend.current;
    await ana.openPix(await offerWith());
    for (const [table, set] of [
      ['ledger_transactions', 'em = now()'],
      ['ledger_entries', 'centavos = 1'],
    ] as const) {
      for (const change of [
        `UPDATE ${table} SET ${set}`,
        `DELETE FROM ${table}`,
        `TRUNCATE ${table} CASCADE`,
      ]) {
        await expect(db.execute(sql.raw(change))).rejects.toEqual(refused('only grows'));
      }
    }
  });

  it('take no transaction that does not add up to zero (LEDGER-1)', async () => {
    const { db } = backend.current;
    const lopsided = sql`WITH t AS (
        INSERT INTO ledger_transactions (tipo, em) VALUES ('VENDA', now()) RETURNING id)
      INSERT INTO ledger_entries (id_transacao, conta, provedor, centavos)
      SELECT id, 'PROVEDOR', 'x', 5 FROM t UNION ALL SELECT id, 'A_IDENTIFICAR', NULL, -4 FROM t`;
    await expect(db.execute(lopsided)).rejects.toEqual(
      refused('a transaction of the ledger does not add up to zero'),
    );
  });

  it('don’t balance while two transactions are wrong, though together they add up (LEDGER-6)', async () => {
    const undone = new Error('undone');
    const crossed = backend.current.db.transaction(async (tx) => {
      await tx.execute(sql`ALTER TABLE ledger_entries DISABLE TRIGGER USER`);
      for (const cents of [5, -5]) {
        await tx.execute(sql`WITH t AS (
            INSERT INTO ledger_transactions (tipo, em) VALUES ('VENDA', now()) RETURNING id)
          INSERT INTO ledger_entries (id_transacao, conta, provedor, centavos)
          SELECT id, 'PROVEDOR', 'x', ${cents}::bigint FROM t`);
      }
      expect((await checkLedger(tx)).isBalanced).toBe(false);
      throw undone;
    });
    await expect(crossed).rejects.toBe(undone);
  });

  it('are opened over what was sold before there were any (LEDGER-7)', async () => {
    const { db } = backend.current;
    const paid = await ana.openPix(await offerWith(), { cupom: 'DEZ' });
    await act(url(), paid.txid, 'pagar-duas-vezes');
    const migration = await readFile(join(migrationsFolder, '0022_ledger.sql'), 'utf8');
    const steps = migration.split('--> statement-breakpoint');
    const undone = new Error('undone');
    const opening = db.transaction(async (tx) => {
      const { totals: before } = await checkLedger(tx);
      for (const step of [
        'DROP VIEW ledger_expected',
        'DROP TABLE ledger_entries',
        'DROP TABLE ledger_transactions',
        'DROP INDEX payment_events_evento',
        'DROP FUNCTION keep_ledger(), balance_ledger()',
        ...steps,
      ]) {
        await tx.execute(sql.raw(step));
      }
      const { totals, isBalanced, differences } = await checkLedger(tx);
      expect([isBalanced, differences]).toEqual([true, []]);
      const net = (rows: typeof totals) =>
        rows
          .map(({ conta, provedor, debito, credito }) => [conta, provedor, debito - credito])
          .filter(([, , cents]) => cents !== 0);
      expect(net(totals)).toEqual(net(before));
      throw undone;
    });
    await expect(opening).rejects.toBe(undone);
  });

  it('hold nothing of a person, and stay when the account is erased', async () => {
    const { db } = backend.current;
    const { txid, codigo_compra } = await ana.openPix(await offerWith());
    await act(url(), txid, 'pagar');
    await act(url(), txid, 'devolver');
    const before = await eventsOf(codigo_compra);
    const erased = await ana.client.request('DELETE', '/api/minha-conta', { body: { senha: ana.password } });
    expect(erased.status).toBeLessThan(300);
    expect(await eventsOf(codigo_compra)).toEqual(before);
    const columns = await selectRows<{ name: string }>(
      db,
      sql`SELECT column_name AS name FROM information_schema.columns WHERE table_name IN ('ledger_transactions', 'ledger_entries')`,
    );
    expect(new Set(columns.map(({ name }) => name))).toEqual(
      new Set([
        'id',
        'tipo',
        'referencia',
        'em',
        'id_transacao',
        'conta',
        'provedor',
        'codigo_compra',
        'centavos',
      ]),
    );
  });
});
