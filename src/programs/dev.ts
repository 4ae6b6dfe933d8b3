import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, type ViteDevServer } from 'vite';
import { readSettings } from '#/settings/settings.ts';
import { backendSettingsTable } from '#/backend/settings.ts';
import { storefrontSettingsTable } from '#/settings/storefront-settings.ts';
import { banner } from './banner.ts';
import { findFreePort } from './free-port.ts';
import { exitWithProblem, stopOnSignal } from './life-cycle.ts';
import { provideBackend } from './storefront/provide-backend.ts';

interface Helpers {
  rebuild: () => Promise<void>;
}

/** `npm run dev`, with `--seed small` as `DEMO_SEED`. */
export async function run({ rebuild }: Helpers): Promise<void> {
  try {
    const { seed } = parseArgs({ args: process.argv.slice(3), options: { seed: { type: 'string' } } }).values;
    if (seed) process.env['DEMO_SEED'] = seed;
    const settings = readSettings({ ...storefrontSettingsTable, ...backendSettingsTable }, process.env);
    const port = await findFreePort({ host: settings.HOST, port: settings.PORT, dataDir: settings.DATA_DIR });
    const siteUrl = settings.SITE_URL ?? `http://localhost:${port}`;
    const backendPort = await findFreePort({
      host: '127.0.0.1',
      port: settings.BACKEND_PORT ?? 0,
      setting: 'BACKEND_PORT',
    });
    const start = () => provideBackend({ ...settings, BACKEND_PORT: backendPort }, siteUrl, exitWithProblem);
    let backend = await start();

    const vite = await createServer({
      server: { host: settings.HOST, port, strictPort: true },
      clearScreen: false,
    });
    await vite.listen();
    if (backend) {
      restartOnChange(vite, async () => {
        await rebuild();
        await backend?.stop();
        backend = await start();
      });
    }
    // Vite would end the process at SIGTERM before the database is closed.
    process.removeAllListeners('SIGTERM');
    stopOnSignal(async () => {
      await vite.close();
      await backend?.stop();
    });
    console.log(banner({ Shop: siteUrl, Backend: backend?.url ?? settings.BACKEND_URL! }, backend?.info));
  } catch (error) {
    exitWithProblem(error);
  }
}

/** The backend's own sources don't pass through Vite's modules, so a change there restarts its thread. */
function restartOnChange(vite: ViteDevServer, restart: () => Promise<void>): void {
  const folders = ['backend', 'contract', 'domain', 'settings'].map(
    (name) => join(vite.config.root, 'src', name) + '/',
  );
  let running = Promise.resolve();
  let planned = false;
  vite.watcher.on('change', (file) => {
    if (planned || !folders.some((folder) => file.replaceAll('\\', '/').startsWith(folder))) return;
    planned = true;
    running = running.then(async () => {
      planned = false;
      console.log('Backend changed, restarting it.');
      await restart().catch((error: unknown) => console.error(error));
    });
  });
}
