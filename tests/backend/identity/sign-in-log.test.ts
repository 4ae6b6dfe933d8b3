import { afterEach, expect, test } from 'vitest';
import { logins } from '#/backend/db/schema/identity.ts';
import { eq } from 'drizzle-orm';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { registerShopper } from '../../support/backend/registration.ts';

const lines: string[] = [];
const backend = withBackend({ log: (line) => lines.push(line) });
afterEach(() => {
  lines.length = 0;
});

interface Line {
  signIn: string;
  login: number | null;
  person: number | null;
  name?: string;
  network: string;
}

const logged = () =>
  lines.map((line) => JSON.parse(line) as Partial<Line>).filter(({ signIn }) => signIn !== undefined);

test('who signs in, or tries to, is in the log by ids and network, and not by name', async () => {
  const client = new ApiClient(() => backend.current.url);
  const { idPessoa, email, cpf, senha } = await registerShopper(client);
  const [login] = await backend.current.db.select().from(logins).where(eq(logins.email, email));
  const enter = (identificador: string, password: string, ip: string) =>
    new ApiClient(backend.current.url).post(
      '/api/login',
      { identificador, senha: password },
      { headers: { 'x-forwarded-for': ip } },
    );
  await enter(email, 'Errada123', '203.0.113.7');
  await enter(cpf, senha, '2001:db8:1:2:3::4');
  await enter('ninguem@exemplo.com.br', senha, '203.0.113.7');
  await enter('ninguem@exemplo.com.br', senha, '203.0.113.8');
  for (let i = 0; i < 5; i++) await enter(email, 'Errada123', '203.0.113.9');
  await enter(email, senha, '203.0.113.9');

  const who = { login: login!.id_login, person: idPessoa };
  const anonymous = { login: null, person: null };
  const [registered, wrong, entered, unknown, again] = logged();
  expect(registered).toMatchObject({ signIn: 'registered', ...who });
  expect(wrong).toMatchObject({ signIn: 'wrong password', ...who, network: '203.0.113.0/24' });
  expect(entered).toMatchObject({ signIn: 'signed in', ...who, network: '2001:db8:1::/48' });
  expect(unknown).toMatchObject({ signIn: 'unknown name', ...anonymous, network: '203.0.113.0/24' });
  expect(again!.name).toBe(unknown!.name);
  expect(unknown!.name).not.toBe(wrong!.name);
  expect(logged().at(-1)).toMatchObject({ signIn: 'has to wait', ...who });
  const text = lines.join('\n');
  for (const secret of [
    email,
    cpf,
    cpf.replaceAll(/\D/g, ''),
    senha,
    'ninguem@',
    '203.0.113.7',
    '2001:db8:1:2',
  ]) {
    expect(text).not.toContain(secret);
  }
});
