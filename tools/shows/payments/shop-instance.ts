import { openDatabase } from '#/backend/db/database.ts';
import { serveBackend } from '#/backend/app/serve-backend.ts';
import { backendSettings } from '#/backend/settings.ts';
import { createLogger } from '#/domain/log/create-logger.ts';
import { systemClock } from '#/domain/time/clock.ts';

const [databaseUrl = '', jobs] = process.argv.slice(2);
const { db } = await openDatabase({ databaseUrl });
const { url } = await serveBackend(backendSettings({ publicUrl: 'http://localhost:3000', embedded: true }), {
  db,
  systemClock,
  log: createLogger({ program: 'backend', level: 'silent' }),
  ...(jobs === 'quiet' && { jobsEveryMs: null }),
});
console.log(url);
