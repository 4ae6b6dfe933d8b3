import { verify } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { logins } from '#/backend/db/schema/identity.ts';
import { ApiClient } from '../../support/api-client.ts';
import { withBackend } from '../../support/backend.ts';
import { makeCpf } from '../../support/person.ts';
import { makeRegistration, registerSomebody, type Registration } from '../../support/registration.ts';

// The real one, watched: that the same work is done is seen by what is asked of it, not by a clock.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<{ hash: unknown; verify: typeof verify }>();
  return { hash: argon2.hash, verify: vi.fn<typeof verify>(argon2.verify) };
});

const backend = withBackend();
const visitor = () => new ApiClient(() => backend.current.url);

let known: Registration;
let off: Registration;
beforeAll(async () => {
  const { db } = backend.current;
  known = await registerSomebody(visitor());
  await db.update(logins).set({ usuario: 'ana.souza' }).where(eq(logins.email, known.email));
  off = await registerSomebody(visitor());
  await db.update(logins).set({ desativado_em: new Date() }).where(eq(logins.email, off.email));
});
beforeEach(() => void vi.mocked(verify).mockClear());
afterEach(() => backend.current.db.execute(sql`DELETE FROM rate_limits`));

/** Everything of an answer that a caller sees, to the byte, but for what tells requests and moments apart. */
async function wholeAnswer(path: string, body: unknown) {
  const response = await fetch(backend.current.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const headers = [...response.headers].filter(
    ([name]) => !['x-request-id', 'date', 'retry-after'].includes(name),
  );
  return { status: response.status, headers, text: await response.text() };
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
    const [first, ...others] = await Promise.all(tries.map((body) => wholeAnswer('/api/login', body)));
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

  test('takes the same work: one password is checked, of the same cost, whoever it is', async () => {
    const people = [known.email, off.email, ...unknownPeople()];
    const costs: string[] = [];
    for (const identificador of people) {
      vi.mocked(verify).mockClear();
      await wholeAnswer('/api/login', { identificador, senha: 'Errada123' });
      expect(verify).toHaveBeenCalledTimes(1);
      const [hash, password] = vi.mocked(verify).mock.calls[0]!;
      expect(password).toBe('Errada123');
      const [, kind, version, cost] = String(hash).split('$');
      costs.push(`${kind} ${version} ${cost}`);
    }
    expect(new Set(costs)).toEqual(new Set(['argon2id v=19 m=19456,t=2,p=1']));
  });

  test('is held up alike after too many tries', async () => {
    const answers = [];
    for (const identificador of [known.email, 'ninguem@exemplo.com.br']) {
      const body = { identificador, senha: 'Errada123' };
      for (let i = 0; i < 10; i++) await wholeAnswer('/api/login', body);
      answers.push(await wholeAnswer('/api/login', body));
    }
    expect(answers[0]!.status).toBe(429);
    expect(answers[1]).toEqual(answers[0]);
  });
});

test('registering is refused alike, whether the CPF is taken, the e-mail, or both', async () => {
  const { cpf, email } = known;
  const taken = [{ cpf }, { email }, { cpf, email }, { email: email.toUpperCase() }];
  const [first, ...others] = await Promise.all(
    taken.map((fields) => wholeAnswer('/api/cadastro', { ...makeRegistration(), ...fields })),
  );
  expect(first!.status).toBe(409);
  for (const other of others) expect(other).toEqual(first);
});

test('sending a confirmation again tells visitors nothing: it is for who is signed in', async () => {
  const answer = await wholeAnswer('/api/email/reenviar', { email: known.email });
  expect(answer).toMatchObject({ status: 401 });
  expect(await wholeAnswer('/api/email/reenviar', { email: 'ninguem@exemplo.com.br' })).toEqual(answer);
});
