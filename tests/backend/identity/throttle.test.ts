import { and, eq, like, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { selectRows } from '#/backend/db/database.ts';
import { outbox } from '#/backend/db/schema/identity.ts';
import { storedMails } from '#/backend/db/schema/mailbox.ts';
import { sendMails } from '#/backend/app/send-mails.ts';
import { takeSignInTurn } from '#/backend/modules/identity/login/sign-in-turns.ts';
import { ApiClient, type Answer } from '../../support/backend/api-client.ts';
import { startTestBackend, withBackend } from '../../support/backend/backend.ts';
import { NEWSLETTER_TEXT_VERSION } from '#/domain/community/newsletter.ts';
import { makeRegistration, registerShopper } from '../../support/backend/registration.ts';

const start = new Date();
const backend = withBackend({ clock: () => start });
const visitor = () => new ApiClient(() => backend.current.url);

const tryLogin = (identificador: string, senha: string, ip = '203.0.113.1', client = visitor()) =>
  client.post('/api/login', { identificador, senha }, { headers: { 'x-forwarded-for': ip } });

async function failTimes(count: number, identificador: string, ip?: string): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, () => tryLogin(identificador, 'Errada123', ip)));
}

afterEach(async () => {
  await backend.current.db.execute(sql`DELETE FROM rate_limits`);
  await backend.current.db.execute(sql`DELETE FROM sign_in_turns`);
});

const statuses = (responses: Answer[]) => responses.map(({ status }) => status).toSorted((a, b) => a - b);
const times = (count: number, status: number) => Array<number>(count).fill(status);

describe('wrong passwords of one account from one address', () => {
  test('wait ever longer after five, also with the right password, and say how long', async () => {
    const { email, senha } = await registerShopper(visitor());
    expect(statuses(await failTimes(8, email))).toEqual([...times(5, 401), ...times(3, 429)]);
    const waits = [];
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      const { status, body, headers } = await tryLogin(email, senha);
      expect([status, body.codigo]).toEqual([429, 'MUITAS_TENTATIVAS']);
      waits.push(body.mensagem);
      expect(headers.get('retry-after')).toBe(String(seconds));
      backend.current.moveClock(seconds * 1000);
      expect((await tryLogin(email, 'Errada123')).status).toBe(401);
    }
    expect(waits[0]).toBe('Foram muitas tentativas. Tente novamente em 30 segundos.');
    expect(waits[6]).toBe('Foram muitas tentativas. Tente novamente em 15 minutos.');
    backend.current.moveClock(900_000);
    expect((await tryLogin(email, senha)).status).toBe(200);
  });

  test('keep out no one who comes from another address', async () => {
    const { email, cpf, senha } = await registerShopper(visitor());
    await failTimes(12, email);
    await failTimes(12, cpf);
    expect((await tryLogin(email, senha, '203.0.113.2')).status).toBe(200);
    expect((await tryLogin(cpf, senha)).status).toBe(429);
  });

  test('are forgotten after the right one, under every name', async () => {
    const { email, cpf, senha } = await registerShopper(visitor());
    await failTimes(4, cpf);
    await failTimes(4, email);
    expect((await tryLogin(email, senha)).status).toBe(200);
    expect(statuses(await failTimes(5, cpf))).toEqual(times(5, 401));
    expect(statuses(await failTimes(5, email))).toEqual(times(5, 401));
  });

  test('are forgotten after a day', async () => {
    const { email } = await registerShopper(visitor());
    await failTimes(9, email);
    backend.current.moveClock(86_400_000);
    expect(statuses(await failTimes(5, email))).toEqual(times(5, 401));
  });

  test('are answered byte for byte alike for an account that does not exist', async () => {
    const { email } = await registerShopper(visitor());
    const [known, unknown] = [[], []] as [unknown[], unknown[]];
    for (const [list, name] of [
      [known, email],
      [unknown, 'ninguem@exemplo.com.br'],
    ] as const) {
      for (let i = 0; i < 7; i++) {
        const { status, body } = await tryLogin(name, 'Errada123');
        list.push([status, status === 429 ? body.codigo : body]);
      }
    }
    expect(unknown).toEqual(known);
  });

  test('of one account leave the others alone', async () => {
    const { email } = await registerShopper(visitor());
    const other = await registerShopper(visitor());
    await failTimes(11, email);
    expect((await tryLogin(other.email, other.senha)).status).toBe(200);
  });

  test('are counted, not the right ones of many new browsers', async () => {
    const { email, senha } = await registerShopper(visitor());
    for (let address = 1; address <= 60; address++) {
      expect((await tryLogin(email, senha, `198.51.100.${address}`)).status).toBe(200);
    }
    expect(statuses(await failTimes(5, email))).toEqual(times(5, 401));
  });

  test('count together on all instances', async () => {
    const { email } = await registerShopper(visitor());
    const other = await startTestBackend({ database: backend.current, clock: backend.current.now });
    const responses = await Promise.all([
      failTimes(4, email),
      ...Array.from({ length: 4 }, () => tryLogin(email, 'Errada123', undefined, new ApiClient(other.url))),
    ]);
    expect(statuses(responses.flat())).toEqual([...times(5, 401), ...times(3, 429)]);
    await other.stop();
  });
});

