import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '#/backend/db/database.ts';
import { shareConnections } from '#/backend/db/pools.ts';
import { isDatabaseUnavailable } from '#/backend/db/unavailable.ts';

let server: Server | undefined;
const sockets = new Set<Socket>();

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server?.close();
});

const limits = { connections: 8, waitMs: 100, lockMs: 100, statementMs: 100, idleInTransactionMs: 100 };

it('no one waits for a PostgreSQL that takes connections and says nothing', async () => {
  server = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { pools } = await openDatabase({ databaseUrl: `postgres://a@127.0.0.1:${port}/a`, limits });
  const asked = Array.from({ length: 5 }, () => pools.catalogue.execute(sql`SELECT 1`));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map((each) => each.status === 'rejected' && isDatabaseUnavailable(each.reason))).toEqual(
    asked.map(() => true),
  );
});

it('no one waits for ever behind a transaction of the embedded database', async () => {
  const embedded = await openDatabase({ limits });
  let release = () => {};
  const frozen = embedded.db.transaction(() => new Promise<void>((resolve) => (release = resolve)));
  const error = await embedded.db.execute(sql`SELECT 1`).then(
    () => undefined,
    (cause: unknown) => cause,
  );
  expect(isDatabaseUnavailable(error)).toBe(true);
  release();
  await frozen;
  expect(await embedded.db.execute(sql`SELECT 1 AS one`)).toMatchObject({ rows: [{ one: 1 }] });
  await embedded.close();
});

it.each([8, 9, 16, 40, 500])('%i connections are shared out among all lanes', (connections) => {
  const shares = Object.values(shareConnections(connections));
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(2);
  expect(shares.reduce((sum, share) => sum + share)).toBe(connections);
});
