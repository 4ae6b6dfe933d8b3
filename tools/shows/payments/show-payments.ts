import { findLedgerErrors } from '../../../tests/support/backend/ledger-errors.ts';
import { killBetweenSteps } from './kill-between-steps.ts';
import { raceCards } from './race-cards.ts';
import { repeatWebhooks } from './repeat-webhooks.ts';
import { startReport } from './report.ts';
import { sellSeats, useCoupons } from './sell-seats.ts';
import { openShop, startInstance } from './shop.ts';

// `npm run show:payments`: three backends on one PostgreSQL, too many buyers, too few coupons, repeated
// webhooks, and kills.

const share = Number(process.env['SHOW_SHARE'] ?? 1);
const many = (count: number) => Math.max(10, Math.round(count * share));
const { report, failures } = startReport();
const shop = await openShop();
try {
  const instances = await Promise.all([1, 2, 3].map(() => startInstance(shop.databaseUrl, 'jobs')));
  const urlOf = (turn: number) => instances[turn % instances.length]!.url;
  try {
    await sellSeats(shop, urlOf, report, many(2000));
    await useCoupons(shop, urlOf, report, many(500));
    await repeatWebhooks(shop, urlOf, report, many(10_000));
    await raceCards(shop, urlOf, report, many(1000));
  } finally {
    for (const { program } of instances) await program.kill();
  }
  await killBetweenSteps(shop, report, share);
  const findings = await findLedgerErrors(shop.db);
  report(`the ledger: ${findings.length} differences`, findings.length === 0);
} finally {
  await shop.close();
}
console.log(failures() === 0 ? '\nNo seat and no cent is astray.' : `\n${failures()} went wrong.`);
process.exitCode = failures() === 0 ? 0 : 1;
