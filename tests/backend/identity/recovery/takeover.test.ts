import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { emailChanges, knownBrowsers, logins, outbox, rateLimits } from '#/backend/db/schema/identity.ts';
import { sendMails } from '#/backend/app/send-mails.ts';
import type { PersonData } from '#/contract/identity/session.ts';
import { ApiClient } from '../../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../../support/backend/backend.ts';
import { eventually } from '../../../support/eventually.ts';
import { linkIn } from '../../../support/mail/mail-server.ts';
import { withMailServer } from '../../../support/mail/with-mail-server.ts';
import {
  makeRegistration,
  registerShopper,
  type Registration,
} from '../../../support/backend/registration.ts';

const server = withMailServer();
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ smtpUrl: server.url });
});
afterAll(() => backend.stop());
afterEach(async () => {
  server.failing = undefined;
  await backend.db.delete(rateLimits);
});

const DAY_MS = 86_400_000;
const NEW_PASSWORD = 'Novinha2026';
const changed = 'O e-mail da sua conta mudou';
const confirmNew = 'Confirme seu novo e-mail';
const visitor = () => new ApiClient(() => backend.url);

let count = 0;
const newAddress = () => `ladrao.${++count}@exemplo.com.br`;

async function signIn(identificador: string, senha: string) {
  const client = visitor();
  const { status } = await client.post('/api/login', { identificador, senha });
  return { client, status };
}

async function receive(email: string, subject: string, path: string): Promise<URL> {
  await sendMails(backend.services);
  const mails = await eventually(() => {
    const found = server.mailsTo(email, subject);
    expect(found.length).toBeGreaterThan(0);
    return found;
  });
  return linkIn(mails.at(-1), path);
}

const confirmLink = async (email: string) =>
  (await receive(email, confirmNew, '/confirme-seu-email')).searchParams.get('token')!;
const confirm = (token: string) => visitor().post('/api/email/confirmar', { token });
const undoLink = async (email: string) =>
  `/api${(await receive(email, changed, '/desfazer-email/')).pathname}`;
const emailOf = async (client: ApiClient) =>
  (await client.get<PersonData>('/api/getPersonData')).body.login.email;

async function makeVictim() {
  const owner = visitor();
  const person = await registerShopper(owner);
  const { client: thief } = await signIn(person.email, person.senha);
  const evil = newAddress();
  return { owner, person, thief, evil };
}
const askForAddress = (client: ApiClient, email: string, senha: string) =>
  client.put('/api/email', { email, senha });

type Renew = (owner: ApiClient, person: Registration) => Promise<void>;

const ways: [name: string, renew: Renew][] = [
  [
    'a new password',
    async (owner, { senha }) => {
      const { status } = await owner.put('/api/senha', { senhaAtual: senha, senhaNova: NEW_PASSWORD });
      expect(status).toBe(200);
    },
  ],
  [
    'a reset',
    async (_owner, { email }) => {
      await visitor().post('/api/esqueci-senha', { identificador: email });
      const { pathname } = await receive(email, 'Crie uma nova senha', '/trocasenha/');
      const path = pathname.replace('/trocasenha/', '/api/troca-senha/');
      expect((await visitor().post(path, { senha: NEW_PASSWORD })).status).toBe(200);
    },
  ],
];

describe.each(ways)('%s', (_name, renew) => {
  test('ends the link to another address that a person asked for before', async () => {
    const { owner, person, thief, evil } = await makeVictim();
    expect((await askForAddress(thief, evil, person.senha)).status).toBe(202);
    const token = await confirmLink(evil);
    await renew(owner, person);
    expect((await confirm(token)).status).toBe(410);
    expect((await signIn(person.email, NEW_PASSWORD)).status).toBe(200);
  });

  test('ends the link that waits in the outbox and would be made again at the next try', async () => {
    const { owner, person, thief, evil } = await makeVictim();
    await sendMails(backend.services);
    server.refuse = (to) =>
      to === evil ? Object.assign(new Error('later'), { responseCode: 451 }) : undefined;
    expect((await askForAddress(thief, evil, person.senha)).status).toBe(202);
    await sendMails(backend.services);
    await renew(owner, person);
    server.refuse = undefined;
    backend.moveClock(120_000);
    await sendMails(backend.services);
    expect(server.mailsTo(evil)).toEqual([]);
    expect(await backend.db.$count(outbox, eq(outbox.destinatario, evil))).toBe(0);
  });

  test('leaves no address that waits to be confirmed', async () => {
    const { owner, person, thief, evil } = await makeVictim();
    await askForAddress(thief, evil, person.senha);
    await renew(owner, person);
    const sent = server.mailsTo(evil, confirmNew).length;
    await backend.db.delete(rateLimits);
    const { client } = await signIn(person.email, NEW_PASSWORD);
    expect((await client.post('/api/email/reenviar')).status).toBe(202);
    await sendMails(backend.services);
    expect(server.mailsTo(evil, confirmNew)).toHaveLength(sent);
  });

  test('ends another wish for a new password that still waits', async () => {
    const { owner, person } = await makeVictim();
    await sendMails(backend.services);
    server.refuse = () => Object.assign(new Error('later'), { responseCode: 451 });
    for (const identificador of [person.email.toUpperCase(), person.cpf]) {
      await visitor().post('/api/esqueci-senha', { identificador });
    }
    await sendMails(backend.services);
    server.refuse = undefined;
    await renew(owner, person);
    const sent = server.mailsTo(person.email, 'Crie uma nova senha').length;
    backend.moveClock(120_000);
    await sendMails(backend.services);
    expect(server.mailsTo(person.email, 'Crie uma nova senha')).toHaveLength(sent);
  });

  test('makes no browser known but the one it was made with', async () => {
    const { owner, person } = await makeVictim();
    const [login] = await backend.db.select().from(logins).where(eq(logins.email, person.email));
    const known = () => backend.db.$count(knownBrowsers, eq(knownBrowsers.id_login, login!.id_login));
    expect(await known()).toBe(2);
    await renew(owner, person);
    expect(await known()).toBeLessThanOrEqual(1);
  });
});

