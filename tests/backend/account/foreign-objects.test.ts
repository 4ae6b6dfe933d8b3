import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, ne, notInArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { callbackRequests } from '#/backend/db/schema/content.ts';
import { units } from '#/backend/db/schema/catalogue.ts';
import { assistedProposals } from '#/backend/db/schema/assisted.ts';
import { favourites, questions, reviews } from '#/backend/db/schema/community.ts';
import { enrolmentDocuments, enrolments } from '#/backend/db/schema/enrolment.ts';
import { logins, persons } from '#/backend/db/schema/identity.ts';
import { newsletterSubscriptions } from '#/backend/db/schema/newsletter.ts';
import { teamInvitations } from '#/backend/db/schema/school.ts';
import {
  companySeats,
  guardianLinks,
  purchases,
  terms,
  waitingList,
} from '#/backend/db/schema/purchasing.ts';
import { seededLogins } from '#/backend/db/seed/people/seeded-logins.ts';
import { seatLinkUrl } from '#/backend/modules/orders/company-seat/seat-link.ts';
import { guardianLinkUrl } from '#/backend/modules/orders/guardian-link/guardian-link.ts';
import { employerLinkUrl } from '#/backend/modules/assisted/employer/employer-link.ts';
import { loginCodeOf, proposalLinkUrl } from '#/backend/modules/assisted/proposal-link.ts';
import { alertsLinkUrl } from '#/backend/modules/course-alert/alerts-link.ts';
import { issueCancellation, issueConfirmation } from '#/backend/modules/newsletter/newsletter-token.ts';
import { insertEmailChange } from '#/backend/modules/identity/email/email-change-repository.ts';
import { hashOneTimeToken, issueOneTimeToken } from '#/backend/modules/identity/link/one-time-token.ts';
import type { AccountSession } from '#/contract/account/account.ts';
import { formatProtocol } from '#/domain/enrolment/enrolment-protocol.ts';
import type { Terms } from '#/contract/purchasing/purchase.ts';
import { cpfDigits, formatCpf } from '#/domain/person/cpf.ts';
import { NEWSLETTER_TEXT_VERSION } from '#/domain/community/newsletter.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, noon } from '../../support/catalogue-data.ts';
import { makePerson, personPassword } from '../../support/person.ts';
import { bodyOf } from '../checkout/buyer.ts';
import { samplePdf } from '../../support/documents/sample-documents.ts';
import { registerShopper } from '../../support/backend/registration.ts';
import {
  endpointAccess,
  expectedOutcome,
  listEndpoints,
  roles,
  type Endpoint,
  type EndpointAccess,
  type ObjectKind,
} from './endpoint-access.ts';
import { enterAs, seeAnswer, type Role } from './role-clients.ts';

const backend = withBackend({ seed: true, clock: noon });
const visitor = () => new ApiClient(() => backend.current.url);
const clients = new Map<Role, ApiClient>();
const endpointsWith = (...kinds: readonly ObjectKind[]) =>
  listEndpoints().filter(({ name }) => kinds.some((kind) => kind === endpointAccess[name]?.object));

interface Owner {
  idPessoa: number;
  loginId: number;
  email: string;
  client: ApiClient;
}
let owner: Owner;
const owned = { id: '900001' };
const bare = { id: '900002' };
const sold = { id: '900004' };
const asked = { id: '900003' };

type Naming = Pick<EndpointAccess, 'params' | 'headers' | 'body'>;

async function tell(who: Role | ApiClient, endpoint: Endpoint, naming: Naming = {}) {
  const spec = endpointAccess[endpoint.name]!;
  const client = typeof who === 'string' ? clients.get(who)! : who;
  const response = await seeAnswer(client, backend.current.url, endpoint, {
    ...spec,
    params: { ...spec.params, ...naming.params },
    headers: { ...spec.headers, ...naming.headers },
    body: naming.body ? { ...(spec.body as object), ...naming.body } : spec.body,
  });
  expect(response.status, response.body).toBeLessThan(500);
  // The code for a new password is another one each time.
  return { ...response, body: response.body.replace(/"codigoAcesso":"[\w-]+"/, '') };
}

async function personOf(client: ApiClient, email: string): Promise<Owner> {
  const { idPessoa } = (await client.get<{ idPessoa: number }>('/api/getPersonData')).body;
  const [login] = await backend.current.db.select().from(logins).where(eq(logins.email, email));
  return { idPessoa, loginId: login!.id_login, email, client };
}

