import { hash, verify } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { logins } from '#/backend/db/schema/identity.ts';
import { newsletterSubscriptions } from '#/backend/db/schema/newsletter.ts';
import { NEWSLETTER_TEXT_VERSION } from '#/domain/community/newsletter.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { makeCpf } from '../../support/person.ts';
import { makeRegistration, registerShopper, type Registration } from '../../support/backend/registration.ts';

// The real one, watched: that the same work is done is seen by what is asked of it, not by a clock.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<{ hash: typeof hash; verify: typeof verify }>();
  return { hash: vi.fn<typeof hash>(argon2.hash), verify: vi.fn<typeof verify>(argon2.verify) };
});

const start = new Date();
const backend = withBackend({ clock: () => start });
const visitor = () => new ApiClient(() => backend.current.url);

let known: Registration;
let off: Registration;
beforeAll(async () => {
  const { db } = backend.current;
  known = await registerShopper(visitor());
  await db.update(logins).set({ usuario: 'ana.souza' }).where(eq(logins.email, known.email));
  off = await registerShopper(visitor());
  await db.update(logins).set({ desativado_em: new Date() }).where(eq(logins.email, off.email));
});
beforeEach(() => {
  vi.mocked(verify).mockClear();
  vi.mocked(hash).mockClear();
});
afterEach(async () => {
  await backend.current.db.execute(sql`DELETE FROM rate_limits`);
  await backend.current.db.execute(sql`DELETE FROM sign_in_turns`);
});

async function wholeResponse(path: string, body: unknown, { method = 'POST', cookie = '' } = {}) {
  const response = await fetch(backend.current.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': '127.0.0.1',
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(body),
  });
  const headers = [...response.headers].filter(
    ([name]) => !['x-request-id', 'date', 'retry-after'].includes(name),
  );
  return { status: response.status, headers, text: await response.text() };
}

async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const { db } = backend.current;
  const session = Object.getPrototypeOf((db as unknown as { session: object }).session) as {
    prepareQuery(query: { sql: string }): unknown;
  };
  const prepared = vi.spyOn(session, 'prepareQuery');
  await run();
  const statements = prepared.mock.calls.map(([query]) => query.sql);
  prepared.mockRestore();
  return statements;
}

const unknownPeople = () => ['ninguem@exemplo.com.br', makeCpf(), 'ninguem'];

describe('signing in', () => {
  test('is refused alike, to the byte, for a wrong password, unknown people and a login switched off', async () => {
    const tries = [
      { identificador: known.email, senha: 'Errada123' },
      { identificador: known.cpf, senha: 'Errada123' },
      { identificador: 'ana.souza', senha: 'Errada123' },
      { identificador: off.email, senha: off.senha },
      ...unknownPeople().map((identificador) => ({ identificador, senha: 'Errada123' })),
    ];
    const [first, ...others] = await Promise.all(tries.map((body) => wholeResponse('/api/login', body)));
    expect(first).toMatchObject({
      status: 401,
      text: JSON.stringify({
        status: 401,
        codigo: 'CREDENCIAIS_INVALIDAS',
        mensagem: 'Usuário ou senha incorretos. Confira e tente de novo.',
      }),
    });
    expect(first!.headers.map(([name]) => name)).not.toContain('set-cookie');
    for (const other of others) expect(other).toEqual(first);
  });

  test('takes the same work: one password is checked, of the same cost, anyone who it is', async () => {
    const people = [known.email, off.email, ...unknownPeople()];
    const costs: string[] = [];
    for (const identificador of people) {
      vi.mocked(verify).mockClear();
      await wholeResponse('/api/login', { identificador, senha: 'Errada123' });
      expect(verify).toHaveBeenCalledTimes(1);
      const [checked, password] = vi.mocked(verify).mock.calls[0]!;
      expect(password).toBe('Errada123');
      const [, kind, version, cost] = String(checked).split('$');
      costs.push(`${kind} ${version} ${cost}`);
    }
    expect(new Set(costs)).toEqual(new Set(['argon2id v=19 m=19456,t=2,p=1']));
  });

  test('asks the database the same, anyone who it is', async () => {
    const pairs = [
      [known.email, 'ninguem@exemplo.com.br'],
      [known.email, off.email],
      [known.cpf, makeCpf()],
      ['ana.souza', 'ninguem'],
    ];
    for (const [one, other] of pairs) {
      const ask = (identificador: string | undefined) =>
        statementsOf(() => wholeResponse('/api/login', { identificador, senha: 'Errada123' }));
      const statements = await ask(one);
      expect(statements.length).toBeGreaterThan(3);
      expect(await ask(other)).toEqual(statements);
    }
  });

  test('is held up alike after too many tries', async () => {
    const answers = [];
    for (const identificador of [known.email, 'ninguem@exemplo.com.br']) {
      const body = { identificador, senha: 'Errada123' };
      for (let i = 0; i < 10; i++) await wholeResponse('/api/login', body);
      answers.push(await wholeResponse('/api/login', body));
    }
    expect(answers[0]!.status).toBe(429);
    expect(answers[1]).toEqual(answers[0]);
  });
});

