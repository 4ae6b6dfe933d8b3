import { sql } from 'drizzle-orm';
import { createLogger } from '#/domain/log/create-logger.ts';
import { openDatabase } from '#/backend/db/database.ts';
import { serveBackend } from '#/backend/app/serve-backend.ts';
import { backendSettings } from '#/backend/settings.ts';
import { NEWSLETTER_TEXT_VERSION } from '#/domain/community/newsletter.ts';
import { ApiClient } from '../support/backend/api-client.ts';
import { makeCpf } from '../support/person.ts';
import { makeRegistration, registerShopper } from '../support/backend/registration.ts';
import { median } from './load.ts';

// `npm run bench:responses`: whether response times disclose which people the shop knows.

const rounds = 60;
const accounts = 10;

const { db, migrate, close } = await openDatabase({});
await migrate();
const { url, stop } = await serveBackend(
  backendSettings({ publicUrl: 'http://localhost:3000', embedded: true }),
  {
    db,
    systemClock: () => new Date(),
    log: createLogger({ program: 'backend', level: 'silent' }),
    jobsEveryMs: null,
  },
);

const people: { cpf: string; email: string }[] = [];
for (let index = 0; index < accounts; index++) people.push(await registerShopper(new ApiClient(url)));
const anonymous = () => ({ cpf: makeCpf(), email: makeRegistration().email });

async function measure(path: string, body: unknown, round: number): Promise<number> {
  const headers = { 'x-forwarded-for': `203.0.${Math.floor(round / 200)}.${(round % 200) + 1}` };
  const startedAt = performance.now();
  await new ApiClient(url).post(path, body, { headers });
  return performance.now() - startedAt;
}

async function compare(
  name: string,
  path: string,
  body: (who: { cpf: string; email: string }) => unknown,
): Promise<void> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < rounds; round++) {
    known.push(await measure(path, body(people[round % accounts]!), round * 2));
    unknown.push(await measure(path, body(anonymous()), round * 2 + 1));
  }
  const [a, b] = [median(known), median(unknown)];
  console.log(
    `${name}: known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms, ratio ${(b / a).toFixed(3)} (medians of ${rounds})`,
  );
}

const wrong = { senha: 'Errada123' };
await compare('wrong password, by CPF', '/api/login', ({ cpf }) => ({ identificador: cpf, ...wrong }));
await db.execute(sql`DELETE FROM rate_limits`);
await compare('wrong password, by e-mail', '/api/login', ({ email }) => ({ identificador: email, ...wrong }));
await compare('forgotten password', '/api/esqueci-senha', ({ cpf }) => ({ identificador: cpf }));
const versao = NEWSLETTER_TEXT_VERSION;
await compare('news by e-mail', '/api/newsletter', ({ email }) => ({ email, versao }));
// Refused when it is known, so this one can't be the same; the password is hashed in both cases.
await compare('registration', '/api/cadastro', ({ email }) => ({ ...makeRegistration(), email }));
await stop();
await close();