beforeAll(async () => {
  const { db } = backend.current;
  for (const role of roles) clients.set(role, await enterAs(role, () => backend.current.url));
  const client = visitor();
  const { email } = await registerShopper(client);
  owner = await personOf(client, email);
  const [unit] = await db.select().from(units).limit(1);
  const { id_cidade, id_unidade } = unit!;
  for (const { id } of [owned, bare, asked]) {
    await addCourse(db, { id_produto: Number(id), titulo: 'Soldador de teste', slug: `soldador-${id}` });
    await addOffer(db, {
      id_produto: Number(id),
      id_oferta: Number(id),
      vagas_disponiveis: 0,
      id_cidade,
      id_unidade,
    });
  }
  await addCourse(db, { id_produto: Number(sold.id), titulo: 'Soldador de teste', slug: 'soldador-vendido' });
  const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
  const place = { id_cidade, id_unidade };
  await addOffer(db, { id_produto: Number(sold.id), id_oferta: Number(sold.id), ...days, ...place });
  const [id_pessoa, id_produto, criado_em] = [owner.idPessoa, Number(owned.id), noon()];
  const written = { id_produto, id_pessoa, nome_autor: 'Ana S.', criado_em };
  await db.insert(waitingList).values({ id_oferta: id_produto, id_pessoa, criado_em });
  await db.insert(favourites).values({ id_produto, id_pessoa, criado_em });
  await db.insert(questions).values({ ...written, texto: 'Preciso levar luvas?' });
  await db.insert(reviews).values({ ...written, nota: 1, texto: 'Ainda não lida.', situacao: 'PENDENTE' });
});

async function givePurchase(idPessoa: number): Promise<{ codigo: string; key: string }> {
  const { db } = backend.current;
  const offers = db
    .select({ id: purchases.id_oferta })
    .from(purchases)
    .where(eq(purchases.id_pessoa, idPessoa));
  const [row] = await db
    .select({ codigo: purchases.codigo })
    .from(purchases)
    .where(
      and(
        eq(purchases.estado, 'MATRICULADA'),
        gt(purchases.id_pessoa, seededLogins.length),
        ne(purchases.id_pessoa, owner.idPessoa),
        notInArray(purchases.id_oferta, offers),
      ),
    )
    .limit(1);
  const key = randomUUID();
  await db
    .update(purchases)
    .set({ id_pessoa: idPessoa, chave_idempotencia: key })
    .where(eq(purchases.codigo, row!.codigo));
  return { codigo: row!.codigo, key };
}

async function addReview(situacao: 'PENDENTE' | 'PUBLICADA', idPessoa: number | null): Promise<Naming> {
  const [row] = await backend.current.db
    .insert(reviews)
    .values({
      id_produto: Number(bare.id),
      id_pessoa: idPessoa,
      nome_autor: 'Ana S.',
      nota: 4,
      texto: 'Gostei muito das aulas.',
      situacao,
      criado_em: noon(),
    })
    .returning();
  return { params: { id: bare.id, reviewId: String(row!.id_opiniao) } };
}

async function invite(idPessoa: number): Promise<Naming> {
  const convite = randomBytes(32).toString('base64url');
  const { db } = backend.current;
  const until = new Date(noon().getTime() + 3_600_000);
  await db
    .insert(waitingList)
    .values({ id_oferta: Number(asked.id), id_pessoa: idPessoa, criado_em: noon() })
    .onConflictDoNothing();
  await db
    .update(waitingList)
    .set({ convite_hash: hashOneTimeToken(convite), convite_expira_em: until })
    .where(and(eq(waitingList.id_oferta, Number(asked.id)), eq(waitingList.id_pessoa, idPessoa)));
  return { params: { convite } };
}

async function nameGuardian(idPessoa: number): Promise<Naming> {
  const { db, services } = backend.current;
  const [person] = await db.select().from(persons).where(eq(persons.id_pessoa, idPessoa));
  const [row] = await db
    .select({ codigo: purchases.codigo })
    .from(purchases)
    .where(and(eq(purchases.estado, 'MATRICULADA'), isNull(purchases.responsavel)))
    .limit(1);
  const codigo = row!.codigo;
  const { nome, cpf } = person!;
  const contacts = { telefone: '(48) 99123-0002', email: 'responsavel@exemplo.com.br' };
  const responsavel = { nome, cpf: formatCpf(cpf!), ...contacts, parentesco: 'MAE' as const };
  await db
    .update(purchases)
    .set({ responsavel, id_responsavel: idPessoa })
    .where(eq(purchases.codigo, codigo));
  const serie = randomUUID();
  const until = new Date(noon().getTime() + 3_600_000);
  await db
    .insert(guardianLinks)
    .values({ codigo_compra: codigo, serie, expira_em: until, enviado_em: noon() });
  return { params: { convite: guardianLinkUrl('', services.keys, serie).split('/').at(-1)! } };
}

