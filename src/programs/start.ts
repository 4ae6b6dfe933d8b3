import { backendSettingsTable } from '#/backend/settings.ts';
import { readSettings } from '#/settings/settings.ts';
import { logger } from '#/platform/log/logger.ts';
import { storefrontSettingsTable } from '#/settings/storefront-settings.ts';
import { banner } from './banner.ts';
import { findFreePort } from './free-port.ts';
import { exitWithProblem, stopOnSignal } from './life-cycle.ts';
import { startTelemetry } from '#/platform/telemetry/start-telemetry.ts';
import { telemetrySettingsOf } from '#/settings/telemetry-settings.ts';
import { settleOnceStarted } from './storefront/once-started.ts';
import { provideBackend } from './storefront/provide-backend.ts';
import { serveStorefront } from './storefront/serve-storefront.ts';
import { startWorkers } from './storefront/start-workers.ts';

const backendOnly = Object.fromEntries(
  Object.keys(backendSettingsTable)
    .filter((name) => !(name in storefrontSettingsTable))
    .map((name) => [name, undefined]),
);

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
  // With several processes each has its own.
  const telemetry = settings.WORKERS === 1 ? telemetrySettingsOf(settings, settings.METRICS_PORT) : {};
  const stopTelemetry = await startTelemetry('storefront', telemetry);
  const backend = await provideBackend(settings, siteUrl, exitWithProblem);
  const backendUrl = backend?.url ?? settings.BACKEND_URL!;
  const server =
    settings.WORKERS === 1
      ? await serveStorefront(settings, { port, backendUrl })
      : await startWorkers({
          count: settings.WORKERS,
          environment: (place) => ({
            ...backendOnly,
            PORT: String(port),
            BACKEND_URL: backendUrl,
            ...(settings.METRICS_PORT && { METRICS_PORT: String(settings.METRICS_PORT + place) }),
          }),
          logger: logger(),
        });
  settleOnceStarted();
  stopOnSignal(async () => {
    await server.close();
    await backend?.stop();
    await stopTelemetry();
  });
  console.log(banner({ Shop: siteUrl, Backend: backendUrl }, backend?.info));
}
