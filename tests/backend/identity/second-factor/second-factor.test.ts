import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditLog, logins, outbox } from '#/backend/db/schema/identity.ts';
import { recoveryCodes, secondFactors } from '#/backend/db/schema/second-factor.ts';
import type { SecondFactor } from '#/contract/identity/second-factor.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { ApiClient } from '../../../support/backend/api-client.ts';
import { startTestBackend, withBackend, type TestBackend } from '../../../support/backend/backend.ts';
import { registerShopper } from '../../../support/backend/registration.ts';
import { insertDemoBrand } from '#/backend/db/seed/content/demo-brand.ts';

const backend = withBackend({ keySecret: 'uma-chave-de-pelo-menos-32-letras' });
beforeAll(() => insertDemoBrand(backend.current.db, new Date()));
const strict = withBackend({ demo: 'off' });

interface Colleague {
  client: ApiClient;
  email: string;
  senha: string;
  loginId: number;
  idPessoa: number;
}

async function hire(tipoLogin: LoginKind, at: TestBackend = backend.current): Promise<Colleague> {
  const client = new ApiClient(at.url);
  const { email, senha, idPessoa } = await registerShopper(client);
  const needsCentre = tipoLogin === 'CONTACT_CENTER' || tipoLogin === 'SUPERVISOR';
  const [login] = await at.db
    .update(logins)
    .set({ tipo_login: tipoLogin, id_login_contact_center: needsCentre ? 1 : null })
    .where(eq(logins.email, email))
    .returning();
  return { client, email, senha, idPessoa, loginId: login!.id_login };
}

const codeOf = (segredo: string, at: TestBackend = backend.current) =>
  TOTP.generate({ secret: Secret.fromBase32(segredo), timestamp: at.now().getTime() });

function nextCode(segredo: string, at: TestBackend = backend.current): string {
  at.moveClock(30_000);
  return codeOf(segredo, at);
}

async function turnOn({ client, senha }: Colleague, at: TestBackend = backend.current) {
  const { body } = await client.post<{ segredo: string; uri: string }>('/api/segundo-fator', { senha });
  const confirmed = await client.post<{ codigos: string[] }>('/api/segundo-fator/confirmar', {
    codigo: codeOf(body.segredo, at),
  });
  expect(confirmed.status).toBe(200);
  return { ...body, codigos: confirmed.body.codigos };
}

const enter = async (
  { email, senha }: Pick<Colleague, 'email' | 'senha'>,
  client = new ApiClient(backend.current.url),
) => ({
  client,
  answer: await client.post<{ proximo?: string }>('/api/login', { identificador: email, senha }),
});
const sendCode = (client: ApiClient, codigo: string) => client.post('/api/login/codigo', { codigo });
const isSignedIn = async (client: ApiClient) => (await client.get('/api/getPersonData')).status === 200;
const statusOf = async ({ client }: Pick<Colleague, 'client'>) =>
  (await client.get<SecondFactor>('/api/segundo-fator')).body;