async function addProposal(wish: Partial<typeof assistedProposals.$inferInsert> & { id_vendedor: number }) {
  const serie = randomUUID();
  const [row] = await backend.current.db
    .insert(assistedProposals)
    .values({
      tipo: 'COMPRA',
      id_oferta: Number(sold.id),
      situacao: 'ABERTA',
      preco_original_centavos: 1000,
      total_centavos: 1000,
      serie,
      expira_em: new Date(noon().getTime() + 3_600_000),
      criada_em: noon(),
      ...wish,
    })
    .returning();
  return { id: row!.id, serie };
}

async function sellTo(id_pessoa: number): Promise<Naming> {
  const { serie } = await addProposal({ id_vendedor: owner.loginId, id_pessoa });
  const url = proposalLinkUrl('http://loja', backend.current.services.keys, { serie, productOffer: '1-1' });
  return { params: { link: new URL(url).searchParams.get('link')! } };
}

async function sellToStranger(): Promise<Naming & { cpf: string }> {
  const { nome, cpf, email } = makePerson();
  const telefone = '(48) 99123-0009';
  const codigo_serie = randomUUID();
  const { serie } = await addProposal({
    id_vendedor: owner.loginId,
    cpf: cpfDigits(cpf),
    aluno: { nome, cpf, nascimento: '1990-05-17', telefone, email },
    codigo_serie,
    codigo_expira_em: new Date(noon().getTime() + 60_000),
  });
  const { keys } = backend.current.services;
  const url = proposalLinkUrl('http://loja', keys, { serie, productOffer: '1-1' });
  return {
    params: { link: new URL(url).searchParams.get('link')! },
    body: { codigo: loginCodeOf(keys, codigo_serie) },
    cpf: cpfDigits(cpf),
  };
}

async function takeLead({ loginId }: Owner): Promise<Naming> {
  const [row] = await backend.current.db
    .insert(callbackRequests)
    .values({
      nome: 'Ana Souza',
      ddd: '48',
      tel: '991230001',
      situacao: 'EM_ATENDIMENTO',
      id_atendente: loginId,
      criado_em: noon(),
    })
    .returning();
  return { params: { tipo: 'LIGACAO', id: String(row!.id) } };
}

type TokenKind = 'TROCAR_SENHA' | 'CONFIRMAR_LOGIN' | 'CONFIRMAR_EMAIL';

async function issue(tipo: TokenKind, { loginId, email }: Owner): Promise<string> {
  const dados = { email, em: noon().toISOString(), agente: null };
  return issueOneTimeToken(backend.current.db, { tipo, loginId, dados }, noon());
}

async function issueUndo({ loginId, email }: Owner): Promise<string> {
  const { db } = backend.current;
  const desfazer_ate = new Date(noon().getTime() + 86_400_000);
  const change = { id_login: loginId, de: email, para: 'outro@exemplo.com.br', em: noon(), desfazer_ate };
  const id_troca = await insertEmailChange(db, change);
  return issueOneTimeToken(db, { tipo: 'DESFAZER_EMAIL', loginId, dados: { id_troca } }, noon());
}

async function subscriptionOf({ email }: Owner): Promise<number> {
  const { db } = backend.current;
  await db
    .insert(newsletterSubscriptions)
    .values({ email, versao_texto: NEWSLETTER_TEXT_VERSION, pedido_em: noon() })
    .onConflictDoNothing();
  const [row] = await db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email));
  return row!.id;
}

async function orderSeat(buyer: number, student: number): Promise<{ codigo: string; serie: string }> {
  const { db } = backend.current;
  const { codigo } = await givePurchase(buyer);
  const empresa = { cnpj: '11.222.333/0001-81', razao_social: 'Metalúrgica Hoffmann' };
  await db.update(purchases).set({ empresa }).where(eq(purchases.codigo, codigo));
  const [person] = await db.select().from(persons).where(eq(persons.id_pessoa, student));
  const cpf = person!.cpf!;
  const serie = randomUUID();
  const aluno = {
    nome: person!.nome,
    cpf: formatCpf(cpf),
    nascimento: '1990-01-01',
    email: 'a@exemplo.com.br',
  };
  const enviado_em = new Date(noon().getTime() - 3_600_000);
  await db
    .insert(companySeats)
    .values({ codigo_compra: codigo, posicao: 1, aluno, cpf, serie, enviado_em, envios: 1 });
  return { codigo, serie };
}

