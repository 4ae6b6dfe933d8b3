import { startBackend } from '#/backend/app/main.ts';
import { readSettings } from '#/settings/settings.ts';
import { backendSettingsOf, backendSettingsTable } from '#/backend/settings.ts';
import { storefrontSettingsTable } from '#/settings/storefront-settings.ts';
import { startTelemetry } from '#/platform/telemetry/start-telemetry.ts';
import { telemetrySettingsOf, telemetrySettingsTable } from '#/settings/telemetry-settings.ts';
import { banner } from './banner.ts';
import { findFreePort } from './free-port.ts';
import { exitWithProblem, stopOnSignal } from './life-cycle.ts';
import { refuseOpenDemo } from './refuse-open-demo.ts';

const standalonePort = 3001;

export async function run(): Promise<void> {
  try {
    const { HOST, SITE_URL, LOG_LEVEL, BACKEND_SECRET, CARD_ORIGIN, DRAIN_SECONDS } = storefrontSettingsTable;
    const env = readSettings(
      {
        HOST,
        SITE_URL,
        LOG_LEVEL,
        BACKEND_SECRET,
        CARD_ORIGIN,
        DRAIN_SECONDS,
        ...telemetrySettingsTable,
        ...backendSettingsTable,
      },
      process.env,
    );
    const settings = backendSettingsOf(env, {
      publicUrl: env.SITE_URL ?? 'http://localhost:3000',
      embedded: false,
      host: env.HOST,
      logLevel: env.LOG_LEVEL,
      drainMs: env.DRAIN_SECONDS * 1000,
      storefrontSecret: env.BACKEND_SECRET,
      cardPages: { host: env.HOST, ...(env.CARD_ORIGIN && { origin: env.CARD_ORIGIN }) },
    });
    refuseOpenDemo(settings, env);
    const stopTelemetry = await startTelemetry('backend', telemetrySettingsOf(env, env.BACKEND_METRICS_PORT));
    const port = await findFreePort({
      host: env.HOST,
      port: env.BACKEND_PORT ?? standalonePort,
      setting: 'BACKEND_PORT',
      dataDir: env.DATA_DIR,
    });
    const backend = await startBackend({ ...settings, port }, (line) => console.log(line));
    stopOnSignal(async () => {
      await backend.stop();
      await stopTelemetry();
    });
    console.log(banner({ Backend: backend.url }, backend.info));
  } catch (error) {
    exitWithProblem(error);
  }
}
