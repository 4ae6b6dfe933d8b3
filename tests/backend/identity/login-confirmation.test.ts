import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { knownBrowsers, logins, outbox, sessionFamilies } from '#/backend/db/schema/identity.ts';
import { sendMails } from '#/backend/app/send-mails.ts';
import { forgetOldSessions } from '#/backend/modules/identity/session/forget-old-sessions.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { eventually } from '../../support/eventually.ts';
import { linkIn } from '../../support/mail/mail-server.ts';
import { withMailServer } from '../../support/mail/with-mail-server.ts';
import { registerShopper, type Registration } from '../../support/backend/registration.ts';

const server = withMailServer();
const start = new Date();
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ smtpUrl: server.url, clock: () => start });
});
afterAll(() => backend.stop());

const HOUR_MS = 3_600_000;
const subject = 'Foi você que entrou na sua conta?';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const visitor = () => new ApiClient(() => backend.url);

async function signIn({ email, senha }: Registration, client = visitor()): Promise<ApiClient> {
  const body = { identificador: email, senha };
  const { status } = await client.post('/api/login', body, { headers: { 'user-agent': firefox } });
  expect(status).toBe(200);
  return client;
}

async function makeOwner(): Promise<{ owner: Registration & { idPessoa: number }; own: ApiClient }> {
  const own = visitor();
  const owner = await registerShopper(own);
  await backend.db.update(logins).set({ email_confirmado_em: start }).where(eq(logins.email, owner.email));
  return { owner, own };
}

async function countQuestions({ email }: Registration): Promise<number> {
  const rows = await backend.db.select().from(outbox).where(eq(outbox.destinatario, email));
  return rows.filter(({ tipo }) => tipo === 'confirmar-login').length;
}

async function receiveLink({ email }: Registration): Promise<string> {
  await sendMails(backend.services);
  await eventually(() => expect(server.mailsTo(email, subject)).toHaveLength(1));
  return `/api${linkIn(server.mailsTo(email, subject)[0], '/confirmacao-login/').pathname}`;
}

/** A sign-in with a browser the account was never used with, and the link that asks about it. */
async function signInFromElsewhere() {
  const { owner, own } = await makeOwner();
  const stranger = await signIn(owner);
  return { owner, own, stranger, link: await receiveLink(owner) };
}

const isSignedIn = async (client: ApiClient) => (await client.get('/api/getPersonData')).status === 200;
const answer = (link: string, resposta: string) =>
  visitor().post<{ email: string; resposta: string }>(link, { resposta });

describe('the owner is asked by mail (IDENTITY-17)', () => {
  test('about a sign-in with a browser that is new to the account', async () => {
    const { owner, link } = await signInFromElsewhere();
    const mail = server.mailsTo(owner.email, subject)[0]!;
    expect(mail.text).toContain('Firefox no Linux');
    expect(mail.text).toMatch(/Quando: \d\d\/[a-z]{3}\/\d{4} às \d\d:\d\d/);
    const { body } = await visitor().get(link);
    expect(body).toEqual({ em: start.toISOString(), agente: firefox });
  });

  test('about one after five wrong passwords, with a known browser, too', async () => {
    const { owner, own } = await makeOwner();
    await signIn(owner, own);
    expect(await countQuestions(owner)).toBe(0);
    for (let i = 0; i < 5; i++) {
      await visitor().post('/api/login', { identificador: owner.email, senha: 'Errada123' });
    }
    await signIn(owner, own);
    expect(await countQuestions(owner)).toBe(1);
  });

  test('but not about the same browser again, signed out in between or not', async () => {
    const { owner, own } = await makeOwner();
    await signIn(owner, own);
    await own.post('/api/logout');
    await signIn(owner, own);
    const elsewhere = await signIn(owner);
    await signIn(owner, elsewhere);
    expect(await countQuestions(owner)).toBe(1);
  });

  test('nor about the first browser of an account, nor at an address no one confirmed', async () => {
    const { owner } = await makeOwner();
    const [login] = await backend.db.select().from(logins).where(eq(logins.email, owner.email));
    await backend.db.delete(knownBrowsers).where(eq(knownBrowsers.id_login, login!.id_login));
    await signIn(owner);
    expect(await countQuestions(owner)).toBe(0);
    const unconfirmed = await registerShopper(visitor());
    await signIn(unconfirmed);
    expect(await countQuestions(unconfirmed)).toBe(0);
  });

  test('at most five times an hour', async () => {
    const { owner } = await makeOwner();
    for (let i = 0; i < 8; i++) await signIn(owner);
    expect(await countQuestions(owner)).toBe(8);
    await sendMails(backend.services);
    await eventually(async () => {
      const waiting = await backend.db.select().from(outbox).where(eq(outbox.destinatario, owner.email));
      expect(waiting.filter(({ enviado_em }) => enviado_em === null)).toEqual([]);
    });
    expect(server.mailsTo(owner.email, subject)).toHaveLength(5);
  });
});

