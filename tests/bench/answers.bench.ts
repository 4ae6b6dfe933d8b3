import { pino } from 'pino';
import { openDatabase } from '#/backend/db/database.ts';
import { serveBackend } from '#/backend/serve-backend.ts';
import { backendSettings } from '#/backend/settings.ts';
import { ApiClient } from '../support/api-client.ts';
import { makeCpf } from '../support/person.ts';
import { registerSomebody } from '../support/registration.ts';
import { median } from './load.ts';

// `npm run bench:answers`: how long answers take for people the shop knows and for people it doesn't. Nobody should be able to
// tell them apart; the ratio says how far that holds on this machine.

const rounds = 60;
const accounts = 10;

const { db, migrate, close } = await openDatabase({});
await migrate();
const { url, stop } = await serveBackend({
  db,
  settings: backendSettings({ publicUrl: 'http://localhost:3000', embedded: true }),
  systemClock: () => new Date(),
  log: pino({ level: 'silent' }),
  host: '127.0.0.1',
  port: 0,
  jobsEveryMs: null,
});

const people: string[] = [];
for (let index = 0; index < accounts; index++) {
  const { cpf } = await registerSomebody(new ApiClient(url));
  people.push(cpf);
}

/** Milliseconds of a call, each from an address of its own, so that none is throttled. */
async function measure(path: string, body: unknown, round: number): Promise<number> {
  const headers = { 'x-forwarded-for': `203.0.${Math.floor(round / 200)}.${(round % 200) + 1}` };
  const startedAt = performance.now();
  await new ApiClient(url).post(path, body, { headers });
  return performance.now() - startedAt;
}

async function compare(name: string, path: string, body: (identificador: string) => unknown): Promise<void> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < rounds; round++) {
    known.push(await measure(path, body(people[round % accounts]!), round * 2));
    unknown.push(await measure(path, body(makeCpf()), round * 2 + 1));
  }
  const [a, b] = [median(known), median(unknown)];
  console.log(
    `${name}: known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms, ratio ${(b / a).toFixed(3)} (medians of ${rounds})`,
  );
}

await compare('wrong password', '/api/login', (identificador) => ({ identificador, senha: 'Errada123' }));
await compare('forgotten password', '/api/esqueci-senha', (identificador) => ({ identificador }));
await stop();
await close();
