import { backUp } from '#/backend/app/back-up.ts';
import { backendSettingsTable } from '#/backend/settings.ts';
import { readSettings } from '#/settings/settings.ts';
import { exitWithProblem } from '../life-cycle.ts';

/** `npm run backup -- [FILE or FOLDER]`. */
export async function run(): Promise<void> {
  try {
    const { DATA_DIR, DATABASE_URL, BACKUP_PASSPHRASE } = backendSettingsTable;
    const env = readSettings({ DATA_DIR, DATABASE_URL, BACKUP_PASSPHRASE }, process.env);
    const lines = await backUp(
      { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, backupPassphrase: env.BACKUP_PASSPHRASE },
      process.argv[3],
    );
    console.log(lines.join('\n'));
    process.exit(0);
  } catch (error) {
    exitWithProblem(error);
  }
}
