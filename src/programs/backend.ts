import { startBackend } from '#/backend/app/main.ts';
import { readSettings } from '#/settings/settings.ts';
import { backendLimits, embeddedBackendSettingsTable, storefrontSettingsTable } from '#/server/settings.ts';
import { banner } from './banner.ts';
import { findFreePort } from './free-port.ts';
import { exitWithProblem, stopOnSignal } from './life-cycle.ts';
import { refuseOpenDemo } from './refuse-open-demo.ts';

const standalonePort = 3001;

/** `npm run backend`: the backend alone, for a storefront that names it in BACKEND_URL. */
export async function run(): Promise<void> {
  try {
    const { HOST, SITE_URL, LOG_LEVEL, BACKEND_SECRET } = storefrontSettingsTable;
    const settings = readSettings(
      { HOST, SITE_URL, LOG_LEVEL, BACKEND_SECRET, ...embeddedBackendSettingsTable },
      process.env,
    );
    const siteUrl = settings.SITE_URL ?? 'http://localhost:3000';
    refuseOpenDemo(settings, { siteUrl, embedded: false });
    const port = await findFreePort({
      host: settings.HOST,
      port: settings.BACKEND_PORT ?? standalonePort,
      setting: 'BACKEND_PORT',
      dataDir: settings.DATA_DIR,
    });
    const backend = await startBackend({
      port,
      host: settings.HOST,
      dataDir: settings.DATA_DIR,
      ...(settings.DATABASE_URL && { databaseUrl: settings.DATABASE_URL }),
      publicUrl: siteUrl,
      logLevel: settings.LOG_LEVEL,
      demo: settings.DEMO,
      simulatedBank: settings.SIMULATED_BANK,
      smtpUrl: settings.SMTP_URL,
      mailFrom: settings.MAIL_FROM,
      limits: backendLimits(settings),
      storefrontSecret: settings.BACKEND_SECRET,
      keySecret: settings.KEY_SECRET,
      oldKeySecret: settings.KEY_SECRET_OLD,
      embedded: false,
      onProgress: (line) => console.log(line),
    });
    stopOnSignal(() => backend.stop());
    console.log(banner({ Backend: backend.url }, backend.info));
  } catch (error) {
    exitWithProblem(error);
  }
}