async function acceptOwnSeat(idPessoa: number): Promise<Naming> {
  const { db } = backend.current;
  const { codigo } = await orderSeat(owner.idPessoa, idPessoa);
  const [accepted] = await db.select().from(terms).limit(1);
  await db
    .update(companySeats)
    .set({
      id_pessoa: idPessoa,
      aceite_em: noon(),
      contrato_versao: accepted!.versao,
      contrato_sha256: accepted!.sha256,
    })
    .where(eq(companySeats.codigo_compra, codigo));
  return { params: { codigo, posicao: '1' } };
}

const make: Readonly<Record<Exclude<ObjectKind, 'own-part'>, (person: Owner) => Promise<Naming>>> = {
  purchase: async ({ idPessoa }) => {
    const { codigo } = await givePurchase(idPessoa);
    return { params: { codigo, codigoCompra: codigo } };
  },
  'company-seat': ({ idPessoa }) => acceptOwnSeat(idPessoa),
  enrolment: async ({ idPessoa }) => {
    const protocolo = formatProtocol(randomBytes(12));
    const student = { nome: 'Ana', cpf: '', nascimento: '', telefone: '', email: '' };
    await backend.current.db.insert(enrolments).values({
      protocolo,
      id_pessoa: idPessoa,
      id_oferta: Number(bare.id),
      estado: 'DESISTENTE',
      aluno: student,
      cpf: '52998224725',
      declaracao_versao: '1',
      declaracao_sha256: '0'.repeat(64),
      criado_em: noon(),
    });
    return { params: { protocolo } };
  },
  'enrolment-document': async (person) => {
    const { params } = await make.enrolment(person);
    const id = randomUUID();
    const conteudo = samplePdf();
    await backend.current.db.insert(enrolmentDocuments).values({
      id,
      protocolo: params!['protocolo']!,
      tipo: 'RG',
      nome: 'rg.pdf',
      formato: 'pdf',
      tamanho: conteudo.length,
      sha256: '0'.repeat(64),
      situacao: 'RECEBIDO',
      conteudo,
      criado_em: noon(),
    });
    return { params: { ...params, id } };
  },
  'purchase-key': async ({ idPessoa }) => {
    const { key } = await givePurchase(idPessoa);
    return { headers: { 'idempotency-key': key } };
  },
  session: async ({ email, client }) => {
    const login = seededLogins.find((seeded) => seeded.email === email);
    const { body } = login
      ? await (
          await enterAs(login.tipoLogin, () => backend.current.url)
        ).get<AccountSession[]>('/api/sessoes')
      : await client.get<AccountSession[]>('/api/sessoes');
    return { params: { id: body.find(({ atual }) => atual)!.id } };
  },
  'unpublished-review': ({ idPessoa }) =>
    idPessoa === owner.idPessoa ? addReview('PENDENTE', idPessoa) : addReview('PUBLICADA', null),
  invitation: ({ idPessoa }) => invite(idPessoa),
  'guardian-link': ({ idPessoa }) => nameGuardian(idPessoa),
  'assisted-link': ({ idPessoa }) => sellTo(idPessoa),
  'employer-link': async () => {
    const empresa_serie = randomUUID();
    const custeio = { tipo: 'EMPREGADOR', empresa: 'Metal Sul', cnpj: '11222333000181' } as const;
    const waiting = { situacao: 'AGUARDANDO_EMPRESA', serie: null, custeio, empresa_serie } as const;
    await addProposal({ id_vendedor: owner.loginId, id_pessoa: owner.idPessoa, ...waiting });
    const url = employerLinkUrl('http://loja', backend.current.services.keys, empresa_serie);
    return { params: { convite: url.split('/').at(-1)! } };
  },
  'company-order': async ({ idPessoa }) => {
    const { codigo } = await orderSeat(idPessoa, owner.idPessoa);
    return { params: { codigo, posicao: '1' } };
  },
  'seat-link': async ({ idPessoa }) => {
    const { serie } = await orderSeat(owner.idPessoa, idPessoa);
    const { body } = await visitor().get<Terms>('/api/contrato?id_oferta=1');
    const url = seatLinkUrl('http://loja', backend.current.services.keys, serie);
    return {
      params: { convite: url.split('/').at(-1)! },
      body: { versao: body.versao, sha256: body.sha256 },
    };
  },
  proposal: async ({ loginId, idPessoa }) => {
    const { id } = await addProposal({ id_vendedor: loginId, id_pessoa: idPessoa });
    return { params: { id: String(id) } };
  },
  lead: takeLead,
  'code-link': () => sellToStranger(),
  'email-link': async (person) => ({ body: { token: await issue('CONFIRMAR_EMAIL', person) } }),
  'reset-link': async (person) => ({ params: { codigoAcesso: await issue('TROCAR_SENHA', person) } }),
  'login-link': async (person) => ({ params: { hash: await issue('CONFIRMAR_LOGIN', person) } }),
  'undo-link': async (person) => ({ params: { codigo: await issueUndo(person) } }),
  'newsletter-link': async (person) => {
    const wish = { id: await subscriptionOf(person), versao: NEWSLETTER_TEXT_VERSION, now: noon() };
    return { body: { token: await issueConfirmation(backend.current.db, wish) } };
  },
  'cancellation-link': async (person) => ({
    body: { token: await issueCancellation(backend.current.db, await subscriptionOf(person)) },
  }),
  'team-link': () => inviteToTeam(`colega-${randomUUID()}@exemplo.com.br`),
  'team-account-link': ({ email }) => inviteToTeam(email),
  'alerts-link': ({ idPessoa, email }) => {
    const url = alertsLinkUrl('', backend.current.services.keys, { personId: idPessoa, email });
    return Promise.resolve({ body: { token: url.split('token=')[1]! } });
  },
};

