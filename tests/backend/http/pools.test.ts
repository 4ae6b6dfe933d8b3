import { expect, it } from 'vitest';
import { type Database, type DatabasePools, onlyPool } from '#/backend/db/database.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { openTestDatabase } from '../../support/backend/database.ts';
import { noon } from '../../support/catalogue-data.ts';

/** The same database, which keeps that it was asked. */
function watched(db: Database): { db: Database; asked: () => boolean } {
  let asked = false;
  const proxy = new Proxy(db, {
    get(target, key) {
      asked = true;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    db: proxy,
    asked: () => {
      const before = asked;
      asked = false;
      return before;
    },
  };
}

it('what everyone may read never takes a connection from those who buy', async () => {
  const database = await openTestDatabase();
  const shopping = watched(database.db);
  const commands = watched(database.db);
  const pools: DatabasePools = { ...onlyPool(database.db), shopping: shopping.db, commands: commands.db };
  const backend = await startTestBackend({
    database: { db: database.db, pools },
    clock: noon,
    seed: 'small',
  });
  try {
    const client = new ApiClient(backend.url);
    for (const path of [
      '/api/produto-busca',
      '/api/comparacao?curso[]=1001',
      '/api/rotina',
      '/api/lista-posts',
      '/api/lista-contatos',
    ]) {
      shopping.asked();
      commands.asked();
      expect([path, (await client.get(path)).status]).toEqual([path, 200]);
      expect([path, shopping.asked(), commands.asked()]).toEqual([path, true, false]);
    }
  } finally {
    await backend.stop();
    await database.close();
  }
});