test('a wish for another address that is sent while the password changes comes to nothing', async () => {
  const { owner, person, thief, evil } = await makeVictim();
  await sendMails(backend.services);
  await askForAddress(thief, evil, person.senha);
  await Promise.all([
    sendMails(backend.services),
    owner.put('/api/senha', { senhaAtual: person.senha, senhaNova: NEW_PASSWORD }),
  ]);
  for (const mail of server.mailsTo(evil, confirmNew)) {
    const token = linkIn(mail, '/confirme-seu-email').searchParams.get('token')!;
    expect((await confirm(token)).status).toBe(410);
  }
  expect(await emailOf(owner)).toBe(person.email);
});

describe('the address that was replaced', () => {
  async function takeOver() {
    const victim = await makeVictim();
    const { person, thief, evil } = victim;
    await askForAddress(thief, evil, person.senha);
    expect((await confirm(await confirmLink(evil))).status).toBe(200);
    await thief.put('/api/senha', { senhaAtual: person.senha, senhaNova: 'Roubada2026' });
    return victim;
  }

  test('is told, and its link does nothing by being looked at', async () => {
    const { person, thief, evil } = await takeOver();
    const link = await undoLink(person.email);
    for (let i = 0; i < 3; i++) {
      const { status, body } = await visitor().get(link);
      expect([status, body]).toEqual([200, { email: person.email, em: expect.stringMatching(/Z$/) }]);
    }
    expect(await emailOf(thief)).toBe(evil);
  });

  test('takes the account back: old address, no session, no password, and a way to a new one', async () => {
    const { owner, person, thief, evil } = await takeOver();
    await visitor().post('/api/esqueci-senha', { identificador: evil });
    const { pathname } = await receive(evil, 'Crie uma nova senha', '/trocasenha/');
    const stolen = pathname.replace('/trocasenha/', '/api/troca-senha/');
    const link = await undoLink(person.email);

    const undone = await visitor().post<{ email: string; codigoAcesso: string; codigoAplicacao: string }>(
      link,
    );
    expect(undone.status).toBe(200);
    expect(undone.body.email).toBe(person.email);
    for (const client of [owner, thief]) {
      expect((await client.get('/api/getPersonData')).status).toBe(401);
      expect((await client.put('/api/refreshTokenUser')).status).toBe(401);
    }
    expect((await visitor().post(stolen, { senha: 'Roubada2027' })).status).toBe(410);
    for (const senha of [person.senha, 'Roubada2026']) {
      for (const name of [person.email, person.cpf, evil]) {
        expect((await signIn(name, senha)).status).toBe(401);
      }
    }
    const { codigoAcesso, codigoAplicacao } = undone.body;
    const reset = `/api/troca-senha/${codigoAcesso}/${codigoAplicacao}`;
    expect((await visitor().post(reset, { senha: NEW_PASSWORD })).status).toBe(200);
    const { client, status } = await signIn(person.email, NEW_PASSWORD);
    expect(status).toBe(200);
    expect((await client.get<PersonData>('/api/getPersonData')).body).toMatchObject({
      login: { email: person.email },
      emailPrincipal: person.email,
      emailConfirmado: true,
    });
    expect((await visitor().post(link)).status).toBe(410);
    await sendMails(backend.services);
    await eventually(() => expect(server.mailsTo(evil, changed)).toHaveLength(1));
    expect(server.mailsTo(evil, changed)[0]!.text).not.toContain('/desfazer-email/');
  });

  test('is used once, of two at the same time', async () => {
    const { person } = await takeOver();
    const link = await undoLink(person.email);
    const responses = await Promise.all([visitor().post(link), visitor().post(link)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  test('has seven days (IDENTITY-15)', async () => {
    const { person } = await takeOver();
    const link = await undoLink(person.email);
    backend.moveClock(7 * DAY_MS - 60_000);
    expect((await visitor().get(link)).status).toBe(200);
    backend.moveClock(60_001);
    expect((await visitor().get(link)).status).toBe(410);
    expect((await visitor().post(link)).status).toBe(410);
  });

  test('wins over later changes, and no later one wins over it', async () => {
    const { person, thief, evil } = await takeOver();
    const first = await undoLink(person.email);
    const second = newAddress();
    await backend.db.delete(rateLimits);
    expect((await askForAddress(thief, second, 'Roubada2026')).status).toBe(202);
    expect((await confirm(await confirmLink(second))).status).toBe(200);
    const evilLink = await undoLink(evil);
    expect((await visitor().post(first)).status).toBe(200);
    expect((await visitor().get(evilLink)).status).toBe(410);
    expect((await visitor().post(evilLink)).status).toBe(410);
  });

  test('wins also when a later change was undone before', async () => {
    const { person, thief, evil } = await takeOver();
    const first = await undoLink(person.email);
    const second = newAddress();
    await backend.db.delete(rateLimits);
    await askForAddress(thief, second, 'Roubada2026');
    await confirm(await confirmLink(second));
    expect((await visitor().post(await undoLink(evil))).status).toBe(200);
    const { status, body } = await visitor().post<{ email: string }>(first);
    expect([status, body.email]).toEqual([200, person.email]);
  });

  test('is kept for its owner: no one registers it, no one else moves to it', async () => {
    const { person } = await takeOver();
    const registration = { ...makeRegistration(), email: person.email };
    expect((await visitor().post('/api/cadastro', registration)).status).toBe(409);
    const other = visitor();
    const { senha } = await registerShopper(other);
    await askForAddress(other, person.email, senha);
    await sendMails(backend.services);
    expect(server.mailsTo(person.email, confirmNew)).toEqual([]);
    expect((await visitor().post(await undoLink(person.email))).status).toBe(200);
  });

  test('is free for others once it can be taken back no more', async () => {
    const { person } = await takeOver();
    backend.moveClock(7 * DAY_MS + 1);
    const registration = { ...makeRegistration(), email: person.email };
    expect((await visitor().post('/api/cadastro', registration)).status).toBe(201);
  });

  test('is in the export of its person, and gone with the account', async () => {
    const { person, evil, thief } = await takeOver();
    const { body } = await thief.get<{ trocas_de_email: unknown[] }>('/api/meus-dados');
    expect(body.trocas_de_email).toMatchObject([{ de: person.email, para: evil }]);
    const erased = await thief.request('DELETE', '/api/minha-conta', { body: { senha: 'Roubada2026' } });
    expect(erased.status).toBe(200);
    expect(await backend.db.$count(emailChanges, eq(emailChanges.de, person.email))).toBe(0);
  });
});

describe('messages belong to a person', () => {
  const wishesOf = (identificador: string) =>
    backend.db.$count(
      outbox,
      and(eq(outbox.tipo, 'esqueci-senha'), sql`dados ->> 'identificador' = ${identificador}`),
    );

  test('erasing an account takes its own waiting wishes along, and leaves those of others', async () => {
    await sendMails(backend.services);
    server.refuse = () => Object.assign(new Error('later'), { responseCode: 451 });
    const client = visitor();
    const [own, other] = [await registerShopper(client), await registerShopper(visitor())];
    for (const identificador of [own.email, own.cpf, other.email, 'ninguem.aqui@exemplo.com.br']) {
      await visitor().post('/api/esqueci-senha', { identificador });
    }
    const { body } = await client.get<{ mensagens: { tipo: string }[] }>('/api/meus-dados');
    expect(body.mensagens.filter(({ tipo }) => tipo === 'esqueci-senha')).toHaveLength(2);
    await client.request('DELETE', '/api/minha-conta', { body: { senha: own.senha } });
    expect(await wishesOf(own.email)).toBe(0);
    expect(await wishesOf(own.cpf.replaceAll(/\D/g, ''))).toBe(0);
    expect(await wishesOf(other.email)).toBe(1);
    expect(await wishesOf('ninguem.aqui@exemplo.com.br')).toBe(1);
    server.refuse = undefined;
    await receive(other.email, 'Crie uma nova senha', '/trocasenha/');
  });

  test.each([
    ['an empty address', sql`''`, sql`'{"nome":"Ana"}'`],
    ['neither address nor identifier', sql`NULL`, sql`'{"nome":"Ana"}'`],
    ['an empty identifier', sql`NULL`, sql`'{"identificador":""}'`],
  ])('the database takes none to %s', async (_what, to, data) => {
    const insert = backend.db.execute(
      sql`INSERT INTO outbox (tipo, destinatario, dados, criado_em, disponivel_em)
          VALUES ('boas-vindas', ${to}, ${data}::jsonb, now(), now())`,
    );
    await expect(insert).rejects.toMatchObject({ cause: { code: '23514' } });
  });
});