async function inviteToTeam(email: string): Promise<Naming> {
  const convite = randomBytes(32).toString('base64url');
  const row = {
    email,
    tipo_login: 'FINANCEIRO',
    hash: hashOneTimeToken(convite),
    convidado_por: 1,
    enviado_em: noon(),
    expira_em: new Date(noon().getTime() + 86_400_000),
  } as const;
  await backend.current.db
    .insert(teamInvitations)
    .values(row)
    .onConflictDoUpdate({ target: teamInvitations.email, set: row });
  return { body: { convite } };
}

const kindOf = (endpoint: Endpoint) => endpointAccess[endpoint.name]!.object as keyof typeof make;
const emailOf = (role: Role) => seededLogins.find(({ tipoLogin }) => tipoLogin === role)!.email;

test('there are endpoints of every kind', () => {
  for (const kind of [...Object.keys(make), 'own-part'] as ObjectKind[]) {
    expect(endpointsWith(kind), kind).not.toEqual([]);
  }
});

describe('an object of one’s own is found, that of another person answers exactly as a missing one (ERROR-8)', () => {
  const personal = [
    'purchase',
    'enrolment',
    'purchase-key',
    'company-order',
    'session',
    'unpublished-review',
    'invitation',
    'email-link',
  ] as const;
  const isLink = (kind: ObjectKind) => kind === 'invitation' || kind === 'email-link';

  test.each(endpointsWith(...personal))('$name, for every role', async (endpoint) => {
    const spec = endpointAccess[endpoint.name]!;
    const kind = kindOf(endpoint);
    const foreign = await make[kind](owner);
    for (const role of roles) {
      const missing = await tell(role, endpoint);
      expect(missing.status, role).toBe(statusOfMissing(role, spec));
      if (role === 'VISITOR') {
        if (!isLink(kind)) expect(await tell(role, endpoint, foreign)).toEqual(missing);
        continue;
      }
      expect(await tell(role, endpoint, foreign), role).toEqual(missing);
      const own = await tell(
        role,
        endpoint,
        await make[kind](await personOf(clients.get(role)!, emailOf(role))),
      );
      if (expectedOutcome(spec, role) === 'in') expect(own, role).not.toEqual(missing);
      else expect(own, role).toEqual(missing);
    }
    if (kind === 'unpublished-review') return;
    const confirmed = kind === 'session' ? { body: { senha: personPassword } } : {};
    expect(await tell(owner.client, endpoint, { ...foreign, ...confirmed }), 'its owner').not.toEqual(
      await tell(owner.client, endpoint, confirmed),
    );
    if (kind === 'session') {
      await owner.client.post('/api/login', { identificador: owner.email, senha: personPassword });
    }
  });

  function statusOfMissing(role: Role, spec: EndpointAccess): number {
    const outcome = expectedOutcome(spec, role);
    if (outcome !== 'in') return outcome === 'sign in' ? 401 : 403;
    return spec.object && isLink(spec.object) ? 410 : 404;
  }
});

