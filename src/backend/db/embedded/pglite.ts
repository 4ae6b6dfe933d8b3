import { PGlite, type Transaction, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { mkdir } from 'node:fs/promises';
import { describeStatement, inSpan, isTracing } from '#/domain/telemetry/spans.ts';
import { createSemaphore } from '#/domain/request/semaphore.ts';
import { takeTurns } from '../turn/in-turn.ts';
import { databaseFolder } from '../data-folder.ts';
import { lockDataFolder } from '../data-folder-lock.ts';
import { prepareQueries } from './prepared-queries.ts';
import { describeOpenFailure } from './describe-open-failure.ts';
import type { DatabaseLimits } from '#/backend/settings.ts';

/**
 * PGlite touches every page of its shared buffers at start and never frees them; the system's file cache
 * holds the rest.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Types that Drizzle parses by itself and expects as text. */
const readAsText = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  1231,
  1115,
  1185,
  1187,
  1182,
];

const settings = { extensions: { pg_trgm, unaccent }, startParams };

/**
 * Opens the embedded database under the folder's lock, or in memory. Times, dates and their arrays come as
 * the text that the database writes.
 */
export async function openPglite(options: { dataDir?: string; snapshot?: Blob }) {
  const snapshot = options.snapshot ? { loadDataDir: options.snapshot } : {};
  if (!options.dataDir) {
    return { client: await createClient(snapshot), release: async () => {} };
  }
  await mkdir(options.dataDir, { recursive: true });
  const release = await lockDataFolder(options.dataDir);
  try {
    return { client: await createClient({ dataDir: databaseFolder(options.dataDir), ...snapshot }), release };
  } catch (error) {
    await release();
    throw new Error(await describeOpenFailure(options.dataDir, error), { cause: error });
  }
}

async function createClient(options: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> {
  const client = await PGlite.create({ ...settings, ...options });
  // Here rather than as an option: at its start PGlite adds a parser for each kind of array.
  for (const type of readAsText) client.parsers[type] = (text) => text;
  const { query, queryIn } = prepareQueries(client);
  const transact = client.transaction.bind(client);
  client.query = readWithOwnParsers(query);
  client.transaction = (work) =>
    transact((tx) => {
      tx.query = readWithOwnParsers(queryIn(tx));
      return work(tx);
    });
  return client;
}

/**
 * Queries without the parsers that Drizzle names each time where the client has them itself: to put those
 * together with the three hundred of the client takes longer than most queries.
 */
function readWithOwnParsers(ask: PGlite['query']): PGlite['query'] {
  return (query, params, options) => {
    const { parsers = {}, ...others } = options ?? {};
    const areOwn = Object.keys(parsers).every((type) => readAsText.includes(Number(type)));
    return ask(query, params, areOwn ? others : options);
  };
}

export function inLine(client: PGlite, { waitMs }: DatabaseLimits): PGlite {
  const semaphore = createSemaphore('the embedded database', { places: 1, waitMs: waitMs * 2 });
  const inTurn = takeTurns(semaphore, 'embedded');
  const query: PGlite['query'] = (...asked) => inTurn(asked[0], () => client.query(...asked));
  const transaction: PGlite['transaction'] = (work) =>
    inTurn('transaction', () =>
      client.transaction((tx) => {
        if (isTracing()) tx.query = traced(tx.query);
        return work(tx);
      }),
    );
  return new Proxy(client, {
    get: (target, key) =>
      key === 'query' ? query : key === 'transaction' ? transaction : Reflect.get(target, key, target),
  });
}

const traced =
  (query: Transaction['query']): Transaction['query'] =>
  (...asked) =>
    inSpan(
      () => describeStatement(asked[0], 'embedded'),
      () => query(...asked),
    );
