import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { databaseFolder } from '#/backend/db/data-folder.ts';
import { lockDataFolder } from '#/backend/db/data-folder-lock.ts';
import { backendSettingsTable } from '#/backend/settings.ts';
import { readSettings } from '#/settings/settings.ts';
import { exitWithProblem } from './life-cycle.ts';

export async function run(): Promise<void> {
  try {
    const { DATA_DIR } = backendSettingsTable;
    const env = readSettings({ DATA_DIR }, process.env);
    const folder = databaseFolder(env.DATA_DIR);
    if (!existsSync(folder)) {
      console.log(`There is no database in ${env.DATA_DIR}.`);
      return;
    }
    const release = await lockDataFolder(env.DATA_DIR);
    await rm(folder, { recursive: true });
    await release();
    console.log(`Deleted the database in ${env.DATA_DIR}. The next start creates it again.`);
  } catch (error) {
    exitWithProblem(error);
  }
}
