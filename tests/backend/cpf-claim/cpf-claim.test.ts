import { eq, isNotNull } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { auditLog, cpfClaims, outbox, persons, rateLimits } from '#/backend/db/schema/identity.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import type { OpenCpfClaim } from '#/contract/cpf-claim/cpf-claim.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addOffer } from '../../support/catalogue-data.ts';
import { makeRegistration, registerShopper, type Registration } from '../../support/backend/registration.ts';
import { apply, enrolmentOf, freeTerms } from '../enrolment/applicant.ts';
import { Buyer } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';
import { enterAs } from '../account/role-clients.ts';

const backend = withBackend({ seed: true });
const visitor = () => new ApiClient(() => backend.current.url);

let supervisor: ApiClient;
let admin: ApiClient;
beforeAll(async () => {
  supervisor = await enterAs('SUPERVISOR', () => backend.current.url);
  admin = await enterAs('ADMIN', () => backend.current.url);
});
beforeEach(async () => {
  await backend.current.db.delete(rateLimits);
  await backend.current.db.delete(cpfClaims);
});

type List = { itens: OpenCpfClaim[]; totalItens: number };

const claimOf = ({ nome, cpf, nascimento, telefone, email }: Registration) => ({
  nome,
  cpf,
  nascimento,
  telefone,
  email,
});
const send = (claim: object) => visitor().post<{ mensagem: string }>('/api/cpf-meu', claim);
const list = async (client = supervisor) => (await client.get<List>('/api/moderacao/cpf')).body;
const decide = (id: number, body: object, client = supervisor) =>
  client.post<{ situacao: string; codigo: string }>(`/api/moderacao/cpf/${id}/decisao`, body);
const approve = { decisao: 'APROVADO', documento_conferido: true };
const mailsTo = async (email: string) => {
  const rows = await backend.current.db.select().from(outbox).where(eq(outbox.destinatario, email));
  return rows.map(({ tipo }) => tipo).filter((tipo) => tipo.startsWith('cpf-'));
};

async function makeClaim() {
  const squatter = visitor();
  const owner = makeRegistration();
  const account = makeRegistration();
  const { body } = await squatter.post<{ idPessoa: number }>('/api/cadastro', { ...account, cpf: owner.cpf });
  const { idPessoa } = body;
  expect((await send(claimOf(owner))).status).toBe(202);
  const { itens } = await list();
  return { squatter, account, owner, idPessoa, claim: itens.find(({ email }) => email === owner.email)! };
}

async function giveEnrolment(idPessoa: number): Promise<void> {
  const { db } = backend.current;
  const [row] = await db.select().from(purchases).where(eq(purchases.estado, 'MATRICULADA')).limit(1);
  await db.update(purchases).set({ id_pessoa: idPessoa }).where(eq(purchases.codigo, row!.codigo));
}

const actsOn = async (id: number) => {
  const rows = await backend.current.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.objeto, `pedido-cpf ${id}`))
    .orderBy(auditLog.id);
  return rows.map(({ acao }) => acao);
};

describe('who claims a CPF', () => {
  test('gets the same answer whether or not an account has it (IDENTITY-20)', async () => {
    const known = await registerShopper(visitor());
    const taken = await send({ ...claimOf(makeRegistration()), cpf: known.cpf });
    const free = await send(claimOf(makeRegistration()));
    expect(taken.status).toBe(202);
    expect([free.status, free.body]).toEqual([taken.status, taken.body]);
  });

  test('names what is wrong with a field', async () => {
    const { status, body } = await send({ ...claimOf(makeRegistration()), cpf: '111.111.111-11', nome: '' });
    expect(status).toBe(422);
    expect(Object.keys((body as unknown as { campos: object }).campos).toSorted()).toEqual(['cpf', 'nome']);
  });

  test('corrects what waits by asking again, and is stopped after ten an hour from one address', async () => {
    const owner = claimOf(makeRegistration());
    await send(owner);
    await send({ ...owner, telefone: '(47) 98888-7777' });
    expect((await list()).itens).toMatchObject([{ email: owner.email, telefone: '47988887777' }]);
    for (let i = 0; i < 8; i++) await send(claimOf(makeRegistration()));
    expect((await send(claimOf(makeRegistration()))).status).toBe(429);
  });
});

