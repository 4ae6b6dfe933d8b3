import { randomBytes } from 'node:crypto';
import { createDatabase, dropDatabase, findPostgres, withDatabaseName } from './backend/postgres-server.ts';
import { prepareSeededData, startShop } from './shop.ts';

// Each test says from which address it comes.
const env = { TRUST_PROXY: 'loopback' };

/**
 * One shop for the whole Playwright run, on SHOP_PORT. E2E_DATABASE says on which database: pglite (default)
 * or postgres. With SHOP_URL the tests run against a shop that is already there.
 */
export default async function setUpShop(): Promise<(() => Promise<void>) | undefined> {
  const port = Number(process.env.SHOP_PORT);
  if (process.env.E2E_DATABASE !== 'postgres') {
    const removeData = await prepareSeededData();
    const shop = process.env.SHOP_URL ? undefined : await startShop({ port, env });
    return async () => {
      await shop?.stop();
      await removeData();
    };
  }
  if (process.env.SHOP_URL) return undefined;
  const serverUrl = await findPostgres();
  if (serverUrl === undefined) throw new Error('E2E_DATABASE=postgres, and no PostgreSQL answers.');
  const name = `vitrine_e2e_${randomBytes(6).toString('hex')}`;
  await createDatabase(serverUrl, name);
  try {
    const shop = await startShop({ port, databaseUrl: withDatabaseName(serverUrl, name), env });
    return async () => {
      await shop.stop();
      await dropDatabase(serverUrl, name);
    };
  } catch (error) {
    await dropDatabase(serverUrl, name);
    throw error;
  }
}
