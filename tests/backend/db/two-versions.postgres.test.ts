import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, expect, inject, test } from 'vitest';
import { openDatabase, selectRows } from '#/backend/db/database.ts';
import { findLedgerErrors } from '../../support/backend/ledger-errors.ts';
import { createDatabase, dropDatabase, withDatabaseName } from '../../support/backend/postgres-server.ts';
import { act, bodyOf, Buyer } from '../checkout/buyer.ts';
import { findPaidOffer } from '../checkout/find-paid-offer.ts';
import { commitOf, newestRelease } from './support/released-databases.ts';
import { checkOutVersion, hasCommit, serveVersion } from './support/version-server.ts';

/** Another commit, to try an upgrade from it. */
const commit = process.env.UPGRADE_FROM ?? commitOf(newestRelease);
const reason = hasCommit(commit) ? '' : ` (skipped: this copy's history lacks ${commit.slice(0, 8)})`;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** Each step may be answered by another version; the bank's payment comes to one of them. */
async function buyAcross(steps: readonly [string, string, string, string]): Promise<string> {
  const [register, order, pay, bank] = steps;
  const buyer = await Buyer.register(register);
  const at = buyer.at(order);
  const purchase = await at.accept(await at.buy(await findPaidOffer(order)));
  const later = buyer.at(pay);
  bodyOf(await later.tryPay(purchase.codigo));
  const { txid } = await later.pix(purchase.codigo);
  await act(bank, txid, 'pagar');
  return purchase.codigo;
}

test.skipIf(reason)(
  `${newestRelease} and today's version serve buyers on one database while one replaces the other${reason}`,
  { timeout: 400_000 },
  async () => {
    const template = inject('databaseTemplate');
    if (template.kind !== 'postgres') throw new Error('This test is for PostgreSQL.');
    const name = `vitrine_test_${randomBytes(8).toString('hex')}`;
    const databaseUrl = withDatabaseName(template.serverUrl, name);
    await createDatabase(template.serverUrl, name);
    cleanups.push(() => dropDatabase(template.serverUrl, name));

    const checkout = checkOutVersion(commit);
    cleanups.push(checkout.remove);
    const old = await serveVersion(checkout.folder, databaseUrl);
    cleanups.push(old.stop);
    const before = await Buyer.register(old.url);
    const offer = await findPaidOffer(old.url);
    const unpaid = await before.accept(await before.buy(offer));
    const codes = [await buyAcross([old.url, old.url, old.url, old.url])];

    // The old one goes on selling while the new one migrates the database and starts: ten times at most,
    // because a slow machine would use up the seats, or the registrations that one network may make.
    const started = new AbortController();
    const meanwhile = (async () => {
      for (let bought = 0; bought < 10 && !started.signal.aborted; bought += 1) {
        codes.push(await buyAcross([old.url, old.url, old.url, old.url]));
      }
    })();
    const today = await serveVersion(process.cwd(), databaseUrl);
    cleanups.push(today.stop);
    started.abort();
    await meanwhile;

    for (const steps of [
      [old.url, today.url, old.url, today.url],
      [today.url, old.url, today.url, old.url],
      [today.url, today.url, old.url, old.url],
      [old.url, old.url, today.url, today.url],
    ] as const) {
      codes.push(await buyAcross(steps));
    }
    const returning = before.at(today.url);
    bodyOf(await returning.tryPay(unpaid.codigo));
    const { txid } = await returning.pix(unpaid.codigo);
    await act(old.url, txid, 'pagar');
    codes.push(unpaid.codigo);

    const { db, close } = await openDatabase({ databaseUrl });
    cleanups.push(close);
    await expect
      .poll(
        () =>
          selectRows(
            db,
            sql`SELECT DISTINCT estado FROM purchases WHERE codigo IN (${sql.join(
              codes.map((code) => sql`${code}`),
              sql`, `,
            )})`,
          ),
        { timeout: 60_000 },
      )
      .toEqual([{ estado: 'MATRICULADA' }]);
    expect(codes.length).toBeGreaterThan(6);
    expect(await findLedgerErrors(db)).toEqual([]);
  },
);