describe('an account that two hundred addresses attack (IDENTITY-21)', () => {
  async function attack(identificador: string): Promise<Answer[]> {
    const responses: Answer[] = [];
    for (let index = 0; index < 200; index++) {
      responses.push(...(await failTimes(3, identificador, `198.51.0.${index + 1}`)));
    }
    return responses;
  }

  test(
    'is open to its owner: in a known browser, in an open session, and from a new address',
    { timeout: 240_000 },
    async () => {
      const own = visitor();
      const { email, cpf, senha } = await registerShopper(own);
      const responses = await attack(email);
      // All of the first seventeen addresses, until there are fifty, and one of each of the others.
      expect(statuses(responses)).toEqual([...times(17 * 3 + 183, 401), ...times(183 * 2, 429)]);
      const wrong = await own.put('/api/senha', { senhaAtual: 'Errada2026', senhaNova: 'Nova2026xy' });
      expect(wrong.status).toBe(422);
      await own.post('/api/logout');
      expect((await tryLogin(email, senha, '198.51.0.1', own)).status).toBe(200);
      expect((await tryLogin(email, senha, '203.0.113.77')).status).toBe(200);
      expect((await tryLogin(cpf, senha, '203.0.113.78')).status).toBe(200);
    },
  );

  test('is guessed no more than once in a while after five hundred wrong passwords, and a reset ends that', async () => {
    const own = visitor();
    const { email, senha } = await registerShopper(own);
    await failTimes(1, email);
    const { db, moveClock } = backend.current;
    await db.execute(sql`UPDATE sign_in_turns SET tentativas = 499 WHERE chave = grupo`);
    expect((await tryLogin(email, 'Errada123', '198.51.100.1')).status).toBe(401);
    const held = await tryLogin(email, senha, '198.51.100.2');
    expect([held.status, held.body.mensagem]).toEqual([
      429,
      'Foram muitas tentativas. Tente novamente em 1 minuto.',
    ]);
    expect((await tryLogin(email, senha, '198.51.100.2', own)).status).toBe(200);
    moveClock(60_000);
    expect((await tryLogin(email, senha, '198.51.100.2')).status).toBe(200);
  });

  test('tells its owner once a day, and no one else', async () => {
    const { email } = await registerShopper(visitor());
    const { db, services } = backend.current;
    await db.delete(outbox).where(eq(outbox.tipo, 'senha-errada'));
    const seen = () => db.$count(outbox, eq(outbox.tipo, 'senha-errada'));
    for (let index = 0; index < 12; index++) await failTimes(1, email, `203.0.113.${index}`);
    expect(await seen()).toBe(1);
    for (let index = 0; index < 12; index++)
      await failTimes(1, 'ninguem@exemplo.com.br', `203.0.113.${index}`);
    expect(await seen()).toBe(2);
    const letters = () =>
      db.$count(storedMails, and(eq(storedMails.para, email), like(storedMails.assunto, 'Erraram%')));
    await sendMails(services);
    expect(await seen()).toBe(0);
    expect(await letters()).toBe(1);
    await db.execute(sql`DELETE FROM sign_in_turns`);
    for (let index = 0; index < 12; index++) await failTimes(1, email, `203.0.113.${index}`);
    await sendMails(services);
    expect(await letters()).toBe(1);
  });
});

