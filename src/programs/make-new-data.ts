import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { databaseFolder } from '#/backend/db/data-folder.ts';
import type { BackendSettings } from '#/backend/settings.ts';

/**
 * Makes the embedded database in a separate process, whose memory is freed afterwards. Returns whether it was
 * filled.
 */
export async function makeNewData({
  dataDir,
  databaseUrl,
  demo,
  demoSeed,
}: BackendSettings): Promise<boolean> {
  if (databaseUrl || existsSync(databaseFolder(dataDir))) return false;
  console.log(`Making a new database in ${dataDir}`);
  const child = fork(new URL('./prepare-data.js', import.meta.url), [dataDir, ...(demo ? [demoSeed] : [])], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const giveUp = () => {
    child.kill('SIGKILL');
    process.exit(130);
  };
  process.once('SIGINT', giveUp).once('SIGTERM', giveUp);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('SIGINT', giveUp).off('SIGTERM', giveUp);
  return demo && code === 0;
}
