import { storefrontSettings } from '#/settings/storefront-settings.ts';
import { startTelemetry } from '#/platform/telemetry/start-telemetry.ts';
import { telemetrySettingsOf } from '#/settings/telemetry-settings.ts';
import { exitWithProblem, stopOnSignal } from './life-cycle.ts';
import { settleOnceStarted } from './storefront/once-started.ts';
import { serveStorefront } from './storefront/serve-storefront.ts';

try {
  const settings = storefrontSettings();
  const { PORT: port, BACKEND_URL: backendUrl } = settings;
  if (!backendUrl) throw new Error('A process of the storefront needs a BACKEND_URL.');
  const stopTelemetry = await startTelemetry(
    'storefront',
    telemetrySettingsOf(settings, settings.METRICS_PORT),
  );
  const server = await serveStorefront(settings, { port, backendUrl });
  settleOnceStarted();
  stopOnSignal(async () => {
    await server.close();
    await stopTelemetry();
  });
} catch (error) {
  exitWithProblem(error);
}