test('a browser that is known waits for its own wrong passwords only', async () => {
  const own = visitor();
  const { email, senha } = await registerShopper(own);
  await own.post('/api/logout');
  const tries = [];
  for (let i = 0; i < 6; i++) tries.push(await tryLogin(email, 'Errada123', '203.0.113.1', own));
  expect(statuses(tries)).toEqual([...times(5, 401), 429]);
  expect((await tryLogin(email, senha)).status).toBe(200);
  const other = await registerShopper(visitor());
  await failTimes(5, other.email);
  expect((await tryLogin(other.email, other.senha, '203.0.113.1', own)).status).toBe(429);
});

test('an open session waits for its own wrong passwords only', async () => {
  const own = visitor();
  const { email, senha } = await registerShopper(own);
  const elsewhere = visitor();
  await tryLogin(email, senha, '203.0.113.5', elsewhere);
  const confirm = (client: ApiClient, senhaAtual: string) =>
    client.put('/api/senha', { senhaAtual, senhaNova: 'Outra2026xy' });
  const tries = [];
  for (let i = 0; i < 6; i++) tries.push(await confirm(elsewhere, 'Errada2026'));
  expect(statuses(tries)).toEqual([...times(5, 422), 429]);
  expect((await tryLogin(email, senha)).status).toBe(200);
  expect((await confirm(own, senha)).status).toBe(200);
});

test('an address that is no single visitor’s counts nothing by itself (SECURITY-3)', async () => {
  const { db, services } = backend.current;
  const deps = { db, now: backend.current.now() };
  for (let i = 0; i < 20; i++) {
    await takeSignInTurn(deps, { kind: 'stranger', name: 'email ninguem@exemplo.com.br', ip: null });
    expect(await services.throttle.take('login-address', null)).toBe(0);
  }
});

describe('wrong passwords from one address', () => {
  test('are refused from the hundred and first on, for that address only', async () => {
    const { email, senha } = await registerShopper(visitor());
    for (let i = 0; i < 10; i++) await failTimes(10, `ninguem${i}@exemplo.com.br`, '203.0.113.9');
    expect((await tryLogin(email, senha, '203.0.113.9')).status).toBe(429);
    expect((await tryLogin(email, senha, '203.0.113.10')).status).toBe(200);
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', 1],
    ['2001:db8::1', '2001:0db8:0:0:1::', 1],
    ['2001:db8:1:2::1', '2001:DB8:1:2::203.0.113.4', 1],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', 2],
    ['::ffff:203.0.113.4', '203.0.113.4', 1],
    ['::ffff:cb00:7104', '203.0.113.4', 1],
    ['::ffff:203.0.113.4', '::ffff:203.0.113.5', 2],
    ['203.0.113.4', '203.0.113.5', 2],
  ])('%s and %s are counted as %i', async (one, other, counters) => {
    await failTimes(1, 'ninguem', one);
    await failTimes(1, 'ninguem', other);
    const rows = await selectRows(
      backend.current.db,
      sql`SELECT key FROM rate_limits WHERE key LIKE 'login-address:%'`,
    );
    expect(rows).toHaveLength(counters);
  });

  test('are not another address by whatever a caller writes before its own', async () => {
    await failTimes(1, 'ninguem', '203.0.113.4');
    await failTimes(1, 'ninguem', '198.51.100.9, 203.0.113.4');
    await failTimes(1, 'ninguem', 'unknown, 198.51.100.9, 203.0.113.4');
    const rows = await selectRows<{ points: number }>(
      backend.current.db,
      sql`SELECT points FROM rate_limits WHERE key LIKE 'login-address:%'`,
    );
    expect(rows).toEqual([{ points: 3 }]);
  });

  test('do not grow by logins that succeed', async () => {
    const { email, senha } = await registerShopper(visitor());
    for (let i = 0; i < 5; i++) await tryLogin(email, senha, '203.0.113.9');
    const rows = await selectRows<{ points: number }>(
      backend.current.db,
      sql`SELECT points FROM rate_limits WHERE key LIKE 'login-address:%'`,
    );
    expect(rows).toEqual([{ points: 0 }]);
  });
});

