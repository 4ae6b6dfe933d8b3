import { administer } from '#/backend/app/administer.ts';
import { backendSettingsOf, backendSettingsTable } from '#/backend/settings.ts';
import { storefrontSettingsTable } from '#/settings/storefront-settings.ts';
import { readSettings } from '#/settings/settings.ts';
import { exitWithProblem } from './life-cycle.ts';

/** `npm run admin -- setup-link|create|reset|list|import`: for who has the shop's server. */
export async function run(): Promise<void> {
  try {
    const { SITE_URL } = storefrontSettingsTable;
    const env = readSettings({ SITE_URL, ...backendSettingsTable }, process.env);
    const publicUrl = env.SITE_URL ?? 'http://localhost:3000';
    const settings = backendSettingsOf(env, { publicUrl, embedded: true });
    console.log((await administer(settings, process.argv.slice(3))).join('\n'));
    process.exit(0);
  } catch (error) {
    exitWithProblem(error);
  }
}