test('a name tried too often says nothing of the other names, known or unknown', async () => {
  const answers = [];
  for (const [one, other] of [
    [known.email, known.cpf],
    ['ninguem@exemplo.com.br', makeCpf()],
    [known.email, makeCpf()],
  ]) {
    await backend.current.db.execute(sql`DELETE FROM rate_limits`);
    for (let i = 0; i < 11; i++)
      await wholeResponse('/api/login', { identificador: one, senha: 'Errada123' });
    vi.mocked(verify).mockClear();
    answers.push(await wholeResponse('/api/login', { identificador: other, senha: 'Errada123' }));
    expect(verify).toHaveBeenCalledTimes(1);
  }
  expect(answers[0]!.status).toBe(401);
  for (const other of answers) expect(other).toEqual(answers[0]);
});

test('registering is refused alike, whether the CPF is taken, the e-mail, or both', async () => {
  const { cpf, email } = known;
  const taken = [{ cpf }, { email }, { cpf, email }, { email: email.toUpperCase() }];
  const [first, ...others] = await Promise.all(
    taken.map((fields) => wholeResponse('/api/cadastro', { ...makeRegistration(), ...fields })),
  );
  expect(first!.status).toBe(409);
  for (const other of others) expect(other).toEqual(first);
});

test('registering hashes one password, taken or not', async () => {
  for (const fields of [{}, { cpf: known.cpf }, { email: known.email }]) {
    vi.mocked(hash).mockClear();
    await wholeResponse('/api/cadastro', { ...makeRegistration(), ...fields });
    expect(hash).toHaveBeenCalledTimes(1);
  }
});

describe('without a session', () => {
  test.each([
    ['a forgotten password', '/api/esqueci-senha', (email: string) => ({ identificador: email }), 202],
    ['news', '/api/newsletter', (email: string) => ({ email, versao: NEWSLETTER_TEXT_VERSION }), 202],
  ])('%s is asked for with the same answer and the same statements', async (_what, path, bodyOf, status) => {
    const { db } = backend.current;
    await db
      .insert(newsletterSubscriptions)
      .values({
        email: known.email,
        versao_texto: NEWSLETTER_TEXT_VERSION,
        pedido_em: new Date(),
        confirmado_em: new Date(),
      })
      .onConflictDoNothing();
    const emails = [known.email, off.email, 'ninguem@exemplo.com.br'];
    const seen = [];
    for (const email of emails) {
      let answer: unknown;
      const statements = await statementsOf(async () => (answer = await wholeResponse(path, bodyOf(email))));
      seen.push({ answer, statements });
    }
    expect(seen[0]!.answer).toMatchObject({ status });
    for (const other of seen) expect(other).toEqual(seen[0]);
  });
});

test('changing the e-mail to one that is taken is answered with the same bytes after the same statements', async () => {
  const client = visitor();
  const { senha } = await registerShopper(client);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const seen = [];
  // Some statements are put together once and seen only then, so the first answer isn't compared.
  for (const email of ['outro.de.ninguem@exemplo.com.br', known.email, 'de.ninguem@exemplo.com.br']) {
    await backend.current.db.execute(sql`DELETE FROM rate_limits`);
    let answer: unknown;
    const statements = await statementsOf(async () => {
      answer = await wholeResponse('/api/email', { email, senha }, { method: 'PUT', cookie });
    });
    seen.push({ answer, statements });
  }
  expect(seen[1]!.answer).toMatchObject({ status: 202 });
  expect(seen[2]).toEqual(seen[1]);
});

test.each([
  ['/api/confirmacao-login', { resposta: 'nao-fui-eu' }],
  ['/api/troca-senha', { senha: 'Outra2026' }],
  ['/api/desfazer-email', {}],
])('a link that is none costs no hashing of a password: %s', async (path, body) => {
  const suffix = path.endsWith('senha') ? '/vitrine' : '';
  expect((await wholeResponse(`${path}/${'A'.repeat(43)}${suffix}`, body)).status).toBe(410);
  expect(hash).not.toHaveBeenCalled();
});

test('sending a confirmation again tells visitors nothing: it is for a person who is signed in', async () => {
  const answer = await wholeResponse('/api/email/reenviar', { email: known.email });
  expect(answer).toMatchObject({ status: 401 });
  expect(await wholeResponse('/api/email/reenviar', { email: 'ninguem@exemplo.com.br' })).toEqual(answer);
});
