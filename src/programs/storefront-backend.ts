import { startEmbeddedBackend, type EmbeddedBackend } from '#/server/embedded-backend.ts';
import { backendLimits, type EmbeddedBackendSettings, type StorefrontSettings } from '#/server/settings.ts';
import { makeNewData } from './make-new-data.ts';

/**
 * The backend the storefront talks to: the one at BACKEND_URL, or the embedded one, whose address is then put into
 * BACKEND_URL for the gateway.
 */
export async function provideBackend(
  settings: StorefrontSettings & EmbeddedBackendSettings,
  siteUrl: string,
  onCrash: (error: Error) => void,
): Promise<EmbeddedBackend | undefined> {
  if (settings.BACKEND_URL) return undefined;
  const seeded = await makeNewData({
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    publicUrl: siteUrl,
    demo: settings.DEMO,
  });
  const backend = await startEmbeddedBackend(
    new URL('./backend-worker.js', import.meta.url),
    {
      port: settings.BACKEND_PORT ?? 0,
      dataDir: settings.DATA_DIR,
      databaseUrl: settings.DATABASE_URL,
      publicUrl: siteUrl,
      logLevel: settings.LOG_LEVEL,
      demo: settings.DEMO,
      simulatedBank: settings.SIMULATED_BANK,
      smtpUrl: settings.SMTP_URL,
      mailFrom: settings.MAIL_FROM,
      limits: backendLimits(settings),
      keySecret: settings.KEY_SECRET,
      oldKeySecret: settings.KEY_SECRET_OLD,
    },
    { progress: (line) => console.log(line), crash: onCrash },
  );
  process.env['BACKEND_URL'] = backend.url;
  return seeded ? { ...backend, info: { ...backend.info, seeded } } : backend;
}
