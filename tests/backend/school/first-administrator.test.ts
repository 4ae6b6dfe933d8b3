import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runCommand } from '#/backend/app/administer.ts';
import { selectRows } from '#/backend/db/database.ts';
import { issueSetupLink } from '#/backend/modules/school/setup/setup-link.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';

const backend = withBackend({ demo: 'off' });
const publicUrl = 'http://localhost:3000';
const codeOf = (link: string | undefined) => new URL(link!).searchParams.get('codigo')!;
const newCode = async () =>
  codeOf(await issueSetupLink(backend.current.db, publicUrl, backend.current.now()));
const form = (codigo: string, email = 'direcao@escola-aurora.com.br') => ({
  codigo,
  nome: 'Helena Prado',
  email,
  senha: 'Girassol2031',
});
const create = async (body: object) => new ApiClient(backend.current.url).post('/api/comecar', body);
const isOpen = async () =>
  ((await new ApiClient(backend.current.url).get('/api/marca')).body as unknown as { aberta: boolean })
    .aberta;

test('a link that is older than an hour, or was made up, makes no one an administrator', async () => {
  const code = await newCode();
  backend.current.moveClock(60 * 60_000);
  expect((await create(form(code))).status).toBe(410);
  expect((await create(form('A'.repeat(43)))).status).toBe(410);
  const check = await new ApiClient(backend.current.url).post('/api/comecar/conferir', { codigo: code });
  expect(check).toMatchObject({ status: 410, body: { codigo: 'LINK_SEM_VALIDADE' } });
  expect(await isOpen()).toBe(false);
});

test('a password that is easily guessed is refused, and the link stays valid', async () => {
  const code = await newCode();
  const refused = await create({ ...form(code), senha: 'Helena2031' });
  expect(refused).toMatchObject({ status: 422, body: { campos: { senha: [expect.any(String)] } } });
  const check = await new ApiClient(backend.current.url).post('/api/comecar/conferir', { codigo: code });
  expect(check.status).toBe(200);
});

test('of 50 requests at once one becomes administrator, who then turns the second factor on', async () => {
  const code = await newCode();
  const clients = Array.from({ length: 50 }, () => new ApiClient(backend.current.url));
  const answers = await Promise.all(
    clients.map((client, n) => client.post('/api/comecar', form(code, `direcao${n}@escola-aurora.com.br`))),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array<number>(49).fill(404)]);
  const rows = await selectRows<{ kind: string }>(
    backend.current.db,
    sql`SELECT tipo_login AS kind FROM logins`,
  );
  expect(rows).toEqual([{ kind: 'ADMIN' }]);
  expect(await isOpen()).toBe(true);

  const winner = clients[answers.findIndex(({ status }) => status === 200)]!;
  const factor = await winner.get('/api/segundo-fator');
  expect(factor.body).toMatchObject({ ligado: false, obrigatorio: true, configuracao: { uri: /^otpauth/ } });
  expect((await winner.get('/api/moderacao/opinioes')).status).toBe(403);
});

test('afterwards there is nothing to set up any more', async () => {
  expect(await issueSetupLink(backend.current.db, publicUrl, backend.current.now())).toBeUndefined();
  expect((await create(form('A'.repeat(43)))).status).toBe(404);
  const check = await new ApiClient(backend.current.url).post('/api/comecar/conferir', { codigo: 'x' });
  expect(check.status).toBe(404);
});

test('the command lets in who is locked out, and makes another administrator', async () => {
  const { db, now, url } = backend.current;
  const run = (...args: string[]) => runCommand(db, { publicUrl, now: now() }, args);
  await expect(run('setup-link')).rejects.toThrow('This shop has been set up.');
  const [, link] = await run('create', 'vice@escola-aurora.com.br', 'Rui Prado');
  await expect(run('create', 'vice@escola-aurora.com.br', 'Rui Prado')).rejects.toThrow('has an account');
  await expect(run('create', 'outro@escola-aurora.com.br', 'Rui')).rejects.toThrow('is no full name');
  const client = new ApiClient(url);
  const choose = (chosen: string, senha: string) =>
    client.post(`/api${new URL(chosen).pathname.replace('trocasenha', 'troca-senha')}`, { senha });
  expect((await choose(link!, 'Tulipa2031')).status).toBe(200);
  const signIn = (senha: string) =>
    new ApiClient(url).post('/api/login', { identificador: 'vice@escola-aurora.com.br', senha });
  expect((await signIn('Tulipa2031')).body).toMatchObject({ proximo: 'segundo-fator' });

  const [, again] = await run('reset', 'vice@escola-aurora.com.br');
  expect((await choose(again!, 'Camelia2031')).status).toBe(200);
  expect((await signIn('Tulipa2031')).status).toBe(401);
  expect((await signIn('Camelia2031')).status).toBe(200);
  await expect(run('reset', 'ninguem@escola-aurora.com.br')).rejects.toThrow('No member of the team');
  expect((await run('list')).join('\n')).toMatch(
    /vice@escola-aurora\.com\.br {2}Rui Prado {2}Administrador {2}no second factor/,
  );
});
