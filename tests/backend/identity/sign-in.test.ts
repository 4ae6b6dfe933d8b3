import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { logins } from '#/backend/db/schema/identity.ts';
import type { PersonData } from '#/contract/identity/session.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, withBackend } from '../../support/backend/backend.ts';
import { registerShopper, type Registration } from '../../support/backend/registration.ts';

const backend = withBackend();
const visitor = () => new ApiClient(() => backend.current.url);

let person: Registration & { idPessoa: number };
beforeAll(async () => {
  person = await registerShopper(visitor());
  await backend.current.db.update(logins).set({ usuario: 'ana.souza' }).where(eq(logins.email, person.email));
});

describe('signing in', () => {
  test.each([
    ['the CPF with its mask', () => person.cpf],
    ['the CPF without mask', () => person.cpf.replaceAll(/\D/g, '')],
    ['the e-mail', () => person.email],
    ['the e-mail in capitals, with spaces', () => ` ${person.email.toUpperCase()} `],
    ['the user name', () => 'ana.souza'],
    ['the user name in capitals', () => 'Ana.Souza'],
  ])('works by %s', async (_name, identificador) => {
    const client = visitor();
    const { status, body } = await client.post<{ idPessoa: number }>('/api/login', {
      identificador: identificador(),
      senha: person.senha,
    });
    expect({ status, body }).toEqual({ status: 200, body: { idPessoa: person.idPessoa } });
    expect((await client.get('/api/getPersonData')).status).toBe(200);
  });

  test('sets cookies that scripts cannot read, of the development kind (SESSION-1)', async () => {
    const { setCookies } = await visitor().post('/api/login', {
      identificador: person.email,
      senha: person.senha,
    });
    expect(Object.keys(setCookies)).toEqual(['dev_userToken', 'dev_refreshToken', 'dev_knownBrowser']);
    for (const line of Object.values(setCookies)) {
      expect(line).toMatch(/; Max-Age=(2592000|31536000); Path=\/; HttpOnly; SameSite=Lax$/);
    }
  });

  test('sets Secure cookies for an https shop, and ours so that no other host can (SESSION-20)', async () => {
    const production = await startTestBackend({
      database: backend.current,
      publicUrl: 'https://loja.example',
    });
    const client = new ApiClient(production.url);
    const { setCookies } = await client.post('/api/login', {
      identificador: person.email,
      senha: person.senha,
    });
    expect(Object.keys(setCookies)).toEqual(['userToken', '__Host-refreshToken', '__Host-knownBrowser']);
    for (const line of Object.values(setCookies))
      expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const planted = new ApiClient(production.url, [
      ['refreshToken', client.cookies.get('__Host-refreshToken')!],
    ]);
    expect((await planted.put('/api/refreshTokenUser', {})).status, 'a name of before').toBe(401);
    expect((await client.put('/api/refreshTokenUser', {})).status).toBe(200);
    expect((await client.get('/api/getPersonData')).status).toBe(200);
    await production.stop();
  });

  test('takes over nothing of a session that was planted in the browser', async () => {
    const planter = visitor();
    await registerShopper(planter);
    const browser = planter.copy();
    const { status } = await browser.post('/api/login', { identificador: person.email, senha: person.senha });
    expect(status).toBe(200);
    for (const name of ['dev_userToken', 'dev_refreshToken']) {
      expect(browser.cookies.get(name), name).not.toBe(planter.cookies.get(name));
    }
    const who = async (client: ApiClient) =>
      (await client.get<{ idPessoa?: number }>('/api/getPersonData')).body.idPessoa;
    expect(await who(browser)).toBe(person.idPessoa);
    expect(await who(planter), 'the session planted is over').toBeUndefined();
    expect((await planter.put('/api/refreshTokenUser')).status).toBe(401);
  });

  test('in the checkout gives a purchaser token in place of the user token (SESSION-8)', async () => {
    const client = visitor();
    await client.post('/api/login', {
      identificador: person.email,
      senha: person.senha,
      contexto: 'checkout',
    });
    expect([...client.cookies.keys()]).toEqual([
      'dev_purchaserToken',
      'dev_refreshToken',
      'dev_knownBrowser',
    ]);
    expect((await client.get('/api/getPersonData')).status).toBe(401);
    client.cookies.set('dev_userToken', client.cookies.get('dev_purchaserToken')!);
    expect((await client.get('/api/getPersonData')).status).toBe(200);
  });
});

describe('the data of the person', () => {
  test('is what was registered', async () => {
    const client = visitor();
    await client.post('/api/login', { identificador: person.email, senha: person.senha });
    const { body } = await client.get<PersonData>('/api/getPersonData');
    expect(body).toEqual({
      idPessoa: person.idPessoa,
      nome: person.nome,
      cpf: person.cpf,
      nascimento: person.nascimento,
      telefones: [person.telefone.replaceAll(/\D/g, '')],
      temTelefone: true,
      tipoLogin: 'ALUNO',
      idLoginContactCenter: null,
      login: { email: person.email },
      emailPrincipal: person.email,
      emailConfirmado: false,
      faltaSegundoFator: false,
    });
  });

  test('is refused to visitors', async () => {
    const { status, body } = await visitor().get('/api/getPersonData');
    expect(status).toBe(401);
    expect(body.codigo).toBe('NAO_AUTENTICADO');
  });

  test('a phone registered later becomes the main one, once', async () => {
    const client = visitor();
    const shopper = await registerShopper(client);
    const { senha } = shopper;
    for (const body of [{ telefone: '(48) 3222-1234', senha }, { telefone: '(48) 3222-1234' }]) {
      expect((await client.post('/api/telefone', body)).status).toBe(200);
    }
    const { body } = await client.get<PersonData>('/api/getPersonData');
    expect(body.telefones).toEqual(['4832221234', shopper.telefone.replaceAll(/\D/g, '')]);
  });

  test.each([[{}], [{ senha: 'Errada2026' }]])(
    'another phone is not registered by a person who has a session but not the password: %j',
    async (given) => {
      const client = visitor();
      const { telefone } = await registerShopper(client);
      const changes = [
        await client.post('/api/telefone', { telefone: '(48) 3222-1234', ...given }),
        await client.put('/api/minha-conta', { telefones: ['4832221234'], ...given }),
      ];
      for (const { status, body } of changes) {
        expect([status, Object.keys(body.campos ?? {})]).toEqual([422, ['senha']]);
      }
      const { body } = await client.get<PersonData>('/api/getPersonData');
      expect(body.telefones).toEqual([telefone.replaceAll(/\D/g, '')]);
      const same = { nome: 'Ana de Lima', telefones: body.telefones };
      expect((await client.put('/api/minha-conta', same)).status, 'the same phones').toBe(200);
    },
  );

  test('a phone of no area is refused, a visitor too', async () => {
    const client = visitor();
    expect((await client.post('/api/telefone', { telefone: '(48) 3222-1234' })).status).toBe(401);
    await registerShopper(client);
    const { status, body } = await client.post('/api/telefone', { telefone: '(20) 3222-1234' });
    expect(status).toBe(422);
    expect(body.campos).toEqual({ telefone: ['Informe um telefone válido'] });
  });
});