const countedByAddress: [rule: string, method: 'GET' | 'POST', path: string, body?: unknown][] = [
  ['login', 'POST', '/api/login', { identificador: 'ninguem', senha: 'Errada123' }],
  ['registration', 'POST', '/api/cadastro', makeRegistration()],
  ['taken', 'POST', '/api/cadastro', makeRegistration()],
  ['recovery', 'POST', '/api/esqueci-senha', { identificador: 'ninguem' }],
  ['newsletter', 'POST', '/api/newsletter', { email: 'ana@exemplo.com.br', versao: NEWSLETTER_TEXT_VERSION }],
  ['coupon', 'GET', '/api/cupom/NADA?id_oferta=1'],
  ['callback', 'POST', '/api/me-ligue', { nome: 'Ana', ddd: '48', tel: '991230001' }],
  ['request-log', 'POST', '/api/requisicao', { url: '/nada', tipo: '404' }],
  [
    'company-lead',
    'POST',
    '/api/empresa-contato',
    {
      nome: 'Ana Souza',
      empresa: 'Metal Azul',
      cnpj: '11.222.333/0001-81',
      email: 'ana@metalazul.com.br',
      telefone: '(48) 99123-0001',
      cidade: 'Joinville',
      pessoas: 12,
      mensagem: 'Queremos treinar a equipe toda.',
      aceite: true,
    },
  ],
];

test.each(countedByAddress)(
  '%s is counted by the network of an IPv6 address',
  async (rule, method, path, body) => {
    for (const ip of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::7']) {
      const headers = { 'x-forwarded-for': ip };
      const { status } = await visitor().request(method, path, {
        headers,
        ...(body !== undefined && { body }),
      });
      expect(status).toBeLessThan(500);
    }
    const rows = await selectRows(
      backend.current.db,
      sql`SELECT key FROM rate_limits WHERE key LIKE ${`${rule}-address:%`}`,
    );
    expect(rows).toHaveLength(1);
  },
);

test('registering with what a person has is refused from the twenty-first on, taken or not', async () => {
  const known = await registerShopper(visitor());
  const ask = (form: object, ip = '203.0.113.8') =>
    visitor().post(
      '/api/cadastro',
      { ...makeRegistration(), ...form },
      { headers: { 'x-forwarded-for': ip } },
    );
  expect((await ask({})).status).toBe(201);
  for (let i = 0; i < 20; i++) expect((await ask({ email: known.email })).status).toBe(409);
  const [taken, free] = [await ask({ email: known.email }), await ask({})];
  expect(taken.status).toBe(429);
  expect(free.body).toEqual(taken.body);
  expect((await ask({}, '203.0.113.9')).status).toBe(201);
});

test('registrations from one address are refused from the hundred and first on', async () => {
  const { db } = backend.current;
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  await visitor().post('/api/cadastro', makeRegistration(), { headers });
  await db.execute(sql`UPDATE rate_limits SET points = 100 WHERE key LIKE 'registration-address:%'`);
  const { status, body } = await visitor().post('/api/cadastro', makeRegistration(), { headers });
  expect(status).toBe(429);
  expect(body.mensagem).toBe('Foram muitas tentativas. Tente novamente em 60 minutos.');
});

test('nothing that names a person or an address lies in the counters', async () => {
  const { email } = await registerShopper(visitor());
  await failTimes(1, email);
  await failTimes(1, 'ninguem@exemplo.com.br');
  const rows = await selectRows<{ key: string }>(
    backend.current.db,
    sql`SELECT key FROM rate_limits UNION SELECT chave || grupo FROM sign_in_turns`,
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toMatch(/@|203\.0|127\.0/);
});
