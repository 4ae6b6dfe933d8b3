import { restore } from '#/backend/app/back-up.ts';
import { backendSettingsTable } from '#/backend/settings.ts';
import { readSettings } from '#/settings/settings.ts';
import { exitWithProblem } from '../life-cycle.ts';

/** `npm run restore -- FILE [--replace]`; ends with 1 when the restored ledger doesn't balance. */
export async function run(): Promise<void> {
  try {
    const { DATA_DIR, DATABASE_URL, BACKUP_PASSPHRASE } = backendSettingsTable;
    const env = readSettings({ DATA_DIR, DATABASE_URL, BACKUP_PASSPHRASE }, process.env);
    const args = process.argv.slice(3);
    const file = args.find((argument) => !argument.startsWith('--'));
    if (file === undefined) throw new Error('Usage: npm run restore -- FILE [--replace]');
    const { lines, isRight } = await restore(
      { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, backupPassphrase: env.BACKUP_PASSPHRASE },
      { file, replace: args.includes('--replace') },
    );
    console.log(lines.join('\n'));
    process.exit(isRight ? 0 : 1);
  } catch (error) {
    exitWithProblem(error);
  }
}
