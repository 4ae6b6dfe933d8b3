import { backendSettingsOf, type BackendEnvironment } from '#/backend/settings.ts';
import { startEmbeddedBackend, type EmbeddedBackend } from '#/programs/storefront/embedded-backend.ts';
import { telemetrySettingsOf } from '#/settings/telemetry-settings.ts';
import type { StorefrontSettings } from '#/settings/storefront-settings.ts';
import { makeNewData } from '../make-new-data.ts';
import { refuseOpenDemo } from '../refuse-open-demo.ts';

/** Uses BACKEND_URL, or starts the embedded backend and sets BACKEND_URL and CARD_ORIGIN. */
export async function provideBackend(
  env: StorefrontSettings & BackendEnvironment,
  siteUrl: string,
  onCrash: (error: Error) => void,
): Promise<EmbeddedBackend | undefined> {
  if (env.BACKEND_URL) return undefined;
  const settings = backendSettingsOf(env, {
    publicUrl: siteUrl,
    embedded: true,
    logLevel: env.LOG_LEVEL,
    cardPages: { host: env.HOST, ...(env.CARD_ORIGIN && { origin: env.CARD_ORIGIN }) },
  });
  refuseOpenDemo(settings, env);
  const seeded = await makeNewData(settings);
  const file = new URL('./backend-worker.js', import.meta.url);
  const telemetry = telemetrySettingsOf(env, backendMetricsPort(env));
  const backend = await startEmbeddedBackend(
    file,
    { settings, telemetry },
    { progress: (line) => console.log(line), crash: onCrash },
  );
  process.env['BACKEND_URL'] = backend.url;
  if (backend.info.cardOrigin) process.env['CARD_ORIGIN'] = backend.info.cardOrigin;
  return seeded ? { ...backend, info: { ...backend.info, seeded } } : backend;
}

function backendMetricsPort({
  BACKEND_METRICS_PORT,
  METRICS_PORT,
  WORKERS,
}: StorefrontSettings & BackendEnvironment): number | undefined {
  return BACKEND_METRICS_PORT ?? (METRICS_PORT === undefined ? undefined : METRICS_PORT + WORKERS);
}
