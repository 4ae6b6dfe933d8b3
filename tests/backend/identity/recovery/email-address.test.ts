import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logins, rateLimits } from '#/backend/db/schema/identity.ts';
import { sendMails } from '#/backend/app/send-mails.ts';
import type { PersonData } from '#/contract/identity/session.ts';
import { ApiClient } from '../../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../../support/backend/backend.ts';
import { linkIn } from '../../../support/mail/mail-server.ts';
import { withMailServer } from '../../../support/mail/with-mail-server.ts';
import { registerShopper } from '../../../support/backend/registration.ts';
import { eventually } from '../../../support/eventually.ts';

const server = withMailServer();
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ smtpUrl: server.url });
});
afterAll(() => backend.stop());

const HOUR_MS = 3_600_000;
const subjects = { confirm: 'Confirme seu e-mail', change: 'Confirme seu novo e-mail' };
const visitor = () => new ApiClient(() => backend.url);

let count = 0;
const newAddress = () => `novo.${++count}@exemplo.com.br`;

async function receiveToken(email: string, subject: string, expected = 1): Promise<string> {
  await sendMails(backend.services);
  await eventually(() => expect(server.mailsTo(email, subject)).toHaveLength(expected));
  const link = linkIn(server.mailsTo(email, subject).at(-1), '/confirme-seu-email');
  return link.searchParams.get('token')!;
}

const confirm = (token: string) => visitor().post<{ email: string }>('/api/email/confirmar', { token });

async function personOf(client: ApiClient): Promise<PersonData> {
  return (await client.get<PersonData>('/api/getPersonData')).body;
}

/** The counters run on the machine's real clock. */
const waitAMinute = () => backend.db.delete(rateLimits).where(sql`key LIKE 'email-resend%'`);

describe('confirming the address of a new account', () => {
  test('works once, without a session', async () => {
    const client = visitor();
    const { email } = await registerShopper(client);
    expect((await personOf(client)).emailConfirmado).toBe(false);
    const token = await receiveToken(email, subjects.confirm);
    const { status, body } = await confirm(token);
    expect({ status, body }).toEqual({ status: 200, body: { email } });
    expect((await personOf(client)).emailConfirmado).toBe(true);
    expect((await confirm(token)).status).toBe(410);
  });

  test('is nothing to a person who is signed in as another person, and stays good', async () => {
    const client = visitor();
    const { email } = await registerShopper(client);
    const token = await receiveToken(email, subjects.confirm);
    const other = visitor();
    await registerShopper(other);
    const missing = await other.post('/api/email/confirmar', { token: 'A'.repeat(43) });
    const foreign = await other.post('/api/email/confirmar', { token });
    expect([foreign.status, foreign.body]).toEqual([410, missing.body]);
    expect((await personOf(client)).emailConfirmado).toBe(false);
    expect((await client.post('/api/email/confirmar', { token })).status).toBe(200);
  });

  test('works for 24 hours', async () => {
    const { email } = await registerShopper(visitor());
    const token = await receiveToken(email, subjects.confirm);
    backend.moveClock(24 * HOUR_MS - 60_000);
    const late = await registerShopper(visitor());
    const lateToken = await receiveToken(late.email, subjects.confirm);
    expect((await confirm(token)).status).toBe(200);
    backend.moveClock(24 * HOUR_MS + 1);
    expect((await confirm(lateToken)).status).toBe(410);
  });

  test('refuses a link for something else', async () => {
    const { email } = await registerShopper(visitor());
    await visitor().post('/api/esqueci-senha', { identificador: email });
    await sendMails(backend.services);
    const subject = 'Crie uma nova senha';
    await eventually(() => expect(server.mailsTo(email, subject)).toHaveLength(1));
    const code = linkIn(server.mailsTo(email, subject)[0], '/trocasenha/').pathname.split('/')[2]!;
    expect((await confirm(code)).status).toBe(410);
    expect((await visitor().get(`/api/confirmacao-login/${code}`)).status).toBe(410);
  });
});

describe('sending the confirmation again', () => {
  test('is possible once a minute, for a person who is signed in (IDENTITY-11)', async () => {
    const client = visitor();
    expect((await client.post('/api/email/reenviar')).status).toBe(401);
    const { email } = await registerShopper(client);
    expect((await client.post('/api/email/reenviar')).status).toBe(202);
    const { status, body, headers } = await client.post('/api/email/reenviar');
    expect(status).toBe(429);
    expect(body.codigo).toBe('MUITAS_TENTATIVAS');
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    const token = await receiveToken(email, subjects.confirm, 2);
    expect((await confirm(token)).status).toBe(200);
  });

  test('is refused once there is nothing to confirm', async () => {
    const client = visitor();
    const { email } = await registerShopper(client);
    await confirm(await receiveToken(email, subjects.confirm));
    const { status, body } = await client.post('/api/email/reenviar');
    expect({ status, codigo: body.codigo }).toEqual({ status: 409, codigo: 'EMAIL_JA_CONFIRMADO' });
  });

  test('goes to the address that waits to replace the present one', async () => {
    const client = visitor();
    const { senha } = await registerShopper(client);
    const email = newAddress();
    await client.put('/api/email', { email, senha });
    await receiveToken(email, subjects.change);
    await waitAMinute();
    expect((await client.post('/api/email/reenviar')).status).toBe(202);
    expect((await confirm(await receiveToken(email, subjects.change, 2))).body).toEqual({ email });
  });
});