describe('turning it on', () => {
  test('takes the password and a first code, and tells ten recovery codes once', async () => {
    const seller = await hire('CONTACT_CENTER');
    const { segredo, uri, codigos } = await turnOn(seller);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Vitrine:.+secret=/);
    expect(new URL(uri).searchParams.get('secret')).toBe(segredo);
    expect(codigos).toHaveLength(10);
    expect(new Set(codigos).size).toBe(10);
    expect(await statusOf(seller)).toEqual({
      ligado: true,
      obrigatorio: false,
      codigosRestantes: 10,
      configuracao: null,
      confirmado: true,
    });
  });

  test('leaves secret and codes unreadable in the database', async () => {
    const seller = await hire('CONTACT_CENTER');
    const { segredo, codigos } = await turnOn(seller);
    const { db } = backend.current;
    const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.id_login, seller.loginId));
    const bytes = Buffer.from(Secret.fromBase32(segredo).bytes);
    expect(Buffer.from(factor!.segredo).includes(bytes)).toBe(false);
    const rows = await db.select().from(recoveryCodes).where(eq(recoveryCodes.id_login, seller.loginId));
    const stored = rows.map(({ hash }) => Buffer.from(hash).toString());
    for (const code of codigos) expect(stored).not.toContain(code);
  });

  test('ends the sessions that came in without a code', async () => {
    const seller = await hire('CONTACT_CENTER');
    const { client: elsewhere } = await enter(seller);
    await turnOn(seller);
    expect(await isSignedIn(seller.client)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
  });

  test('is not done with a wrong password or a wrong code; the secret waits for half an hour', async () => {
    const seller = await hire('CONTACT_CENTER');
    const refused = await seller.client.post('/api/segundo-fator', { senha: 'Errada2026' });
    expect([refused.status, refused.body.codigo]).toEqual([422, 'SENHA_INCORRETA']);
    await seller.client.post('/api/segundo-fator', { senha: seller.senha });
    const wrong = await seller.client.post('/api/segundo-fator/confirmar', { codigo: '000000' });
    expect([wrong.status, wrong.body.codigo]).toEqual([422, 'CODIGO_INCORRETO']);
    const { ligado, configuracao } = await statusOf(seller);
    expect([ligado, configuracao?.segredo]).toEqual([false, expect.stringMatching(/^[A-Z2-7]{32}$/)]);
    expect((await enter(seller)).answer.body.proximo).toBeUndefined();
    backend.current.moveClock(30 * 60_000);
    expect((await enter(seller, seller.client)).answer.status).toBe(200);
    expect((await statusOf(seller)).configuracao).toBeNull();
    const late = { codigo: codeOf(configuracao!.segredo) };
    expect((await seller.client.post('/api/segundo-fator/confirmar', late)).status).toBe(410);
  });

  test('is for the team only', async () => {
    const client = new ApiClient(backend.current.url);
    const { senha } = await registerShopper(client);
    expect((await client.get('/api/segundo-fator')).status).toBe(403);
    expect((await client.post('/api/segundo-fator', { senha })).status).toBe(403);
  });

  test('a second time asks to turn it off first', async () => {
    const seller = await hire('CONTACT_CENTER');
    await turnOn(seller);
    const { status } = await seller.client.post('/api/segundo-fator', { senha: seller.senha });
    expect(status).toBe(409);
  });
});

