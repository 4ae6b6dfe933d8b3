import { backendSettingsOf, type BackendEnvironment } from '#/backend/settings.ts';
import { startEmbeddedBackend, type EmbeddedBackend } from '#/server/embedded-backend.ts';
import type { StorefrontSettings } from '#/server/settings.ts';
import { makeNewData } from './make-new-data.ts';
import { refuseOpenDemo } from './refuse-open-demo.ts';

/**
 * The backend the storefront talks to: the one at BACKEND_URL, or the embedded one, whose address is then put
 * into BACKEND_URL for the gateway.
 */
export async function provideBackend(
  env: StorefrontSettings & BackendEnvironment,
  siteUrl: string,
  onCrash: (error: Error) => void,
): Promise<EmbeddedBackend | undefined> {
  if (env.BACKEND_URL) return undefined;
  const settings = backendSettingsOf(env, { publicUrl: siteUrl, embedded: true, logLevel: env.LOG_LEVEL });
  refuseOpenDemo(settings, env);
  const seeded = await makeNewData(settings);
  const backend = await startEmbeddedBackend(new URL('./backend-worker.js', import.meta.url), settings, {
    progress: (line) => console.log(line),
    crash: onCrash,
  });
  process.env['BACKEND_URL'] = backend.url;
  return seeded ? { ...backend, info: { ...backend.info, seeded } } : backend;
}
