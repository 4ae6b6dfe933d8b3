import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHostCheck } from '#/server/request/allowed-hosts.ts';
import { createBackendProbe } from '#/server/health.ts';
import { startStorefrontServer, type StorefrontServer } from '#/server/http-server.ts';
import { logger } from '#/server/log/logger.ts';
import { structureConsole } from '#/server/log/structured-console.ts';
import {
  analyticsAddress,
  analyticsConfigHost,
  analyticsProxyPath,
  type StorefrontSettings,
} from '#/server/settings.ts';
import { compileSooner } from '../compile-sooner.ts';
import { giveBackMemoryAtRest } from '../give-back-memory.ts';

const distDir = fileURLToPath(new URL('..', import.meta.url));

/** Serves the built storefront in this process, for a backend that runs already. */
export async function serveStorefront(
  settings: StorefrontSettings,
  { port, siteUrl, backendUrl }: { port: number; siteUrl: string; backendUrl: string },
): Promise<StorefrontServer> {
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
  return server;
}
