import { reportLedgerOf } from '#/backend/app/report-ledger.ts';
import { backendSettingsOf, backendSettingsTable } from '#/backend/settings.ts';
import { storefrontSettingsTable } from '#/settings/storefront-settings.ts';
import { readSettings } from '#/settings/settings.ts';
import { exitWithProblem } from './life-cycle.ts';

/** `npm run ledger`: prints the trial balance and every difference; ends with 1 when something is wrong. */
export async function run(): Promise<void> {
  try {
    const { SITE_URL } = storefrontSettingsTable;
    const env = readSettings({ SITE_URL, ...backendSettingsTable }, process.env);
    const publicUrl = env.SITE_URL ?? 'http://localhost:3000';
    const { lines, isRight } = await reportLedgerOf(backendSettingsOf(env, { publicUrl, embedded: true }));
    console.log(lines.join('\n'));
    process.exit(isRight ? 0 : 1);
  } catch (error) {
    exitWithProblem(error);
  }
}
