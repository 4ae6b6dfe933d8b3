import { analyticsProxyPath } from '#/domain/site/analytics-proxy.ts';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHostCheck } from '#/platform/http/request/allowed-hosts.ts';
import { createBackendProbe } from '#/platform/http/health.ts';
import { startStorefrontServer, type StorefrontServer } from '#/platform/http/http-server.ts';
import { logger } from '#/platform/log/logger.ts';
import {
  analyticsAddress,
  analyticsConfigHost,
  type StorefrontSettings,
} from '#/settings/storefront-settings.ts';

const distDir = fileURLToPath(new URL('..', import.meta.url));

export async function serveStorefront(
  settings: StorefrontSettings,
  { port, backendUrl }: { port: number; backendUrl: string },
): Promise<StorefrontServer> {
  const app = (await import(/* @vite-ignore */ join(distDir, 'server/server.js'))) as {
    default: {
      fetch: (request: Request) => Response | Promise<Response>;
      findRoute?: (path: string) => string | undefined;
    };
  };
  const server = await startStorefrontServer({
    port,
    host: settings.HOST,
    clientDir: join(distDir, 'client'),
    render: (request) => app.default.fetch(request),
    findRoute: (path) => app.default.findRoute?.(path),
    isHostAllowed: createHostCheck({ siteUrl: settings.SITE_URL, allowedHosts: settings.ALLOWED_HOSTS }),
    isBackendReady: createBackendProbe(backendUrl),
    backendUrl,
    trustedProxies: settings.TRUST_PROXY,
    https: settings.SITE_URL?.startsWith('https:') ?? false,
    analyticsHost: analyticsAddress(settings) === analyticsProxyPath ? settings.ANALYTICS_HOST : undefined,
    analyticsConfigHost: analyticsConfigHost(settings),
    experiment: settings.EXP_NOVA_AREA_NOBRE,
    pageCacheBytes: settings.PAGE_CACHE_MB * 1_000_000,
    drainMs: settings.DRAIN_SECONDS * 1000,
    shutdownTimeout: settings.SHUTDOWN_SECONDS * 1000,
    logger: logger(),
  });
  logger().info({ url: server.url }, 'listening');
  return server;
}
