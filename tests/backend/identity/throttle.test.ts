import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { selectRows } from '#/backend/db/database.ts';
import { ApiClient, type Answer } from '../../support/api-client.ts';
import { startTestBackend, withBackend } from '../../support/backend.ts';
import { NEWSLETTER_TEXT_VERSION } from '#/domain/newsletter.ts';
import { makeRegistration, registerSomebody } from '../../support/registration.ts';

const backend = withBackend();
const visitor = () => new ApiClient(() => backend.current.url);

const tryLogin = (identificador: string, senha: string, ip = '203.0.113.1', client = visitor()) =>
  client.post('/api/login', { identificador, senha }, { headers: { 'x-forwarded-for': ip } });

async function failTimes(count: number, identificador: string, ip?: string): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, () => tryLogin(identificador, 'Errada123', ip)));
}

/** The counters run by the machine's time: their end is brought forward instead of waiting for it. */
const passTime = () =>
  backend.current.db.execute(sql`UPDATE rate_limits SET expire = now() - interval '1 second'`);

afterEach(() => backend.current.db.execute(sql`DELETE FROM rate_limits`));

describe('wrong passwords of one account', () => {
  test('are refused from the eleventh on, with the time to wait, even with the right password', async () => {
    const { email, senha } = await registerSomebody(visitor());
    const answers = await failTimes(12, email);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    const { status, body, headers } = await tryLogin(email, senha, '203.0.113.2');
    expect(status).toBe(429);
    expect(body.codigo).toBe('MUITAS_TENTATIVAS');
    expect(body.mensagem).toBe('Foram muitas tentativas. Tente novamente em 15 minutos.');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(840);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900);
    await passTime();
    expect((await tryLogin(email, senha)).status).toBe(200);
  });

  test('count together, by whichever name the account is tried, without saying that it is one account', async () => {
    const { email, cpf, senha } = await registerSomebody(visitor());
    await failTimes(5, email);
    await failTimes(5, cpf);
    const held = await tryLogin(cpf, senha);
    expect(held.status).toBe(401);
    expect(held.body).toEqual((await tryLogin('ninguem@exemplo.com.br', 'Errada123')).body);
    await passTime();
    expect((await tryLogin(cpf, senha)).status).toBe(200);
  });

  test('are forgotten after the right one', async () => {
    const { email, senha } = await registerSomebody(visitor());
    await failTimes(9, email);
    expect((await tryLogin(email, senha)).status).toBe(200);
    const answers = await failTimes(10, email);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  });

  test('are forgotten under every name after the right one', async () => {
    const { email, cpf, senha } = await registerSomebody(visitor());
    await failTimes(4, cpf);
    await failTimes(5, email);
    expect((await tryLogin(email, senha)).status).toBe(200);
    const answers = await failTimes(10, cpf);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  });

  test('count for an account that does not exist just the same', async () => {
    const answers = await failTimes(11, 'ninguem@exemplo.com.br');
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  test('of one account leave the others alone', async () => {
    const { email } = await registerSomebody(visitor());
    const other = await registerSomebody(visitor());
    await failTimes(11, email);
    expect((await tryLogin(other.email, other.senha)).status).toBe(200);
  });

  test('count together on all instances', async () => {
    const { email } = await registerSomebody(visitor());
    const other = await startTestBackend({ database: backend.current });
    await failTimes(6, email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => tryLogin(email, 'Errada123', undefined, new ApiClient(other.url))),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    await other.stop();
  });
});

describe('wrong passwords from one address', () => {
  test('are refused from the hundred and first on, for that address only', async () => {
    const { email, senha } = await registerSomebody(visitor());
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
    const { email, senha } = await registerSomebody(visitor());
    for (let i = 0; i < 5; i++) await tryLogin(email, senha, '203.0.113.9');
    const rows = await selectRows<{ points: number }>(
      backend.current.db,
      sql`SELECT points FROM rate_limits WHERE key LIKE 'login-address:%'`,
    );
    expect(rows).toEqual([{ points: 0 }]);
  });
});

/** Every call that is counted by address, with something that counts. */
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

test('registering with what somebody has is refused from the twenty-first on, taken or not', async () => {
  const known = await registerSomebody(visitor());
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
  const { email } = await registerSomebody(visitor());
  await failTimes(1, email);
  await failTimes(1, 'ninguem@exemplo.com.br');
  const rows = await selectRows<{ key: string }>(backend.current.db, sql`SELECT key FROM rate_limits`);
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toMatch(/@|203\.0|127\.0/);
});
