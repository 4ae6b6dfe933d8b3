import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logins, oneTimeTokens, outbox } from '#/backend/db/schema/identity.ts';
import { normalizeLoginIdentifier } from '#/domain/person/login-identifier.ts';
import { sendMails } from '#/backend/app/send-mails.ts';
import { ApiClient } from '../../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../../support/backend/backend.ts';
import { linkIn } from '../../../support/mail/mail-server.ts';
import { withMailServer } from '../../../support/mail/with-mail-server.ts';
import { makeCpf } from '../../../support/person.ts';
import { registerShopper, type Registration } from '../../../support/backend/registration.ts';
import { eventually } from '../../../support/eventually.ts';
import { insertDemoBrand } from '#/backend/db/seed/content/demo-brand.ts';

const server = withMailServer();
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ smtpUrl: server.url });
  await insertDemoBrand(backend.db, backend.now());
});
afterAll(() => backend.stop());

const MINUTE_MS = 60_000;
const subject = 'Crie uma nova senha';
const newPassword = 'Outra2026';

const visitor = () => new ApiClient(() => backend.url);
const ask = (identificador: string, aplicacao?: string) =>
  visitor().post<{ mensagem: string }>('/api/esqueci-senha', { identificador, aplicacao });
const signIn = (identificador: string, senha: string, client = visitor()) =>
  client.post('/api/login', { identificador, senha });

/** The path of the backend for the link a person was sent, and how many such mails there are. */
async function receiveLink(email: string, expected = 1): Promise<string> {
  await sendMails(backend.services);
  await eventually(() => expect(server.mailsTo(email, subject)).toHaveLength(expected));
  const { pathname } = linkIn(server.mailsTo(email, subject).at(-1), '/trocasenha/');
  return pathname.replace('/trocasenha/', '/api/troca-senha/');
}

async function forget(person: Registration): Promise<string> {
  await ask(person.email);
  return receiveLink(person.email);
}

