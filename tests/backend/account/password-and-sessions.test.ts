import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { outbox } from '#/backend/db/schema/identity.ts';
import type { AccountSession } from '#/contract/account/account.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { personPassword } from '../../support/person.ts';
import { registerShopper } from '../../support/backend/registration.ts';

const backend = withBackend();
const visitor = () => new ApiClient(() => backend.current.url);

const from = (address: string) => ({ 'x-forwarded-for': address });

async function signIn(email: string, senha: string, headers?: Record<string, string>) {
  const client = visitor();
  const { status } = await client.post('/api/login', { identificador: email, senha }, headers && { headers });
  return { client, status };
}

describe('changing the password', () => {
  test('needs the current one, ends the other sessions at once and tells by e-mail (IDENTITY-14)', async () => {
    const client = visitor();
    const { email, senha } = await registerShopper(client);
    const { client: elsewhere } = await signIn(email, senha);
    const { status } = await client.put('/api/senha', { senhaAtual: senha, senhaNova: 'Nova2026x' });
    expect(status).toBe(200);
    expect((await client.get('/api/minha-conta')).status).toBe(200);
    expect((await client.put('/api/refreshTokenUser')).status).toBe(200);
    expect((await elsewhere.get('/api/minha-conta')).status).toBe(401);
    expect((await elsewhere.put('/api/refreshTokenUser')).status).toBe(401);
    expect((await signIn(email, senha)).status).toBe(401);
    expect((await signIn(email, 'Nova2026x')).status).toBe(200);
    const mails = await backend.current.db.select().from(outbox).where(eq(outbox.destinatario, email));
    expect(mails.filter(({ tipo }) => tipo === 'senha-alterada')).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain('Nova2026x');
  });

  test.each([
    [{ senhaAtual: 'Errada2026', senhaNova: 'Nova2026x' }, { senhaAtual: ['Senha incorreta.'] }],
    [{ senhaAtual: '', senhaNova: 'Nova2026x' }, { senhaAtual: ['Este campo é obrigatório.'] }],
    [
      { senhaAtual: personPassword, senhaNova: 'fraca' },
      { senhaNova: ['Senha não segue as regras abaixo.'] },
    ],
    [
      { senhaAtual: personPassword, senhaNova: personPassword },
      { senhaNova: ['Escolha uma senha diferente da atual.'] },
    ],
  ])('%j is refused on its field, and no one is signed out', async (body, campos) => {
    const client = visitor();
    const { email, senha } = await registerShopper(client);
    const { client: elsewhere } = await signIn(email, senha);
    const response = await client.put('/api/senha', body);
    expect([response.status, response.body.campos]).toEqual([422, campos]);
    expect((await elsewhere.get('/api/minha-conta')).status).toBe(200);
  });

  test('wrong ones make the session wait, and keep no one from signing in', async () => {
    const client = visitor();
    const { email, senha } = await registerShopper(client);
    const statuses = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push(
        (await client.put('/api/senha', { senhaAtual: 'Errada2026', senhaNova: 'Nova2026x' })).status,
      );
    }
    expect(statuses).toEqual([...Array<number>(5).fill(422), 429]);
    expect((await signIn(email, senha)).status).toBe(200);
  });
});

describe('sessions', () => {
  test('are listed, the asking one marked, and another one can be ended', async () => {
    const client = visitor();
    const { email, senha } = await registerShopper(client);
    const { client: phone } = await signIn(email, senha, {
      'user-agent': 'Telefone/1.0',
      ...from('203.0.113.7'),
    });
    const { body } = await client.get<AccountSession[]>('/api/sessoes');
    expect(body).toHaveLength(2);
    expect(body.filter(({ atual }) => atual)).toHaveLength(1);
    const other = body.find(({ atual }) => !atual)!;
    expect([other.agente, other.rede]).toEqual(['Telefone/1.0', '203.0.113.7']);
    expect((await client.delete(`/api/sessoes/${other.id}`, { body: { senha } })).status).toBe(200);
    expect((await phone.get('/api/minha-conta')).status).toBe(401);
    expect((await phone.put('/api/refreshTokenUser')).status).toBe(401);
    expect((await client.get<AccountSession[]>('/api/sessoes')).body).toHaveLength(1);
  });

  test('of others, ended ones and ones that never were answer byte for byte alike', async () => {
    const [client, stranger] = [visitor(), visitor()];
    const { email, senha } = await registerShopper(client);
    await registerShopper(stranger);
    const { client: third } = await signIn(email, senha);
    const idOf = async (who: ApiClient) =>
      (await who.get<AccountSession[]>('/api/sessoes')).body.find(({ atual }) => atual)!.id;
    const [foreign, ended] = [await idOf(stranger), await idOf(third)];
    await client.delete(`/api/sessoes/${ended}`, { body: { senha } });
    const responses = [];
    for (const id of [foreign, ended, '00000000-0000-4000-8000-000000000000', 'nada']) {
      const { status, body } = await client.delete(`/api/sessoes/${id}`, { body: { senha } });
      responses.push(JSON.stringify({ status, body }));
    }
    expect(new Set(responses).size).toBe(1);
    expect(responses[0]).toContain('"status":404');
    expect((await stranger.get('/api/minha-conta')).status).toBe(200);
  });

  test('all others are ended at once, of every login of the person', async () => {
    const client = visitor();
    const { email, senha } = await registerShopper(client);
    const others = [await signIn(email, senha), await signIn(email, senha)].map((each) => each.client);
    expect((await client.delete('/api/sessoes', { body: { senha } })).status).toBe(200);
    for (const other of others) expect((await other.put('/api/refreshTokenUser')).status).toBe(401);
    expect((await client.get<AccountSession[]>('/api/sessoes')).body).toHaveLength(1);
  });

  test.each([
    ['with a wrong one', { senha: 'Errada2026' }],
    ['with none', {}],
  ])('are not ended without the password: %s', async (_how, body) => {
    const client = visitor();
    const { email, senha } = await registerShopper(client);
    const { client: phone } = await signIn(email, senha);
    const { body: sessions } = await client.get<AccountSession[]>('/api/sessoes');
    const { id } = sessions.find(({ atual }) => !atual)!;
    for (const path of [`/api/sessoes/${id}`, '/api/sessoes']) {
      const response = await client.delete(path, { body });
      expect([response.status, Object.keys(response.body.campos ?? {})]).toEqual([422, ['senha']]);
    }
    expect((await phone.get('/api/minha-conta')).status).toBe(200);
  });

  test('tell when and from where they were last used', async () => {
    const client = visitor();
    const { email, senha } = await registerShopper(client);
    const { client: phone } = await signIn(email, senha);
    backend.current.moveClock(20 * 60_000);
    const before = backend.current.now();
    for (const each of [phone, client]) {
      await each.request('PUT', '/api/refreshTokenUser', { body: {}, headers: from('2001:db8:1:2:3::4') });
    }
    const { body } = await client.get<AccountSession[]>('/api/sessoes');
    for (const { criadaEm, usadaEm, rede } of body) {
      expect(Date.parse(usadaEm)).toBeGreaterThanOrEqual(before.getTime());
      expect(Date.parse(criadaEm)).toBeLessThan(before.getTime());
      expect(rede).toBe('2001:db8:1:2::/64');
    }
  });
});