describe('what a seller put together is theirs alone (ASSISTED-1)', () => {
  test.each(endpointsWith('proposal'))('$name', async (endpoint) => {
    const foreign = await make.proposal(owner);
    for (const role of roles) {
      if (expectedOutcome(endpointAccess[endpoint.name]!, role) !== 'in') continue;
      const missing = await tell(role, endpoint);
      expect(missing.status, role).toBe(404);
      expect(await tell(role, endpoint, foreign), role).toEqual(missing);
      const me = await personOf(clients.get(role)!, emailOf(role));
      if (endpoint.name !== 'assisted.decideDiscount') {
        expect((await tell(role, endpoint, await make.proposal(me))).status, role).toBe(200);
      }
    }
  });
});

describe('a document that was handed in (ENROLMENT-15)', () => {
  test.each(endpointsWith('enrolment-document'))('$name', async (endpoint) => {
    const foreign = await make['enrolment-document'](owner);
    for (const role of roles.filter((each) => each !== 'VISITOR')) {
      const missing = await tell(role, endpoint);
      expect(missing.status, role).toBe(404);
      const me = await personOf(clients.get(role)!, emailOf(role));
      expect((await tell(role, endpoint, await make['enrolment-document'](me))).status, role).toBe(200);
      const answer = await tell(role, endpoint, foreign);
      if (role === 'SUPERVISOR' || role === 'ADMIN') expect(answer.status, role).toBe(200);
      else expect(answer, role).toEqual(missing);
    }
    expect((await tell('VISITOR', endpoint, foreign)).status).toBe(401);
  });
});

describe('a person to contact, taken by a seller (LEADS-2)', () => {
  test.each(endpointsWith('lead'))('$name', async (endpoint) => {
    const { db } = backend.current;
    const foreign = await make.lead(owner);
    const before = await db.select().from(callbackRequests);
    for (const role of roles) {
      if (expectedOutcome(endpointAccess[endpoint.name]!, role) !== 'in') continue;
      expect((await tell(role, endpoint)).status, role).toBe(404);
      const me = await personOf(clients.get(role)!, emailOf(role));
      expect((await tell(role, endpoint, await make.lead(me))).status, role).toBe(200);
      if (role === 'SUPERVISOR') continue;
      expect((await tell(role, endpoint, foreign)).status, role).toBe(409);
    }
    expect(await db.select().from(callbackRequests)).toEqual(expect.arrayContaining(before));
    expect((await tell('SUPERVISOR', endpoint, foreign)).status).toBe(200);
  });
});

describe('sales of a seller of another team (SALES-1, SALES-2)', () => {
  const list = listEndpoints().find(({ name }) => name === 'sales.listSales')!;
  const sellers = roles.filter((role) => expectedOutcome(endpointAccess[list.name]!, role) === 'in');
  const salesOf = async (role: Role, query: string) =>
    bodyOf(await clients.get(role)!.get<{ totalItens: number; itens: unknown[] }>(`/api/vendas?${query}`));

  test.each(sellers)('are none to %s, in the list, its totals and its filter', async (role) => {
    const before = await salesOf(role, '');
    await addProposal({ id_vendedor: owner.loginId, id_pessoa: owner.idPessoa });
    expect(await salesOf(role, '')).toEqual(before);
    expect(await salesOf(role, `vendedor=${owner.loginId}`)).toEqual(
      await salesOf(role, 'vendedor=999999999'),
    );
    const me = await personOf(clients.get(role)!, emailOf(role));
    await addProposal({ id_vendedor: me.loginId, id_pessoa: owner.idPessoa });
    expect((await salesOf(role, '')).totalItens).toBe(before.totalItens + 1);
    expect((await salesOf(role, `vendedor=${me.loginId}`)).totalItens).toBeGreaterThan(0);
  });
});

describe('a link by which a new student makes a login (ASSISTED-10)', () => {
  test.each(endpointsWith('code-link'))('$name: every role gets the same', async (endpoint) => {
    const makesLogin = endpoint.name === 'assisted.createProposalLogin';
    const wrong = (naming: Naming): Naming =>
      makesLogin ? { ...naming, body: { codigo: '000000' } } : naming;
    const missing = await tell('VISITOR', endpoint);
    expect(missing.status).toBe(410);
    for (const role of roles) {
      const client = await enterAs(role, () => backend.current.url);
      const whoami = async () => (await client.get('/api/getPersonData')).body;
      const before = await whoami();
      expect(await tell(client, endpoint), role).toEqual(missing);
      const answer = await tell(client, endpoint, wrong(await make['code-link'](owner)));
      expect(answer.status, role).toBe(makesLogin ? 422 : 200);
      expect(await whoami(), role).toEqual(before);
    }
  });

  test('signs in as who it is for, anyone who was signed in, and once', async () => {
    const endpoint = listEndpoints().find(({ name }) => name === 'assisted.createProposalLogin')!;
    for (const role of roles) {
      const client = await enterAs(role, () => backend.current.url);
      const { cpf, ...naming } = await sellToStranger();
      const { body, params } = naming;
      const path = endpoint.path.replace('{link}', params!['link']!);
      const wish = { ...(endpointAccess[endpoint.name]!.body as object), ...(body as object) };
      expect((await client.post(path, wish)).status, role).toBe(201);
      expect((await client.get('/api/getPersonData')).body, role).toMatchObject({ cpf: formatCpf(cpf) });
      expect((await tell(role, endpoint, naming)).status, role).toBe(409);
    }
  });
});

