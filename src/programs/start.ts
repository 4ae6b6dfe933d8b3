import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { backendSettingsTable } from '#/backend/settings.ts';
import { readSettings } from '#/settings/settings.ts';
import { createHostCheck } from '#/server/request/allowed-hosts.ts';
import { createBackendProbe } from '#/server/health.ts';
import { startStorefrontServer } from '#/server/http-server.ts';
import { logger } from '#/server/log/logger.ts';
import { structureConsole } from '#/server/log/structured-console.ts';
import {
  analyticsAddress,
  analyticsConfigHost,
  analyticsProxyPath,
  storefrontSettingsTable,
} from '#/server/settings.ts';
import { banner } from './banner.ts';
import { compileSooner } from './compile-sooner.ts';
import { findFreePort } from './free-port.ts';
import { giveBackMemoryAtRest } from './give-back-memory.ts';
import { exitWithProblem, stopOnSignal } from './life-cycle.ts';
import { provideBackend } from './storefront-backend.ts';

const distDir = fileURLToPath(new URL('..', import.meta.url));

/** `npm start`: the built storefront, with the embedded backend unless BACKEND_URL names another. */
export async function run(): Promise<void> {
  try {
    await start();
  } catch (error) {
    exitWithProblem(error);
  }
}

async function start(): Promise<void> {
  const settings = readSettings({ ...storefrontSettingsTable, ...backendSettingsTable }, process.env);
  const port = await findFreePort({
    host: settings.HOST,
    port: settings.PORT,
    ...(!settings.BACKEND_URL && { dataDir: settings.DATA_DIR }),
  });
  const siteUrl = settings.SITE_URL ?? `http://localhost:${port}`;
  const backend = await provideBackend(settings, siteUrl, exitWithProblem);
  const backendUrl = backend?.url ?? settings.BACKEND_URL!;

  const app = (await import(/* @vite-ignore */ join(distDir, 'server/entry.js'))) as {
    default: { fetch: (request: Request) => Response | Promise<Response> };
  };
  const server = await startStorefrontServer({
    port,
    host: settings.HOST,
    clientDir: join(distDir, 'client'),
    render: (request) => app.default.fetch(request),
    isHostAllowed: createHostCheck({ siteUrl: settings.SITE_URL, allowedHosts: settings.ALLOWED_HOSTS }),
    isBackendReady: createBackendProbe(backendUrl),
    backendUrl,
    trustedProxies: settings.TRUST_PROXY,
    https: siteUrl.startsWith('https:'),
    analyticsHost: analyticsAddress(settings) === analyticsProxyPath ? settings.ANALYTICS_HOST : undefined,
    analyticsConfigHost: analyticsConfigHost(settings),
    experiment: settings.EXP_NOVA_AREA_NOBRE,
    pageCacheBytes: settings.PAGE_CACHE_MB * 1_000_000,
    shutdownTimeout: settings.SHUTDOWN_SECONDS * 1000,
    logger: logger(),
  });
  structureConsole(logger());
  giveBackMemoryAtRest();
  compileSooner();
  logger().info({ url: server.url }, 'listening');
  stopOnSignal(async () => {
    await server.close();
    await backend?.stop();
  });
  console.log(banner({ Shop: siteUrl, Backend: backendUrl }, backend?.info));
}