describe('the team', () => {
  test('sees the claim beside what its account has in common, and nothing else of that account', async () => {
    const { claim, owner, account } = await makeClaim();
    expect(claim).toMatchObject({ cpf: owner.cpf, nome: owner.nome, situacao: 'ABERTO' });
    expect(claim.conta).toMatchObject({ so_administrador: false, desde: expect.stringMatching(/Z$/) });
    expect(JSON.stringify(claim)).not.toContain(account.email);
  });

  test('approves only after the document was checked', async () => {
    const { claim } = await makeClaim();
    expect((await decide(claim.id, { decisao: 'APROVADO', documento_conferido: false })).status).toBe(422);
    expect((await decide(claim.id, { decisao: 'RECUSADO', motivo: ' ' })).status).toBe(422);
    expect((await decide(999_999, approve)).status).toBe(404);
  });

  test('gives the CPF back: the owner registers with it, the other account goes on without', async () => {
    const { claim, owner, account, squatter, idPessoa } = await makeClaim();
    expect((await visitor().post('/api/cadastro', owner)).status).toBe(409);
    expect((await decide(claim.id, approve)).body.situacao).toBe('APROVADO');
    expect(await mailsTo(owner.email)).toEqual(['cpf-liberado']);
    expect(await mailsTo(account.email)).toEqual(['cpf-retirado']);
    expect(await actsOn(claim.id)).toEqual(['LIBEROU_CPF']);
    expect((await squatter.get<{ cpf: null }>('/api/minha-conta')).body.cpf).toBeNull();
    expect((await decide(claim.id, approve)).body.codigo).toBe('PEDIDO_JA_DECIDIDO');

    // Kept for the e-mail of the claim: neither the same account nor another takes it again.
    const again = await squatter.put('/api/minha-conta', { cpf: owner.cpf });
    expect([again.status, again.body.campos]).toMatchObject([422, { cpf: [expect.stringContaining('CPF')] }]);
    expect((await visitor().post('/api/cadastro', { ...makeRegistration(), cpf: owner.cpf })).status).toBe(
      409,
    );
    expect((await visitor().post('/api/cadastro', owner)).status).toBe(201);

    const own = makeRegistration().cpf;
    expect((await squatter.put<{ cpf: string }>('/api/minha-conta', { cpf: own })).body.cpf).toBe(own);
    expect((await squatter.put('/api/minha-conta', { cpf: makeRegistration().cpf })).status).toBe(422);
    const [row] = await backend.current.db.select().from(persons).where(eq(persons.id_pessoa, idPessoa));
    expect(row!.cpf).toBe(cpfDigits(own));
  });

  test('ends what others enrolled in with it for free: the seat is free, their address told, the act audited', async () => {
    const { db } = backend.current;
    const { claim, owner, squatter, account, idPessoa } = await makeClaim();
    const stranger = await Buyer.register(backend.current.url);
    const own = await Buyer.register(backend.current.url, { email: `mae.${owner.email}` });
    const id_oferta = 990_001;
    const [seeded] = await db.select().from(offers).where(isNotNull(offers.id_unidade)).limit(1);
    const { id_produto, id_cidade, id_unidade } = seeded!;
    await addOffer(db, {
      id_produto,
      id_cidade,
      id_unidade,
      id_oferta,
      ...freeTerms,
      vagas_total: 3,
      vagas_disponiveis: 3,
    });
    const student = { ...claimOf(owner), cpf: owner.cpf };
    const holder = Buyer.of(squatter, { ...student, email: account.email });
    await apply(holder, id_oferta);
    await apply(stranger, id_oferta, { aluno: { cpf: owner.cpf } });
    // Made for the owner, with the address of the claim.
    await apply(own, id_oferta, { aluno: student });
    expect(await freeSeats(db, id_oferta)).toBe(0);

    expect((await decide(claim.id, approve)).body.situacao).toBe('APROVADO');
    expect((await enrolmentOf(holder, id_oferta))!.estado).toBe('INDEFERIDA');
    const ended = (await enrolmentOf(stranger, id_oferta))!;
    expect(ended).toMatchObject({ estado: 'INDEFERIDA', motivo: expect.stringContaining('outra pessoa') });
    expect((await enrolmentOf(own, id_oferta))!.estado).toBe('MATRICULADA');
    expect(await freeSeats(db, id_oferta)).toBe(2);
    const seen = await db.select().from(outbox).where(eq(outbox.tipo, 'inscricao-indeferida'));
    expect(new Set(seen.map(({ destinatario }) => destinatario))).toEqual(
      new Set([account.email, stranger.student.email]),
    );
    const acts = await db.select().from(auditLog).where(eq(auditLog.acao, 'ENCERROU_INSCRICAO_DE_OUTRO_CPF'));
    expect(acts.map(({ objeto }) => objeto)).toContain(`inscricao:${ended.protocolo}`);
    expect(acts.map(({ id_pessoa_afetada }) => id_pessoa_afetada)).toContain(idPessoa);
  });

  test('passes on to an administrator what bought something', async () => {
    const { claim, owner, idPessoa } = await makeClaim();
    await giveEnrolment(idPessoa);
    expect((await list()).itens[0]!.conta!.so_administrador).toBe(true);
    expect((await decide(claim.id, approve)).body.situacao).toBe('ENCAMINHADO');
    expect(await mailsTo(owner.email)).toEqual([]);
    expect((await decide(claim.id, approve)).status).toBe(403);
    expect((await decide(claim.id, approve, admin)).body.situacao).toBe('APROVADO');
    expect(await actsOn(claim.id)).toEqual(['ENCAMINHOU_PEDIDO_DE_CPF', 'LIBEROU_CPF']);
  });

  test('refuses with a reason, which the mail tells', async () => {
    const { claim, owner, account } = await makeClaim();
    const motivo = 'O documento enviado é de outra pessoa.';
    expect((await decide(claim.id, { decisao: 'RECUSADO', motivo })).body.situacao).toBe('RECUSADO');
    expect(await mailsTo(owner.email)).toEqual(['cpf-recusado']);
    expect(await mailsTo(account.email)).toEqual([]);
    expect(await actsOn(claim.id)).toEqual(['RECUSOU_PEDIDO_DE_CPF']);
    expect((await visitor().post('/api/cadastro', owner)).status).toBe(409);
  });

  test('decides once, of two at the same time', async () => {
    const { claim } = await makeClaim();
    const responses = await Promise.all([decide(claim.id, approve), decide(claim.id, approve, admin)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

test('a claim is in the export of its person, and goes with the account', async () => {
  const client = visitor();
  const person = await registerShopper(client);
  await send(claimOf(person));
  const { body } = await client.get<{ pedidos_de_cpf: unknown[] }>('/api/meus-dados');
  expect(body.pedidos_de_cpf).toHaveLength(1);
  await client.request('DELETE', '/api/minha-conta', { body: { senha: person.senha } });
  const own = eq(cpfClaims.email, person.email);
  expect(await backend.current.db.$count(cpfClaims, own)).toBe(0);
});
