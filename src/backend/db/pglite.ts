import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { mkdir } from 'node:fs/promises';
import { createGate } from '#/backend/gate.ts';
import { databaseFolder } from './data-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { describeOpenFailure } from './describe-open-failure.ts';
import type { DatabaseLimits } from '../settings.ts';

/**
 * PGlite touches every page of its shared buffers at start and never gives them back; the file cache of the
 * system holds what doesn't fit.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Opens the embedded database under the folder's lock, or in memory. */
export async function openPglite(options: { dataDir?: string; snapshot?: Blob }) {
  const extensions = { pg_trgm, unaccent };
  const snapshot = options.snapshot ? { loadDataDir: options.snapshot } : {};
  if (!options.dataDir) {
    return { client: await PGlite.create({ extensions, startParams, ...snapshot }), release: async () => {} };
  }
  await mkdir(options.dataDir, { recursive: true });
  const release = await lockDataFolder(options.dataDir);
  try {
    const client = await PGlite.create({
      dataDir: databaseFolder(options.dataDir),
      extensions,
      startParams,
      ...snapshot,
    });
    return { client, release };
  } catch (error) {
    await release();
    throw new Error(await describeOpenFailure(options.dataDir, error), { cause: error });
  }
}

/**
 * The same client, for whose one connection nobody waits for ever; twice as long as for one of many, since
 * all share it.
 */
export function inLine(client: PGlite, { waitMs }: DatabaseLimits): PGlite {
  const gate = createGate('the embedded database', { places: 1, waitMs: waitMs * 2 });
  const query: PGlite['query'] = (...asked) => gate.run(() => client.query(...asked));
  const transaction: PGlite['transaction'] = (work) => gate.run(() => client.transaction(work));
  return new Proxy(client, {
    get: (target, key) =>
      key === 'query' ? query : key === 'transaction' ? transaction : Reflect.get(target, key, target),
  });
}
