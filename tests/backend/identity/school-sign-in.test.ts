import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, logins, persons, sessionFamilies } from '#/backend/db/schema/identity.ts';
import { schoolSignIns, staffIdentities } from '#/backend/db/schema/school.ts';
import { secondFactors } from '#/backend/db/schema/second-factor.ts';
import { schoolIssuerSettingsOf } from '#/backend/school-issuer-settings.ts';
import { STAFF_SESSION_HOURS } from '#/domain/staff/staff-session.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import {
  type SchoolAccount,
  schoolClient,
  type SchoolIssuerServer,
  signInAtIssuer,
  startSchoolIssuer,
} from '../../support/issuer/school-issuer.ts';
import { enterAs } from '../account/role-clients.ts';
import { hire } from '../school/team-support.ts';

const redirectUri = 'http://localhost:3000/conta-da-escola/retorno';
let issuer: SchoolIssuerServer;
let backend: TestBackend;
beforeAll(async () => {
  issuer = await startSchoolIssuer(redirectUri);
  backend = await startTestBackend({
    seed: true,
    schoolIssuer: { issuer: issuer.url, ...schoolClient, domains: ['exemplo.com.br', 'vitrine.dev'] },
  });
});
afterAll(async () => {
  await backend.stop();
  await issuer.stop();
});

interface Entered {
  destino: string;
  proximo?: string;
  codigo?: string;
  mensagem: string;
}
const verified = (email: string, sub = `conta-de-${email}`): SchoolAccount => ({
  sub,
  email,
  email_verified: true,
});
const begin = async (client: ApiClient, destino = '/minha-conta') => {
  const { body } = await client.post<{ url: string }>('/api/login/escola', { destino });
  return body.url;
};
const finish = (client: ApiClient, returned: URL, changed: Record<string, string> = {}) =>
  client.post<Entered>('/api/login/escola/retorno', {
    ...Object.fromEntries(returned.searchParams),
    ...changed,
  });
async function enter(
  account: SchoolAccount | null,
  client = new ApiClient(backend.url),
  change = (url: string) => url,
) {
  issuer.account = account;
  const returned = await signInAtIssuer(change(await begin(client)));
  return { client, returned, ...(await finish(client, returned)) };
}
const isIn = async (client: ApiClient) => (await client.get('/api/getPersonData')).status === 200;
const replaced = (name: string, value: string) => (url: string) => {
  const address = new URL(url);
  address.searchParams.set(name, value);
  return address.href;
};

