import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendMails } from '#/backend/app/send-mails.ts';
import { auditLog, logins, outbox } from '#/backend/db/schema/identity.ts';
import { teamInvitations } from '#/backend/db/schema/school.ts';
import { CONFIRMATION_MINUTES } from '#/domain/staff/staff-session.ts';
import { INVITATION_DAYS } from '#/domain/staff/team-role.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { registerShopper } from '../../support/backend/registration.ts';
import { withMailServer } from '../../support/mail/with-mail-server.ts';
import { enterAs } from '../account/role-clients.ts';
import { codesMailedTo, hire, invite, inviteAndJoin, join, listTeam } from './team-support.ts';

const server = withMailServer();
let backend: TestBackend;
let admin: ApiClient;
beforeAll(async () => {
  backend = await startTestBackend({ seed: true, smtpUrl: server.url });
});
beforeEach(async () => {
  admin = await enterAs('ADMIN', () => backend.url);
});
afterAll(() => backend.stop());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let count = 0;
const newAddress = () => `colega${(count += 1)}@escola-aurora.com.br`;
const isIn = async (client: ApiClient) => (await client.get('/api/getPersonData')).status === 200;
const signIn = (email: string, senha: string, client = new ApiClient(backend.url)) =>
  client.post('/api/login', { identificador: email, senha });
const check = (convite: string, client = new ApiClient(backend.url)) =>
  client.post<{ conta: string; email: string; codigo?: string }>('/api/convite-da-equipe/conferir', {
    convite,
  });
const accept = (client: ApiClient, convite: string, senha: string) =>
  client.post('/api/convite-da-equipe/aceitar', { convite, senha });
const setRole = (client: ApiClient, id: number, papel: string) =>
  client.put(`/api/equipe/${id}/papel`, { papel });
const remove = (client: ApiClient, id: number) => client.delete(`/api/equipe/${id}`);
const confirm = (client: ApiClient) => client.post('/api/sessao/confirmar', { senha: 'Vitrine2026' });
const actsOn = async (objeto: string) => {
  const rows = await backend.db.select().from(auditLog).where(eq(auditLog.objeto, objeto));
  return rows.map(({ acao }) => acao);
};