describe('signing in with it', () => {
  test('opens nothing before the code, and a session with it', async () => {
    const seller = await hire('CONTACT_CENTER');
    const { segredo } = await turnOn(seller);
    const { client, answer } = await enter(seller);
    expect([answer.status, answer.body.proximo]).toEqual([200, 'codigo']);
    expect(Object.keys(answer.setCookies)).toEqual(['dev_pendingSignIn']);
    expect(answer.setCookies['dev_pendingSignIn']).toMatch(/HttpOnly/i);
    expect(await isSignedIn(client)).toBe(false);
    expect((await sendCode(client, nextCode(segredo))).status).toBe(200);
    expect(await isSignedIn(client)).toBe(true);
    expect(client.cookies.has('dev_pendingSignIn')).toBe(false);
  });

  test('takes a code once, also from two browsers at the same time, and none older than one taken', async () => {
    const seller = await hire('CONTACT_CENTER');
    const { segredo } = await turnOn(seller);
    const old = nextCode(segredo);
    const code = nextCode(segredo);
    const browsers = [(await enter(seller)).client, (await enter(seller)).client];
    const answers = await Promise.all(browsers.map((client) => sendCode(client, code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const { client } = await enter(seller);
    expect((await sendCode(client, code)).status).toBe(422);
    expect((await sendCode(client, old)).status).toBe(422);
    expect((await sendCode(client, nextCode(segredo))).status).toBe(200);
  });

  test('takes a recovery code once, however it is typed', async () => {
    const seller = await hire('CONTACT_CENTER');
    const { codigos } = await turnOn(seller);
    const typed = codigos[3]!.toLowerCase().replaceAll('-', ' ');
    expect((await sendCode((await enter(seller)).client, typed)).status).toBe(200);
    expect((await sendCode((await enter(seller)).client, codigos[3]!)).status).toBe(422);
    expect((await statusOf(seller)).codigosRestantes).toBe(9);
  });

  test('waits five minutes for the code, and is used up by it', async () => {
    const seller = await hire('CONTACT_CENTER');
    const { segredo } = await turnOn(seller);
    const { client } = await enter(seller);
    const copy = client.copy();
    expect((await sendCode(client, nextCode(segredo))).status).toBe(200);
    expect((await sendCode(copy, nextCode(segredo))).status, 'used').toBe(410);
    const { client: slow } = await enter(seller);
    backend.current.moveClock(5 * 60_000);
    expect((await sendCode(slow, codeOf(segredo))).status, 'late').toBe(410);
    const { status } = await sendCode(new ApiClient(backend.current.url), codeOf(segredo));
    expect(status, 'without a password').toBe(410);
  });

  test('is ended by a new password meanwhile', async () => {
    const seller = await hire('CONTACT_CENTER');
    const { segredo } = await turnOn(seller);
    const { client } = await enter(seller);
    const change = { senhaAtual: seller.senha, senhaNova: 'tR4vessa_lilas' };
    expect((await seller.client.put('/api/senha', change)).status).toBe(200);
    expect((await sendCode(client, nextCode(segredo))).status).toBe(401);
    expect(await isSignedIn(client)).toBe(false);
  });

  test('lets no one guess: five wrong codes, over any number of sign-ins, and a wait', async () => {
    const seller = await hire('CONTACT_CENTER');
    const { segredo } = await turnOn(seller);
    const statuses = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await sendCode((await enter(seller)).client, '000000')).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    const { client } = await enter(seller);
    expect((await sendCode(client, nextCode(segredo))).status).toBe(429);
    backend.current.moveClock(15 * 60_000);
  });

  test.each(['', '12345', 'abc', '1'.repeat(61)])(
    'a code that can be none is refused: %j',
    async (codigo) => {
      const { status, body } = await sendCode(new ApiClient(backend.current.url), codigo);
      expect([status, Object.keys(body.campos ?? {})]).toEqual([422, ['codigo']]);
    },
  );
});

describe('turning it off', () => {
  test('takes password and code', async () => {
    const seller = await hire('CONTACT_CENTER');
    const { segredo, codigos } = await turnOn(seller);
    const stop = (body: object) => seller.client.delete('/api/segundo-fator', { body });
    const codigo = nextCode(segredo);
    expect((await stop({ senha: 'Errada2026', codigo })).status).toBe(422);
    expect((await stop({ senha: seller.senha, codigo: '000000' })).status).toBe(422);
    expect((await statusOf(seller)).ligado).toBe(true);
    expect((await stop({ senha: seller.senha, codigo })).status).toBe(200);
    expect((await enter(seller)).answer.body.proximo).toBeUndefined();
    await turnOn(seller);
    const { client } = await enter(seller);
    expect((await sendCode(client, codigos[0]!)).status, 'a code of before').toBe(422);
  });
});

describe('resetting that of another person', () => {
  const reset = (actor: Colleague, { email }: Pick<Colleague, 'email'>, senha = actor.senha) =>
    actor.client.post('/api/segundo-fator/redefinir', { email, senha });

  test('ends their sessions and is written down', async () => {
    const [admin, seller] = [await hire('ADMIN'), await hire('CONTACT_CENTER')];
    await turnOn(seller);
    expect((await reset(admin, seller, 'Errada2026')).status).toBe(422);
    expect((await reset(admin, seller)).status).toBe(200);
    expect(await isSignedIn(seller.client)).toBe(false);
    expect((await enter(seller)).answer.body.proximo).toBeUndefined();
    const acts = await backend.current.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.id_pessoa_afetada, seller.idPessoa));
    expect(acts).toMatchObject([{ acao: 'DESLIGOU_SEGUNDO_FATOR', id_login: admin.loginId }]);
  });

  test.each([
    ['SUPERVISOR', 'CONTACT_CENTER', 200],
    ['SUPERVISOR', 'SUPERVISOR', 404],
    ['SUPERVISOR', 'ADMIN', 404],
    ['SUPERVISOR', 'FINANCEIRO', 404],
    ['ADMIN', 'FINANCEIRO', 200],
    ['ADMIN', 'ADMIN', 200],
    ['CONTACT_CENTER', 'CONTACT_CENTER', 403],
    ['FINANCEIRO', 'CONTACT_CENTER', 403],
  ] as const)('%s of %s: %i', async (actorKind, ownerKind, expected) => {
    const [actor, owner] = [await hire(actorKind), await hire(ownerKind)];
    await turnOn(owner);
    expect((await reset(actor, owner)).status).toBe(expected);
    expect(await isSignedIn(owner.client)).toBe(expected !== 200);
  });

  test('answers alike for oneself, who has none, and who is unknown', async () => {
    const [admin, seller] = [await hire('ADMIN'), await hire('CONTACT_CENTER')];
    await turnOn(admin);
    const unknown = { email: `${randomUUID()}@exemplo.com.br` };
    const answers = [];
    for (const whom of [admin, seller, unknown]) {
      const { status, body } = await reset(admin, whom);
      answers.push(JSON.stringify({ status, body }));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('"status":404');
  });
});

describe('the person is informed by mail', () => {
  const seen = async ({ email }: Colleague) => {
    const { db } = backend.current;
    const rows = await db.select().from(outbox).where(eq(outbox.destinatario, email)).orderBy(outbox.id);
    return rows
      .map(({ tipo, dados }) => (dados['por_equipe'] ? `${tipo} (por equipe)` : tipo))
      .filter((tipo) => !/^(boas-vindas|confirmar)/.test(tipo));
  };

  test('when it goes on, when one recovery code is left, and when it goes off', async () => {
    const seller = await hire('CONTACT_CENTER');
    const { segredo, codigos } = await turnOn(seller);
    expect(await seen(seller)).toEqual(['segundo-fator-ligado']);
    for (const codigo of codigos.slice(0, 8)) {
      const { client } = await enter(seller);
      expect((await sendCode(client, codigo)).status).toBe(200);
    }
    expect(await seen(seller)).toEqual(['segundo-fator-ligado']);
    const { client } = await enter(seller);
    expect((await sendCode(client, codigos[8]!)).status).toBe(200);
    expect(await seen(seller)).toEqual(['segundo-fator-ligado', 'ultimo-codigo-de-recuperacao']);
    const body = { senha: seller.senha, codigo: nextCode(segredo) };
    expect((await client.delete('/api/segundo-fator', { body })).status).toBe(200);
    expect((await seen(seller)).slice(2)).toEqual(['segundo-fator-desligado']);
  });

  test('when another person of the team turned it off', async () => {
    const seller = await hire('CONTACT_CENTER');
    const admin = await hire('ADMIN');
    await turnOn(seller);
    const body = { email: seller.email, senha: admin.senha };
    expect((await admin.client.post('/api/segundo-fator/redefinir', body)).status).toBe(200);
    expect((await seen(seller)).slice(1)).toEqual(['segundo-fator-desligado (por equipe)']);
  });
});

describe('outside the demonstration', () => {
  const moderation = '/api/moderacao/opinioes';

  test.each(['ADMIN', 'FINANCEIRO'] as const)('%s is led to turning it on', async (kind) => {
    const { current } = strict;
    const colleague = await hire(kind, current);
    const { answer } = await enter(colleague, new ApiClient(current.url));
    expect(answer.body.proximo).toBe('segundo-fator');
    expect((await colleague.client.get('/api/getPersonData')).body).toMatchObject({
      faltaSegundoFator: true,
    });
    expect((await statusOf(colleague)).obrigatorio).toBe(true);
  });

  test('what is the team’s waits until it is on (IDENTITY-19)', async () => {
    const { current } = strict;
    const admin = await hire('ADMIN', current);
    const before = await admin.client.get(moderation);
    expect([before.status, before.body.codigo]).toEqual([403, 'SEGUNDO_FATOR_NECESSARIO']);
    const reset = { email: admin.email, senha: admin.senha };
    expect((await admin.client.post('/api/segundo-fator/redefinir', reset)).status).toBe(403);
    const { segredo } = await turnOn(admin, current);
    expect((await admin.client.get(moderation)).status).toBe(200);
    const off = { senha: admin.senha, codigo: nextCode(segredo, current) };
    expect((await admin.client.delete('/api/segundo-fator', { body: off })).status).toBe(200);
    expect((await admin.client.get(moderation)).status).toBe(403);
  });

  test('others of the team may go without, and so may everyone in the demonstration', async () => {
    const seller = await hire('CONTACT_CENTER', strict.current);
    expect((await seller.client.get('/api/moderacao/perguntas')).status).toBe(200);
    const admin = await hire('ADMIN');
    expect((await admin.client.get(moderation)).status).toBe(200);
    expect((await enter(admin)).answer.body.proximo).toBeUndefined();
  });

  test('a backend that lost its key secret does not start', async () => {
    const { services } = backend.current;
    await expect(startTestBackend({ database: { db: services.db } })).rejects.toThrow(/KEY_SECRET/);
  });
});