describe('changing the address', () => {
  test('counts once it is confirmed from the new one, and the old one is told (IDENTITY-13)', async () => {
    const client = visitor();
    const { email: old, senha } = await registerShopper(client);
    const email = newAddress();
    expect((await client.put('/api/email', { email, senha })).status).toBe(202);
    const token = await receiveToken(email, subjects.change);
    expect((await personOf(client)).login.email).toBe(old);
    expect((await visitor().post('/api/login', { identificador: email, senha })).status).toBe(401);

    expect((await confirm(token)).status).toBe(200);
    expect(await personOf(client)).toMatchObject({
      login: { email },
      emailPrincipal: email,
      emailConfirmado: true,
    });
    expect((await visitor().post('/api/login', { identificador: email, senha })).status).toBe(200);
    expect((await visitor().post('/api/login', { identificador: old, senha })).status).toBe(401);
    await sendMails(backend.services);
    await eventually(() => expect(server.mailsTo(old, 'O e-mail da sua conta mudou')).toHaveLength(1));
  });

  test('ends what links the old address still holds', async () => {
    const client = visitor();
    const { email: old, senha } = await registerShopper(client);
    await visitor().post('/api/esqueci-senha', { identificador: old });
    await sendMails(backend.services);
    await eventually(() => expect(server.mailsTo(old, 'Crie uma nova senha')).toHaveLength(1));
    const { pathname } = linkIn(server.mailsTo(old, 'Crie uma nova senha')[0], '/trocasenha/');
    const email = newAddress();
    await client.put('/api/email', { email, senha });
    await confirm(await receiveToken(email, subjects.change));
    const response = await visitor().post(pathname.replace('/trocasenha/', '/api/troca-senha/'), {
      senha: 'Outra2026',
    });
    expect(response.status).toBe(410);
  });

  test('needs the password, and counts wrong ones', async () => {
    const client = visitor();
    await registerShopper(client);
    const body = { email: newAddress(), senha: 'Errada123' };
    expect((await visitor().put('/api/email', body)).status).toBe(401);
    const refused = await client.put('/api/email', body);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      codigo: 'SENHA_INCORRETA',
      campos: { senha: ['Senha incorreta.'] },
    });
    for (let i = 0; i < 4; i++) await client.put('/api/email', body);
    expect((await client.put('/api/email', body)).status).toBe(429);
  });

  test('to the present address is refused', async () => {
    const client = visitor();
    const { email, senha } = await registerShopper(client);
    const { status, body } = await client.put('/api/email', { email: email.toUpperCase(), senha });
    expect(status).toBe(422);
    expect(body.campos).toEqual({ email: ['Este já é o e-mail da sua conta.'] });
  });

  test('does not tell whether a person has the address, nor writes to them', async () => {
    const client = visitor();
    const other = await registerShopper(visitor());
    const { senha } = await registerShopper(client);
    const taken = await client.put('/api/email', { email: other.email, senha });
    await waitAMinute();
    const free = await client.put('/api/email', { email: newAddress(), senha });
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    await sendMails(backend.services);
    expect(server.mailsTo(other.email, subjects.change)).toEqual([]);
  });

  test('is asked for again with the same answer, whether or not a person has the address', async () => {
    const taken = await registerShopper(visitor());
    const responses = [];
    for (const email of [taken.email, newAddress()]) {
      const client = visitor();
      const person = await registerShopper(client);
      await confirm(await receiveToken(person.email, subjects.confirm));
      expect((await client.put('/api/email', { email, senha: person.senha })).status).toBe(202);
      for (let round = 0; round < 2; round++) {
        await sendMails(backend.services);
        await waitAMinute();
        const { status, body } = await client.post('/api/email/reenviar');
        responses.push({ status, body });
      }
    }
    expect(responses[0]!.status).toBe(202);
    for (const response of responses) expect(response).toEqual(responses[0]);
  });

  test('writes to one address ten times an hour at most, anyone who types it in', async () => {
    const victim = newAddress();
    const statuses = [];
    for (let i = 0; i < 12; i++) {
      const client = visitor();
      const { senha } = await registerShopper(client);
      statuses.push((await client.put('/api/email', { email: victim, senha })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(202), 429, 429]);
  });

  test('is refused when another person registered it meanwhile', async () => {
    const client = visitor();
    const { email: old, senha } = await registerShopper(client);
    const email = newAddress();
    await client.put('/api/email', { email, senha });
    const token = await receiveToken(email, subjects.change);
    const other = await registerShopper(visitor());
    await backend.db.update(logins).set({ email }).where(eq(logins.email, other.email));
    const { status, body } = await visitor().post('/api/email/confirmar', { token });
    expect({ status, codigo: body.codigo }).toEqual({ status: 409, codigo: 'EMAIL_EM_USO' });
    expect((await personOf(client)).login.email).toBe(old);
  });
});