describe('asking for a new password', () => {
  beforeEach(() => backend.services.throttle.reset('recovery-address', '127.0.0.1'));

  test.each(['cpf', 'email', 'user name'] as const)('by %s sends a link that sets one', async (by) => {
    const person = await registerShopper(visitor());
    const usuario = person.email.split('@')[0]!.toLowerCase();
    await backend.db.update(logins).set({ usuario }).where(eq(logins.email, person.email));
    const { status } = await ask({ cpf: person.cpf, email: person.email, 'user name': usuario }[by]);
    expect(status).toBe(202);
    const link = await receiveLink(person.email);
    expect(link).toMatch(/^\/api\/troca-senha\/[\w-]{43}\/vitrine$/);
    expect((await visitor().post(link, { senha: newPassword })).status).toBe(200);
    expect((await signIn(person.email, newPassword)).status).toBe(200);
    expect((await signIn(person.email, person.senha)).status).toBe(401);
  });

  test('is answered byte for byte alike for known and unknown people (IDENTITY-9)', async () => {
    const person = await registerShopper(visitor());
    const off = await registerShopper(visitor());
    await backend.db.update(logins).set({ desativado_em: new Date() }).where(eq(logins.email, off.email));
    const answers = await Promise.all(
      [person.email, person.cpf, off.email, 'ninguem@exemplo.com.br', makeCpf(), 'ninguem'].map(
        async (identificador) => {
          const response = await fetch(`${backend.url}/api/esqueci-senha`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ identificador }),
          });
          const headers = Object.fromEntries(response.headers);
          delete headers['x-request-id'];
          delete headers['date'];
          return { status: response.status, headers, text: await response.text() };
        },
      ),
    );
    expect(answers[0]!.status).toBe(202);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    await sendMails(backend.services);
    await eventually(() => expect(server.mailsTo(person.email, subject)).toHaveLength(2));
    expect(server.mailsTo(off.email, subject)).toHaveLength(0);
  });

  test('looks no one up: known or unknown, the wish alone is written down', async () => {
    const person = await registerShopper(visitor());
    const wishes = [person.email, makeCpf()].map((identificador) => ({
      identificador,
      aplicacao: 'vitrine',
    }));
    for (const { identificador } of wishes) await ask(identificador);
    const rows = await backend.db
      .select()
      .from(outbox)
      .where(eq(outbox.tipo, 'esqueci-senha'))
      .orderBy(desc(outbox.id))
      .limit(2);
    expect(rows.toReversed().map(({ destinatario, dados }) => ({ destinatario, dados }))).toEqual(
      wishes.map((dados) => ({
        destinatario: null,
        dados: { ...dados, identificador: normalizeLoginIdentifier(dados.identificador) },
      })),
    );
  });

  test('leaves nothing behind of a person who was asked for', async () => {
    await ask('ninguem.mesmo@exemplo.com.br');
    await sendMails(backend.services);
    await eventually(async () => {
      const rows = await backend.db.select().from(outbox).where(eq(outbox.tipo, 'esqueci-senha'));
      expect(rows).toEqual([]);
    });
  });

  test('needs an identifier', async () => {
    const { status, body } = await ask('  ');
    expect(status).toBe(422);
    expect(body).toMatchObject({ campos: { identificador: ['Este campo é obrigatório.'] } });
  });

  test('returns to the page the asker came for, of those there are', async () => {
    const person = await registerShopper(visitor());
    expect((await ask(person.email, 'https://loja.example')).status).toBe(422);
    await ask(person.email, 'compras');
    const link = await receiveLink(person.email);
    expect(link).toMatch(/\/compras$/);
    expect((await visitor().get(link)).body).toMatchObject({
      marca: 'Vitrine',
      destino: '/autenticacao?redirect_to=%2Fminhas-compras',
    });
  });

  test('returns to the checkout the asker came from', async () => {
    const person = await registerShopper(visitor());
    expect((await ask(person.email, 'checkout-12')).status).toBe(422);
    await ask(person.email, 'checkout-12-345');
    const link = await receiveLink(person.email);
    expect(link).toMatch(/\/checkout-12-345$/);
    expect((await visitor().get(link)).body).toMatchObject({ destino: '/checkout/12-345' });
  });

  test('fills no mailbox: five mails an hour, anyone who asks', async () => {
    const person = await registerShopper(visitor());
    for (let i = 0; i < 8; i++) expect((await ask(person.email)).status).toBe(202);
    await sendMails(backend.services);
    await eventually(async () => {
      const rows = await backend.db.select().from(outbox).where(eq(outbox.tipo, 'esqueci-senha'));
      expect(rows).toEqual([]);
    });
    expect(server.mailsTo(person.email, subject)).toHaveLength(5);
  });

  test('too often from one address is 429, known or unknown', async () => {
    const person = await registerShopper(visitor());
    let answer = await ask(person.email);
    for (let i = 0; i < 31 && answer.status === 202; i++) answer = await ask(person.email);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('ninguem@exemplo.com.br')).body).toMatchObject({ codigo: 'MUITAS_TENTATIVAS' });
  });
});