describe('a link for one person who is named (GUARDIAN-5, ASSISTED-9, COMPANY-5)', () => {
  test.each(endpointsWith('guardian-link', 'assisted-link', 'seat-link'))(
    '$name: only they see what it is for; to others it is not theirs, whosever it is',
    async (endpoint) => {
      const name = make[kindOf(endpoint)];
      const foreign = await name(owner);
      const again = await name(owner);
      for (const role of roles) {
        if (expectedOutcome(endpointAccess[endpoint.name]!, role) !== 'in') continue;
        expect((await tell(role, endpoint)).status, role).toBe(410);
        const answer = await tell(role, endpoint, foreign);
        expect(answer.status, role).toBe(403);
        expect(await tell(role, endpoint, again), role).toEqual(answer);
        const me = await personOf(clients.get(role)!, emailOf(role));
        expect((await tell(role, endpoint, await name(me))).status, role).toBe(200);
      }
    },
  );
});

describe('a link that anyone who holds it may use', () => {
  const links = [
    'reset-link',
    'login-link',
    'undo-link',
    'newsletter-link',
    'cancellation-link',
    'alerts-link',
    'employer-link',
  ] as const;

  test.each(endpointsWith(...links))(
    '$name: every role gets the same, and stays who it is',
    async (endpoint) => {
      const expected = await tell('VISITOR', endpoint, await make[kindOf(endpoint)](owner));
      expect(expected.status).toBe(200);
      for (const role of roles) {
        const whoami = () => clients.get(role)!.get('/api/getPersonData');
        const before = (await whoami()).body;
        expect(await tell(role, endpoint, await make[kindOf(endpoint)](owner)), role).toEqual(expected);
        expect((await whoami()).body, role).toEqual(before);
      }
    },
  );

  test.each(endpointsWith(...links, 'email-link'))(
    '$name: used up, too old or for something else, it answers exactly as one that never was',
    async (endpoint) => {
      const kind = kindOf(endpoint);
      const missing = await tell('VISITOR', endpoint);
      expect(missing.status).toBe(410);
      const other: TokenKind = kind === 'reset-link' ? 'CONFIRMAR_LOGIN' : 'TROCAR_SENHA';
      const wrong = await issue(other, owner);
      const params = { codigoAcesso: wrong, hash: wrong, codigo: wrong, convite: wrong };
      const naming = { params, body: { token: wrong } };
      for (const role of roles) expect(await tell(role, endpoint, naming), role).toEqual(missing);
      // Leaving newsletter or alerts, or an employer's word, may be said again; looking uses nothing up.
      const isAgain = ['cancellation-link', 'alerts-link', 'employer-link'].includes(kind);
      if (endpoint.method === 'GET' || isAgain) return;
      const used = await make[kind](owner);
      expect((await tell('VISITOR', endpoint, used)).status).toBe(200);
      for (const role of roles) expect(await tell(role, endpoint, used), role).toEqual(missing);
    },
  );
});

describe('an invitation to the team (IDENTITY-23)', () => {
  test.each(endpointsWith('team-link'))('$name: every role gets the same as anyone', async (endpoint) => {
    const joins = endpoint.name === 'team.joinTeam';
    const missing = await tell('VISITOR', endpoint);
    expect(missing.status).toBe(410);
    for (const role of roles) {
      const client = await enterAs(role, () => backend.current.url);
      expect(await tell(client, endpoint), role).toEqual(missing);
      const naming = await make['team-link'](owner);
      expect((await tell(client, endpoint, naming)).status, role).toBe(200);
      const again = await tell(client, endpoint, naming);
      if (joins) expect(again, role).toEqual(missing);
      else expect(again.status, role).toBe(200);
    }
  });

  test.each(endpointsWith('team-account-link'))('$name: dead to any other account', async (endpoint) => {
    const foreign = await make['team-account-link'](owner);
    for (const role of roles.filter((each) => each !== 'VISITOR')) {
      const missing = await tell(role, endpoint);
      expect(missing.status, role).toBe(410);
      expect(await tell(role, endpoint, foreign), role).toEqual(missing);
    }
    expect((await tell('VISITOR', endpoint, foreign)).status).toBe(401);
  });
});