describe('sign-in with the account of the school (IDENTITY-26)', () => {
  test('lets a member of the team in for twelve hours at most, and is audited', async () => {
    const { id, email } = await hire(backend, 'CONTACT_CENTER');
    const { client, status, body } = await enter(verified(email.toUpperCase()));
    expect([status, body]).toEqual([200, { destino: '/minha-conta' }]);
    expect(await isIn(client)).toBe(true);
    const [family] = await backend.db
      .select()
      .from(sessionFamilies)
      .where(and(eq(sessionFamilies.id_login, id), eq(sessionFamilies.confirmada_em, new Date(0))));
    expect(family!.expira_em.getTime() - family!.criada_em.getTime()).toBeLessThanOrEqual(
      STAFF_SESSION_HOURS * 3_600_000,
    );
    const acts = await backend.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objeto, `login ${id}`));
    expect(acts.map(({ acao, dados }) => [acao, dados])).toEqual([
      ['ENTROU_COM_CONTA_DA_ESCOLA', { emissor: issuer.url }],
    ]);
  });

  test('counts neither as the password nor as the second factor of the shop', async () => {
    const { id, email } = await hire(backend, 'FINANCEIRO');
    const first = await enter(verified(email));
    expect([first.status, first.body.proximo]).toEqual([200, undefined]);
    await backend.db.insert(secondFactors).values({
      id_login: id,
      segredo: new Uint8Array(20),
      selado: false,
      ligado_em: backend.now(),
      criado_em: backend.now(),
    } as typeof secondFactors.$inferInsert);
    const second = await enter(verified(email));
    expect(second.body.proximo).toBe('codigo');
    expect(await isIn(second.client)).toBe(false);
  });

  test('asks an administrator for the password before the first act that needs one (SESSION-19)', async () => {
    const { client } = await enter(verified('admin@vitrine.dev'));
    const invite = () =>
      client.post('/api/equipe/convites', { email: 'novo@exemplo.com.br', papel: 'FINANCEIRO' });
    expect((await invite()).body.codigo).toBe('CONFIRMACAO_NECESSARIA');
    await client.post('/api/sessao/confirmar', { senha: 'Vitrine2026' });
    expect((await invite()).status).toBe(200);
  });

  test('makes no account and gives no role', async () => {
    const before = await backend.db.$count(persons);
    for (const email of ['estranho@exemplo.com.br', 'aluno@vitrine.dev']) {
      const { client, status, body } = await enter(verified(email));
      expect([status, body.codigo]).toEqual([403, 'SEM_ACESSO_A_EQUIPE']);
      expect(await isIn(client)).toBe(false);
    }
    expect(await backend.db.$count(persons)).toBe(before);
  });

  test('refuses an address that is not confirmed, and one of another domain', async () => {
    const { email } = await hire(backend, 'SUPERVISOR');
    const unverified = await enter({ ...verified(email), email_verified: false });
    expect([unverified.status, unverified.body.mensagem]).toEqual([
      403,
      'A conta da escola não confirmou o seu e-mail. Peça a confirmação a quem cuida dela.',
    ]);
    const { id } = await hire(backend, 'SUPERVISOR');
    await backend.db
      .update(logins)
      .set({ email: `chefe${id}@outro.com.br` })
      .where(eq(logins.id_login, id));
    const elsewhere = await enter(verified(`chefe${id}@outro.com.br`));
    expect([elsewhere.status, elsewhere.body.codigo]).toEqual([403, 'DOMINIO_RECUSADO']);
  });

  test('refuses who left, and the next owner of an address', async () => {
    const { id, email } = await hire(backend, 'CONTACT_CENTER');
    expect((await enter(verified(email, 'primeira'))).status).toBe(200);
    const heir = await enter(verified(email, 'segunda'));
    expect([heir.status, heir.body.codigo]).toEqual([403, 'OUTRA_CONTA_DA_ESCOLA']);
    const admin = await enterAs('ADMIN', () => backend.url);
    expect((await admin.delete(`/api/equipe/${id}`)).status).toBe(200);
    expect(await backend.db.$count(staffIdentities, eq(staffIdentities.id_login, id))).toBe(0);
    await backend.db
      .update(logins)
      .set({ tipo_login: 'CONTACT_CENTER', desativado_em: backend.now() })
      .where(eq(logins.id_login, id));
    expect((await enter(verified(email, 'primeira'))).status).toBe(403);
  });

  test('takes an answer once, in the browser that began, with its own state and nonce', async () => {
    const { email } = await hire(backend, 'SUPERVISOR');
    const { client, returned, status } = await enter(verified(email));
    expect(status).toBe(200);
    expect((await finish(client, returned)).body.codigo).toBe('ENTRADA_SEM_VALIDADE');

    issuer.account = verified(email);
    const begun = new ApiClient(backend.url);
    const answer = await signInAtIssuer(await begin(begun));
    expect((await finish(new ApiClient(backend.url), answer)).status).toBe(410);
    const other = new ApiClient(backend.url);
    await begin(other);
    expect((await finish(other, answer)).status).toBe(410);
    expect((await finish(begun, answer, { state: 'outro' })).status).toBe(410);
    expect((await finish(begun, answer)).status).toBe(200);

    const withNonce = await enter(verified(email), undefined, replaced('nonce', 'de-outra-entrada'));
    expect([withNonce.status, withNonce.body.codigo]).toEqual([403, 'CONTA_DA_ESCOLA_RECUSADA']);
    const challenge = replaced('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
    expect((await enter(verified(email), undefined, challenge)).status).toBe(403);
  });

  test('ends after ten minutes, and leaves nothing in the database that completes it', async () => {
    issuer.account = verified('supervisor@vitrine.dev');
    const client = new ApiClient(backend.url);
    const url = new URL(await begin(client));
    const rows = JSON.stringify(await backend.db.select().from(schoolSignIns));
    for (const name of ['state', 'nonce']) expect(rows).not.toContain(url.searchParams.get(name));
    const returned = await signInAtIssuer(url.href);
    backend.moveClock(10 * 60_000);
    expect((await finish(client, returned)).status).toBe(410);
    await backend.runJobs();
    expect(await backend.db.$count(schoolSignIns)).toBe(0);
  });

  test('that was cancelled at the issuer says so', async () => {
    const { status, body } = await enter(null);
    expect([status, body.codigo]).toEqual([409, 'ENTRADA_CANCELADA']);
  });
});