describe('the link', () => {
  test('is not used up by looking at it, and is good once', async () => {
    const { owner, stranger, link } = await signInFromElsewhere();
    for (let i = 0; i < 3; i++) expect((await visitor().get(link)).status).toBe(200);
    const { status, body } = await answer(link, 'fui-eu');
    expect({ status, body }).toEqual({ status: 200, body: { resposta: 'fui-eu', email: owner.email } });
    expect((await visitor().get(link)).status).toBe(410);
    expect((await answer(link, 'nao-fui-eu')).status).toBe(410);
    expect(await isSignedIn(stranger)).toBe(true);
    await signIn(owner);
  });

  test('needs one of the two answers', async () => {
    const { link } = await signInFromElsewhere();
    expect((await answer(link, 'talvez')).status).toBe(422);
    expect((await answer(link, 'fui-eu')).status).toBe(200);
  });

  test('is good for 24 hours', async () => {
    const { link } = await signInFromElsewhere();
    backend.moveClock(24 * HOUR_MS + 1);
    expect((await visitor().get(link)).status).toBe(410);
    expect((await answer(link, 'nao-fui-eu')).status).toBe(410);
  });
});

describe('who says it was not them', () => {
  test('gets every session ended, the password made worthless, and a link for a new one', async () => {
    const { owner, own, stranger, link } = await signInFromElsewhere();
    expect((await answer(link, 'nao-fui-eu')).status).toBe(200);
    expect(await isSignedIn(stranger)).toBe(false);
    expect((await stranger.put('/api/refreshTokenUser')).status).toBe(401);
    expect(await isSignedIn(own)).toBe(false);
    const again = { identificador: owner.email, senha: owner.senha };
    expect((await visitor().post('/api/login', again)).status).toBe(401);

    await sendMails(backend.services);
    const mails = await eventually(() => {
      const found = server.mailsTo(owner.email, 'Protegemos sua conta: crie uma nova senha');
      expect(found).toHaveLength(1);
      return found;
    });
    const { pathname } = linkIn(mails[0], '/trocasenha/');
    const reset = pathname.replace('/trocasenha/', '/api/troca-senha/');
    expect((await visitor().post(reset, { senha: 'Novinha2026' })).status).toBe(200);
    await signIn({ ...owner, senha: 'Novinha2026' }, own);
  });

  test('is answered once, of two at the same time', async () => {
    const { link } = await signInFromElsewhere();
    const answers = await Promise.all([answer(link, 'nao-fui-eu'), answer(link, 'fui-eu')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });
});

test('the mark of a browser is kept as a hash, by no script, and forgotten after a year without use', async () => {
  const { owner, own } = await makeOwner();
  const { setCookies } = await own.post('/api/login', { identificador: owner.email, senha: owner.senha });
  expect(setCookies['dev_knownBrowser']).toMatch(/; HttpOnly; SameSite=Lax$/);
  const rows = await backend.db.select().from(knownBrowsers);
  const stored = rows.map(({ hash }) => Buffer.from(hash).toString('base64url'));
  expect(stored).not.toContain(own.cookies.get('dev_knownBrowser'));
  await forgetOldSessions(backend.db, new Date(backend.now().getTime() + 300 * 24 * HOUR_MS));
  expect(await backend.db.$count(knownBrowsers)).toBe(rows.length);
  await forgetOldSessions(backend.db, new Date(backend.now().getTime() + 400 * 24 * HOUR_MS));
  expect(await backend.db.$count(knownBrowsers)).toBe(0);
  expect(await backend.db.$count(sessionFamilies)).toBe(0);
});