describe('what another person has on a public thing', () => {
  test.each(endpointsWith('own-part'))('$name: is not seen, by any role', async (endpoint) => {
    for (const role of roles) {
      expect(await tell(role, endpoint, { params: owned }), role).toEqual(
        await tell(role, endpoint, { params: bare }),
      );
    }
  });

  test('is not touched either', async () => {
    const { client } = owner;
    await client.post('/api/login', { identificador: owner.email, senha: personPassword });
    for (const role of roles) {
      for (const endpoint of endpointsWith('own-part')) await tell(role, endpoint, { params: owned });
    }
    const { db } = backend.current;
    const mine = { id_pessoa: owner.idPessoa };
    const favourite = await db.select().from(favourites).where(eq(favourites.id_pessoa, owner.idPessoa));
    const places = await db.select().from(waitingList).where(eq(waitingList.id_pessoa, owner.idPessoa));
    expect(favourite).toMatchObject([{ ...mine, id_produto: Number(owned.id) }]);
    expect(places).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ ...mine, id_oferta: Number(owned.id) })]),
    );
  });
});

describe('naming another person in the query or the body', () => {
  const aliases = () => ({
    idPessoa: owner.idPessoa,
    id_pessoa: owner.idPessoa,
    loginId: owner.loginId,
    id_login: owner.loginId,
    id_vendedor: owner.loginId,
    tipoLogin: 'ADMIN',
  });
  const signedIn = listEndpoints().filter(({ name }) => endpointAccess[name]?.access !== 'public');

  /** An export of one's data is a request under the law, which the next one shows. */
  const withoutOwnRequests = ({ status, body }: Awaited<ReturnType<typeof seeAnswer>>) => ({
    status,
    body: body.replace(/"solicitacoes":\[.*?\],/, ''),
  });

  test.each(signedIn.filter(({ method }) => method === 'GET'))(
    '$name shows one’s own all the same',
    async (endpoint) => {
      const query = new URLSearchParams(
        Object.entries(aliases()).map(([key, value]) => [key, String(value)]),
      );
      for (const role of roles) {
        const spec = endpointAccess[endpoint.name]!;
        const plain = await tell(role, endpoint);
        const named = await seeAnswer(clients.get(role)!, backend.current.url, endpoint, {
          ...spec,
          query: `${spec.query ?? '?'}&${query}`,
        });
        expect(withoutOwnRequests(named), role).toEqual(withoutOwnRequests(plain));
      }
    },
  );

  test('changes nothing of theirs', async () => {
    const record = async () => {
      await owner.client.post('/api/login', { identificador: owner.email, senha: personPassword });
      const responses = [];
      for (const path of ['/api/minha-conta', '/api/consentimentos', '/api/getPersonData']) {
        responses.push((await owner.client.get(path)).body);
      }
      return responses;
    };
    const before = await record();
    const client = clients.get('RESPONSAVEL')!;
    await client.put('/api/minha-conta', { ...aliases(), nomeSocial: 'Outra Pessoa' });
    await client.post('/api/telefone', { ...aliases(), telefone: '(47) 99999-0000' });
    await client.put('/api/consentimentos', {
      ...aliases(),
      versao: '2026-11',
      escolhas: [{ tipo: 'NOVIDADES', aceito: true }],
    });
    await client.put('/api/necessidades-especiais', {
      ...aliases(),
      versao: '2026-11',
      consentimento: false,
      necessidades: [],
    });
    expect(await record()).toEqual(before);
    const { body } = await client.get<{ tipoLogin: string }>('/api/getPersonData');
    expect(body.tipoLogin).toBe('RESPONSAVEL');
  });
});

test('a shop in production has neither mailbox nor simulated bank: they answer exactly as an unknown address', async () => {
  const shop = await startTestBackend({ publicUrl: 'https://loja.example' });
  const unknown = { name: 'unknown', method: 'GET', path: '/api/nada' };
  const missing = await seeAnswer(visitor(), shop.url, unknown, {});
  expect(missing.status).toBe(404);
  for (const endpoint of listEndpoints().filter(({ name }) => /^(mailbox|simulatedBank)\./.test(name))) {
    const { status, body } = await seeAnswer(visitor(), shop.url, endpoint, endpointAccess[endpoint.name]!);
    expect({ status, body }, endpoint.name).toEqual({ status: 404, body: missing.body });
  }
  await shop.stop();
});