describe('an invitation to the team (IDENTITY-23)', () => {
  test('is accepted once, with a new login that is seen in the list', async () => {
    const email = newAddress();
    const { client, convite, member } = await inviteAndJoin(backend, server, {
      admin,
      email,
      papel: 'CONTACT_CENTER',
    });
    expect(member).toMatchObject({ nome: 'Rui Prado', papel: 'CONTACT_CENTER', segundoFator: false });
    expect(Math.abs(Date.parse(member.ultimoAcesso!) - backend.now().getTime())).toBeLessThan(MINUTE);
    expect((await client.get('/api/moderacao/perguntas')).status).toBe(200);
    expect((await client.get('/api/equipe')).status).toBe(403);
    expect((await listTeam(admin)).convites.map((each) => each.email)).not.toContain(email);
    expect((await join(convite).as(backend)).status).toBe(410);
    expect((await check(convite)).body.codigo).toBe('LINK_SEM_VALIDADE');
    const [act] = await backend.db.select().from(auditLog).where(eq(auditLog.id_login, member.id));
    expect(act).toMatchObject({ acao: 'ENTROU_NA_EQUIPE', dados: { papel: 'CONTACT_CENTER' } });
    expect(await actsOn(act!.objeto!)).toEqual(['CONVIDOU_PARA_EQUIPE', 'ENTROU_NA_EQUIPE']);
  });

  test('leaves nothing in the database that opens it', async () => {
    const email = newAddress();
    await invite(admin, email, 'SUPERVISOR');
    const [code] = await codesMailedTo(backend, server, email);
    const rows = await Promise.all([
      backend.db.select().from(teamInvitations),
      backend.db.select().from(outbox),
    ]);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('of two who open it at once one gets in', async () => {
    const email = newAddress();
    await invite(admin, email, 'SUPERVISOR');
    const [code] = await codesMailedTo(backend, server, email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => join(code!).as(backend)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    for (const status of statuses.slice(1)) expect([409, 410]).toContain(status);
  });

  test('lasts for seven days; sent again, only the newer link opens', async () => {
    const email = newAddress();
    await invite(admin, email, 'SUPERVISOR');
    const [first] = await codesMailedTo(backend, server, email);
    const { id } = (await listTeam(admin, email)).convites[0]!;
    const resend = () => admin.post(`/api/equipe/convites/${id}/reenviar`);
    expect((await resend()).status).toBe(429);
    backend.moveClock(MINUTE);
    expect((await resend()).status).toBe(200);
    const second = (await codesMailedTo(backend, server, email)).at(-1)!;
    expect((await check(first!)).status).toBe(410);
    expect((await check(second)).body).toMatchObject({ email, conta: 'nenhuma' });
    backend.moveClock(INVITATION_DAYS * DAY);
    expect((await join(second).as(backend)).status).toBe(410);
    admin = await enterAs('ADMIN', () => backend.url);
    expect((await listTeam(admin, email)).convites).toMatchObject([{ vencido: true }]);
    // One that is too old makes room for a new one.
    expect((await invite(admin, email, 'SUPERVISOR')).status).toBe(200);
    expect((await invite(admin, email, 'ADMIN')).body.codigo).toBe('CONVITE_EXISTENTE');
  });

  test('that was withdrawn opens nothing, even when its mail goes out later', async () => {
    const email = newAddress();
    await invite(admin, email, 'SUPERVISOR');
    const { id } = (await listTeam(admin, email)).convites[0]!;
    expect((await admin.delete(`/api/equipe/convites/${id}`)).status).toBe(200);
    expect(await codesMailedTo(backend, server, email)).toEqual([]);
    await invite(admin, email, 'SUPERVISOR');
    const [code] = await codesMailedTo(backend, server, email);
    const again = (await listTeam(admin, email)).convites[0]!;
    await admin.delete(`/api/equipe/convites/${again.id}`);
    expect((await join(code!).as(backend)).status).toBe(410);
    expect((await admin.delete(`/api/equipe/convites/${again.id}`)).status).toBe(404);
  });

  test('to an address with an account hands it to no one: its owner accepts, with the password', async () => {
    const owner = new ApiClient(backend.url);
    const { email, senha } = await registerShopper(owner);
    const neighbour = new ApiClient(backend.url);
    const other = await registerShopper(neighbour);
    await invite(admin, email, 'FINANCEIRO');
    const convite = (await codesMailedTo(backend, server, email)).at(-1)!;
    expect((await check(convite)).body.conta).toBe('outra');
    expect((await join(convite).as(backend)).body.codigo).toBe('CADASTRO_EXISTENTE');
    expect((await accept(neighbour, convite, other.senha)).status).toBe(410);
    expect((await check(convite, owner)).body.conta).toBe('sua');
    expect((await accept(owner, convite, 'Errada2026')).body.codigo).toBe('SENHA_INCORRETA');
    const elsewhere = new ApiClient(backend.url);
    await signIn(email, senha, elsewhere);
    expect((await accept(owner, convite, senha)).status).toBe(200);
    expect((await owner.get('/api/financeiro/pendencias')).status).toBe(200);
    expect(await isIn(elsewhere)).toBe(false);
  });

  test('to one of the team is refused, and only administrators may send one', async () => {
    const refused = await invite(admin, 'vendas@vitrine.dev', 'ADMIN');
    expect([refused.status, refused.body.codigo]).toEqual([409, 'JA_E_DA_EQUIPE']);
    const finance = await enterAs('FINANCEIRO', () => backend.url);
    expect((await invite(finance, newAddress(), 'ADMIN')).body.codigo).toBe('ACESSO_NEGADO');
  });

  test('takes a password or a code of the last minutes (SESSION-19)', async () => {
    backend.moveClock(CONFIRMATION_MINUTES * MINUTE);
    await admin.put('/api/refreshTokenUser');
    const before = await invite(admin, newAddress(), 'SUPERVISOR');
    expect(before.body.codigo).toBe('CONFIRMACAO_NECESSARIA');
    expect((await confirm(admin)).status).toBe(200);
    expect((await invite(admin, newAddress(), 'SUPERVISOR')).status).toBe(200);
  });
});

describe('a role that changes (IDENTITY-24)', () => {
  test('counts at once in a session that is open', async () => {
    const { client, member } = await inviteAndJoin(backend, server, {
      admin,
      email: newAddress(),
      papel: 'SUPERVISOR',
    });
    expect((await client.get('/api/moderacao/cpf')).status).toBe(200);
    expect((await setRole(admin, member.id, 'CONTACT_CENTER')).status).toBe(200);
    expect((await client.get('/api/moderacao/cpf')).status).toBe(403);
    expect((await client.get('/api/moderacao/perguntas')).status).toBe(200);
    expect(await actsOn(`login ${member.id}`)).toEqual(['MUDOU_PAPEL']);
  });

  test('is never one’s own, nor are sessions and access', async () => {
    const me = (await listTeam(admin)).membros.find(({ voce }) => voce)!;
    for (const act of [
      setRole(admin, me.id, 'FINANCEIRO'),
      admin.delete(`/api/equipe/${me.id}/sessoes`),
      remove(admin, me.id),
    ]) {
      expect((await act).body.codigo).toBe('PROPRIO_ACESSO');
    }
    expect(await isIn(admin)).toBe(true);
  });

  test('of an administrator ends the invitations they sent', async () => {
    const vice = await hire(backend, 'ADMIN');
    await signIn(vice.email, vice.senha, vice.client);
    const email = newAddress();
    expect((await invite(vice.client, email, 'ADMIN')).status).toBe(200);
    const [code] = await codesMailedTo(backend, server, email);
    expect((await setRole(admin, vice.id, 'FINANCEIRO')).status).toBe(200);
    expect((await join(code!).as(backend)).status).toBe(410);
  });

  test('is of the team only: shoppers can be neither given one nor removed', async () => {
    const shopper = new ApiClient(backend.url);
    const { email } = await registerShopper(shopper);
    const [login] = await backend.db.select().from(logins).where(eq(logins.email, email));
    expect((await setRole(admin, login!.id_login, 'ADMIN')).status).toBe(404);
    expect((await remove(admin, login!.id_login)).status).toBe(404);
    expect(await isIn(shopper)).toBe(true);
  });
});

describe('supervision and discounts of who sells', () => {
  const setTerms = (id: number, idSupervisor: number | null, descontoMaximo: number) =>
    admin.put(`/api/equipe/${id}/vendas`, { idSupervisor, descontoMaximo });

  test('are set by an administrator, count at once and are audited', async () => {
    const [seller, chief] = [await hire(backend, 'CONTACT_CENTER'), await hire(backend, 'SUPERVISOR')];
    expect((await setTerms(seller.id, chief.id, 7)).status).toBe(200);
    const { membros, supervisores } = await listTeam(admin, seller.email);
    expect(membros).toMatchObject([{ idSupervisor: chief.id, descontoMaximo: 7 }]);
    expect(supervisores.map(({ id }) => id)).toContain(chief.id);
    expect((await seller.client.get('/api/compra-assistida/limites')).body).toMatchObject({
      desconto_maximo: 7,
    });
    expect(await actsOn(`login ${seller.id}`)).toEqual(['MUDOU_CONDICOES_DE_VENDA']);
    expect((await setRole(admin, chief.id, 'CONTACT_CENTER')).status).toBe(200);
    expect((await listTeam(admin, seller.email)).membros).toMatchObject([{ idSupervisor: null }]);
  });

  test('are refused where they make no sense', async () => {
    const [seller, chief] = [await hire(backend, 'CONTACT_CENTER'), await hire(backend, 'SUPERVISOR')];
    const finance = await hire(backend, 'FINANCEIRO');
    expect((await setTerms(finance.id, null, 0)).body.codigo).toBe('PAPEL_SEM_VENDAS');
    expect((await setTerms(chief.id, chief.id, 0)).body.codigo).toBe('SUPERVISOR_INVALIDO');
    expect((await setTerms(seller.id, finance.id, 0)).body.campos).toHaveProperty('idSupervisor');
    for (const cap of [-1, 101, 2.5]) {
      expect((await setTerms(seller.id, null, cap)).body.campos, String(cap)).toHaveProperty(
        'descontoMaximo',
      );
    }
  });
});

test('a changed role and an ended access are told by mail', async () => {
  const { id, email } = await hire(backend, 'CONTACT_CENTER');
  await setRole(admin, id, 'FINANCEIRO');
  await remove(admin, id);
  await sendMails(backend.services);
  const [changed] = server.mailsTo(email, 'Seu papel na equipe da Vitrine mudou');
  expect(changed?.text).toContain('cuida de devoluções');
  const [ended] = server.mailsTo(email, 'Seu acesso à equipe da Vitrine terminou');
  expect(ended?.text).toContain('não abrem mais a loja');
});

describe('who leaves the team (IDENTITY-25)', () => {
  test('is out at once, and comes back with a new login only', async () => {
    const email = newAddress();
    const first = await inviteAndJoin(backend, server, { admin, email, papel: 'SUPERVISOR' });
    expect((await remove(admin, first.member.id)).status).toBe(200);
    expect(await isIn(first.client)).toBe(false);
    expect((await first.client.put('/api/refreshTokenUser')).status).toBe(401);
    expect((await signIn(email, 'Girassol2031')).status).toBe(401);
    expect((await listTeam(admin, email)).membros).toEqual([]);
    expect(await actsOn(`login ${first.member.id}`)).toEqual(['REMOVEU_DA_EQUIPE']);
    const again = await inviteAndJoin(backend, server, { admin, email, papel: 'CONTACT_CENTER' });
    expect(again.member.id).not.toBe(first.member.id);
  });

  test('keeps the account of a shopper, as it was before', async () => {
    const owner = new ApiClient(backend.url);
    const { email, senha } = await registerShopper(owner);
    await invite(admin, email, 'CONTACT_CENTER');
    const convite = (await codesMailedTo(backend, server, email)).at(-1)!;
    expect((await accept(owner, convite, senha)).status).toBe(200);
    const { id, contaPessoal } = (await listTeam(admin, email)).membros[0]!;
    expect(contaPessoal).toBe(true);
    expect((await remove(admin, id)).status).toBe(200);
    expect(await isIn(owner)).toBe(false);
    expect((await signIn(email, senha, owner)).status).toBe(200);
    expect((await owner.get('/api/getPersonData')).body).toMatchObject({
      tipoLogin: 'ALUNO',
      idLoginContactCenter: null,
    });
    expect((await owner.get('/api/moderacao/perguntas')).status).toBe(403);
  });

  test('may stay and only have their sessions ended', async () => {
    const { client, member } = await inviteAndJoin(backend, server, {
      admin,
      email: newAddress(),
      papel: 'SUPERVISOR',
    });
    expect((await admin.delete(`/api/equipe/${member.id}/sessoes`)).status).toBe(200);
    expect(await isIn(client)).toBe(false);
    expect((await signIn(member.email, 'Girassol2031', client)).status).toBe(200);
  });
});

test('the list is searched by name and address, accents and case aside', async () => {
  const email = newAddress();
  await invite(admin, email, 'SUPERVISOR');
  const code = (await codesMailedTo(backend, server, email)).at(-1)!;
  await join(code, 'Inês Araújo').as(backend);
  expect((await listTeam(admin, 'ines ARAUJO')).membros).toMatchObject([{ email }]);
  expect((await listTeam(admin, email.toUpperCase())).membros).toMatchObject([{ nome: 'Inês Araújo' }]);
  expect((await listTeam(admin, 'ninguém assim')).membros).toEqual([]);
});

describe('outside the demonstration', () => {
  let strict: TestBackend;
  beforeAll(async () => {
    strict = await startTestBackend({ demo: 'off', smtpUrl: server.url });
  });
  afterAll(() => strict.stop());

  test('who moves money or administers turns the second factor on before anything else (IDENTITY-19)', async () => {
    const director = await hire(strict, 'ADMIN');
    const before = await invite(director.client, newAddress(), 'ADMIN');
    expect(before.body.codigo).toBe('SEGUNDO_FATOR_NECESSARIO');
    await strict.db.insert(teamInvitations).values({
      email: 'colega@escola-aurora.com.br',
      tipo_login: 'FINANCEIRO',
      convidado_por: director.id,
      enviado_em: strict.now(),
      expira_em: new Date(strict.now().getTime() + DAY),
    });
    const { id, envios } = (await strict.db.select().from(teamInvitations))[0]!;
    await strict.db.insert(outbox).values({
      tipo: 'convite-da-equipe',
      destinatario: 'colega@escola-aurora.com.br',
      dados: { id_convite: id, envio: envios },
      remetente: `equipe:${director.id}`,
      criado_em: strict.now(),
      disponivel_em: strict.now(),
    });
    const host = new URL(strict.services.settings.publicUrl).hostname;
    await sendMails(strict.services);
    const [mail] = server.mailsTo('colega@escola-aurora.com.br', `Convite para a equipe de ${host}`);
    const code = /convite-da-equipe\/([\w-]{43})/.exec(mail!.text!)![1]!;
    const client = new ApiClient(strict.url);
    const joined = await join(code, 'Rui Prado', client).as(strict);
    expect(joined.body).toEqual({ segundoFator: true });
    expect((await client.get('/api/financeiro/pendencias')).body.codigo).toBe('SEGUNDO_FATOR_NECESSARIO');
    const factor = await client.get('/api/segundo-fator');
    expect(factor.body).toMatchObject({ ligado: false, configuracao: { uri: /^otpauth/ } });
  });
});