describe('the link', () => {
  beforeEach(() => backend.services.throttle.reset('recovery-address', '127.0.0.1'));

  test('is not used up by looking at it (IDENTITY-12)', async () => {
    const link = await forget(await registerShopper(visitor()));
    for (let i = 0; i < 3; i++) {
      const { status, body } = await visitor().get<{ expiraEm: string }>(link);
      expect(status).toBe(200);
      expect(body).toMatchObject({ marca: 'Vitrine', destino: '/autenticacao' });
      const left = Date.parse(body.expiraEm) - backend.now().getTime();
      expect(left / MINUTE_MS).toBeGreaterThan(29);
      expect(left / MINUTE_MS).toBeLessThanOrEqual(30);
    }
    expect((await visitor().post(link, { senha: newPassword })).status).toBe(200);
  });

  test('works once, also for ten at the same moment', async () => {
    const link = await forget(await registerShopper(visitor()));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visitor().post(link, { senha: newPassword })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(9);
    expect((await visitor().get(link)).status).toBe(410);
  });

  test('is good for 30 minutes (IDENTITY-10)', async () => {
    const person = await registerShopper(visitor());
    const link = await forget(person);
    backend.moveClock(30 * MINUTE_MS + 1);
    for (const answer of [await visitor().get(link), await visitor().post(link, { senha: newPassword })]) {
      expect(answer.status).toBe(410);
      expect(answer.body).toEqual({
        status: 410,
        codigo: 'LINK_SEM_VALIDADE',
        mensagem: 'Este link já foi usado ou perdeu a validade. Peça um novo.',
      });
    }
    expect((await signIn(person.email, person.senha)).status).toBe(200);
  });

  test('that never was, or of an unknown application, answers like a used one', async () => {
    const link = await forget(await registerShopper(visitor()));
    const wrong = [
      '/api/troca-senha/nada/vitrine',
      `/api/troca-senha/${'a'.repeat(43)}/vitrine`,
      link.replace(/vitrine$/, 'outra'),
    ];
    for (const path of wrong) {
      expect((await visitor().get(path)).body.codigo).toBe('LINK_SEM_VALIDADE');
      expect((await visitor().post(path, { senha: newPassword })).status).toBe(410);
    }
    expect((await visitor().post(link, { senha: newPassword })).status).toBe(200);
  });

  test('keeps its use when the password breaks a rule', async () => {
    const link = await forget(await registerShopper(visitor()));
    const { status, body } = await visitor().post(link, { senha: 'curta' });
    expect(status).toBe(422);
    expect(body.campos).toEqual({ senha: ['Senha não segue as regras abaixo.'] });
    expect((await visitor().post(link, { senha: newPassword })).status).toBe(200);
  });

  test('is stored as a hash only', async () => {
    const link = await forget(await registerShopper(visitor()));
    const code = link.split('/').at(-2)!;
    const rows = await backend.db.select().from(oneTimeTokens);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(await backend.db.select().from(outbox))).not.toContain(code);
  });

  test('of an earlier mail dies with the password it would have changed', async () => {
    const person = await registerShopper(visitor());
    const first = await forget(person);
    await ask(person.email);
    const second = await receiveLink(person.email, 2);
    expect((await visitor().post(second, { senha: newPassword })).status).toBe(200);
    expect((await visitor().post(first, { senha: 'Terceira2026' })).status).toBe(410);
  });
});

describe('a changed password', () => {
  test('ends every session at once, and its refresh tokens', async () => {
    const [desk, phone] = [visitor(), visitor()];
    const person = await registerShopper(desk);
    await signIn(person.email, person.senha, phone);
    const link = await forget(person);
    await visitor().post(link, { senha: newPassword });
    for (const client of [desk, phone]) {
      expect((await client.get('/api/getPersonData')).status).toBe(401);
      expect((await client.put('/api/refreshTokenUser')).status).toBe(401);
    }
  });

  test('is reported to its owner', async () => {
    const person = await registerShopper(visitor());
    await visitor().post(await forget(person), { senha: newPassword });
    await sendMails(backend.services);
    await eventually(() => expect(server.mailsTo(person.email, 'Sua senha foi trocada')).toHaveLength(1));
  });

  test('lets in an owner whom another person’s guesses kept out', async () => {
    const person = await registerShopper(visitor());
    for (let i = 0; i < 11; i++) await signIn(person.email, 'Errada123');
    expect((await signIn(person.email, person.senha)).status).toBe(429);
    await visitor().post(await forget(person), { senha: newPassword });
    expect((await signIn(person.email, newPassword)).status).toBe(200);
  });
});
