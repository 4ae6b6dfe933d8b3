import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { jobs } from '#/backend/app/jobs.ts';
import { openDatabase } from '#/backend/db/database.ts';
import { observeShop } from '#/backend/app/metrics/observe-shop.ts';
import { backendSettings } from '#/backend/settings.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { valueOf, withMetrics } from '../../support/backend/metrics.ts';

const metrics = withMetrics();
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

const settings = backendSettings({ publicUrl: 'http://localhost:3000', embedded: true });

it('a scrape tells orders, mails, payments, jobs, sold seats and books as they are', async () => {
  const scrape = await metrics.start();
  const backend = await startTestBackend({ seed: 'small' });
  cleanups.push(() => backend.stop());
  const { db } = backend;
  const before = await scrape();
  expect(valueOf(before, 'vitrine_orders')).toBeGreaterThan(0);
  for (const name of ['seats_oversold', 'ledger_difference_cents', 'payments_unmatched', 'outbox_waiting'])
    expect([name, valueOf(before, `vitrine_${name}`)]).toEqual([name, 0]);
  expect(valueOf(before, 'vitrine_database_up')).toBe(1);
  expect(valueOf(before, 'vitrine_database_writable')).toBe(1);
  expect(valueOf(before, 'vitrine_clock_offset_seconds')).toBeCloseTo(0);

  await db.execute(sql`INSERT INTO outbox (tipo, destinatario, dados, criado_em, disponivel_em)
    VALUES ('boas-vindas', 'a@b.example', '{}', now() - interval '2 hours', now() + interval '1 hour')`);
  await db.execute(sql`INSERT INTO payment_events (provedor, id_evento, txid, valor_centavos, ocorrido_em, recebido_em)
    VALUES ('banco', 'E1', 'de-nenhuma-cobranca', 100, now(), now())`);
  await db.execute(sql`UPDATE offers SET vagas_total = 1, vagas_disponiveis = 0 WHERE id_oferta =
    (SELECT id_oferta FROM purchases WHERE vaga_retida GROUP BY 1 HAVING sum(vagas) > 1 LIMIT 1)`);
  await db.execute(sql`INSERT INTO job_leases (nome, dono, ate, terminou_em, falhas)
    VALUES ('send-mails', gen_random_uuid(), now(), now() - interval '90 seconds', 4)
    ON CONFLICT (nome) DO UPDATE SET terminou_em = excluded.terminou_em, falhas = 4`);
  // Its figures are reused for a while: another program on the same database has none yet.
  const scrapeAgain = await metrics.start();
  const { pools } = backend.services;
  const now = () => new Date();
  observeShop({ pools, settings, clock: now, systemClock: () => new Date(Date.now() + 60_000), jobs });
  const after = await scrapeAgain();
  expect(valueOf(after, 'vitrine_outbox_waiting')).toBe(1);
  expect(valueOf(after, 'vitrine_outbox_oldest_seconds')).toBeCloseTo(7200, -1);
  expect(valueOf(after, 'vitrine_payments_unmatched')).toBe(1);
  expect(valueOf(after, 'vitrine_seats_oversold')).toBeGreaterThan(0);
  expect(valueOf(after, 'vitrine_job_failures', { job_name: 'send-mails' })).toBe(4);
  expect(valueOf(after, 'vitrine_job_age_seconds', { job_name: 'send-mails' })).toBeCloseTo(90, -1);
  expect(valueOf(after, 'vitrine_clock_offset_seconds')).toBeCloseTo(-60, 0);
});

it('a scrape answers within three seconds while PostgreSQL says nothing, and asks it once', async () => {
  const scrape = await metrics.start();
  const sockets = new Set<Socket>();
  const frozen = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  await once(frozen, 'listening');
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy();
    frozen.close();
  });
  const { port } = frozen.address() as AddressInfo;
  const limits = { connections: 8, waitMs: 2000, lockMs: 100, statementMs: 4000, idleInTransactionMs: 100 };
  const { pools } = await openDatabase({ databaseUrl: `postgres://a@127.0.0.1:${port}/a`, limits });
  const now = () => new Date();
  observeShop({ pools, settings, clock: now, systemClock: now, jobs });
  const startedAt = performance.now();
  const [first, second] = await Promise.all([scrape(), scrape()]);
  expect(performance.now() - startedAt).toBeLessThan(3000);
  for (const samples of [first, second]) {
    expect(valueOf(samples, 'vitrine_database_up')).toBe(0);
    expect(valueOf(samples, 'vitrine_database_writable')).toBe(0);
    expect(valueOf(samples, 'vitrine_orders')).toBeUndefined();
  }
  expect(sockets.size).toBeLessThan(4);
});
