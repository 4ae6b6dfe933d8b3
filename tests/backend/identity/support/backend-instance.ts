import { createLogger } from '#/domain/log/create-logger.ts';
import { openDatabase } from '#/backend/db/database.ts';
import { serveBackend } from '#/backend/app/serve-backend.ts';
import { backendSettings } from '#/backend/settings.ts';

const [database = '', aheadMs] = process.argv.slice(2);
const isUrl = /^postgres(ql)?:/.test(database);
const { db, migrate } = await openDatabase(isUrl ? { databaseUrl: database } : { dataDir: database });
if (!isUrl) await migrate();
const { url } = await serveBackend(backendSettings({ publicUrl: 'http://localhost:3000', embedded: true }), {
  db,
  systemClock: () => new Date(Date.now() + Number(aheadMs)),
  log: createLogger({ program: 'backend', level: 'silent' }),
  jobsEveryMs: null,
});
console.log(url);