test('an issuer that tells the address in its token gets a member in as well', async () => {
  const direct = await startSchoolIssuer(redirectUri, { tellsAtOnce: true });
  const own = await startTestBackend({
    database: backend,
    schoolIssuer: { issuer: direct.url, ...schoolClient, domains: [] },
  });
  const client = new ApiClient(own.url);
  direct.account = verified('vendas@vitrine.dev');
  const returned = await signInAtIssuer(await begin(client, '/'));
  expect((await finish(client, returned)).status).toBe(200);
  await own.stop();
  await direct.stop();
});

test('an issuer that is down or hangs is told in time, and the password still opens', async () => {
  const hanging = createServer(() => {});
  await new Promise<void>((settle) => hanging.listen(0, '127.0.0.1', settle));
  const { port } = hanging.address() as AddressInfo;
  for (const issuerUrl of [`http://127.0.0.1:${port}`, 'http://127.0.0.1:9']) {
    const own = await startTestBackend({
      database: backend,
      schoolIssuer: { issuer: issuerUrl, ...schoolClient, domains: [] },
    });
    const client = new ApiClient(own.url);
    const startedAt = performance.now();
    const { status, body } = await client.post('/api/login/escola', { destino: '/' });
    expect([status, body.codigo]).toEqual([503, 'CONTA_DA_ESCOLA_FORA_DO_AR']);
    expect(performance.now() - startedAt).toBeLessThan(6000);
    expect(await isIn(await enterAs('ADMIN', () => own.url))).toBe(true);
    await own.stop();
  }
  hanging.closeAllConnections();
  hanging.close();
});

test('without an issuer there is nothing of it', async () => {
  const own = await startTestBackend({ database: backend });
  const client = new ApiClient(own.url);
  expect((await client.get<{ disponivel: boolean }>('/api/login/escola')).body.disponivel).toBe(false);
  expect((await client.post('/api/login/escola', { destino: '/' })).body.codigo).toBe(
    'CONTA_DA_ESCOLA_DESLIGADA',
  );
  await own.stop();
});

test('the settings ask for a client, and for https where the shop has it', () => {
  const env = {
    OIDC_ISSUER: 'http://contas.exemplo.com.br',
    OIDC_CLIENT_ID: 'vitrine',
    OIDC_CLIENT_SECRET: undefined,
    OIDC_ALLOWED_DOMAINS: [],
  };
  expect(() => schoolIssuerSettingsOf(env, 'https://loja.exemplo.com.br')).toThrow(
    /OIDC_ISSUER must be an https/,
  );
  expect(() => schoolIssuerSettingsOf({ ...env, OIDC_CLIENT_ID: undefined }, 'http://localhost')).toThrow(
    /OIDC_CLIENT_ID is required/,
  );
});
