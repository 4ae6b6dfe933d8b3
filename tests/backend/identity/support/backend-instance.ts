import { pino } from 'pino';
import { openDatabase } from '#/backend/db/database.ts';
import { serveBackend } from '#/backend/serve-backend.ts';
import { backendSettings } from '#/backend/settings.ts';

// A program of its own: a backend whose clock is so many milliseconds ahead. Says its address once it listens.
const [databaseUrl, aheadMs] = process.argv.slice(2);
const { db } = await openDatabase({ databaseUrl: databaseUrl! });
const { url } = await serveBackend({
  db,
  settings: backendSettings({ publicUrl: 'http://localhost:3000', embedded: true }),
  systemClock: () => new Date(Date.now() + Number(aheadMs)),
  log: pino({ level: 'silent' }),
  host: '127.0.0.1',
  port: 0,
  jobsEveryMs: null,
});
console.log(url);
