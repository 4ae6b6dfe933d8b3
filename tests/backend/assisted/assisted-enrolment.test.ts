import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { financeMatters } from '#/backend/db/schema/ledger.ts';
import { auditLog } from '#/backend/db/schema/identity.ts';
import { sendMails } from '#/backend/app/send-mails.ts';
import { assistedProposals } from '#/backend/db/schema/assisted.ts';
import type { EmployerRequest } from '#/contract/assisted/employer.ts';
import type { Proposal } from '#/contract/assisted/proposal.ts';
import type { FinanceMatter } from '#/contract/finance/finance.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { makePerson } from '../../support/person.ts';
import { bodyOf, Buyer } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';
import { loginIdOf, mailsTo, makeStudent, registerStaff, tokenOf } from './desk.ts';

const backend = withBackend({ clock: noon });
const visitor = new ApiClient(() => backend.current.url);
const hour = 3_600_000;
const employer = (email = makePerson().email) => ({
  tipo: 'EMPREGADOR',
  empresa: 'Metal Sul',
  cnpj: '11.222.333/0001-81',
  email_empresa: email,
});
const stored = { tipo: 'EMPREGADOR', empresa: 'Metal Sul', cnpj: '11222333000181' };
let supervisor: Buyer;
let other: Buyer;
let seller: Buyer;

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
  await addOffer(db, { id_produto: 1, id_oferta: 1, ...days, preco_original_centavos: 100_000 });
  supervisor = await registerStaff(backend.current, 'SUPERVISOR');
  other = await registerStaff(backend.current, 'SUPERVISOR');
  const supervisorId = await loginIdOf(db, supervisor);
  seller = await registerStaff(backend.current, 'CONTACT_CENTER', { supervisorId });
});

const tryEnrol = (cpf: string, custeio: object, more: object = {}, by = seller) =>
  by.client.post<Proposal>('/api/matricula-assistida', { id_oferta: 1, cpf, custeio, ...more });
const tryDecide = (id: number, decisao: string, motivo = '', by = supervisor) =>
  by.client.post<Proposal>(`/api/compra-assistida/${id}/desconto`, { decisao, motivo });
const proposalOf = async ({ id }: Proposal) =>
  bodyOf(await seller.client.get<Proposal>(`/api/compra-assistida/${id}`));
const refusal = ({ status, body }: { status: number; body: object }) => [
  status,
  'codigo' in body ? body.codigo : undefined,
];
const employerPath = (token: string) => `/api/matricula-assistida/empresa/${token}`;
const tryAnswer = (token: string, resposta: string) =>
  visitor.post<EmployerRequest>(employerPath(token), { resposta });

async function employerToken(email: string): Promise<string> {
  await sendMails(backend.current.services);
  const { body } = await visitor.get<{ id: number; para: string }[]>('/api/caixa-de-entrada');
  const mine = body.find(({ para }) => para === email);
  const { body: mail } = await visitor.get<{ texto: string }>(`/api/caixa-de-entrada/${mine!.id}`);
  return /\/matricula-da-empresa\/([\w.-]+)/.exec(mail.texto)![1]!;
}

async function askedEmployer() {
  const student = await Buyer.register(backend.current.url);
  const { email } = makePerson();
  const made = bodyOf(await tryEnrol(student.student.cpf, employer(email)), 201);
  bodyOf(await tryDecide(made.id, 'APROVADO'));
  return { student, made, email, token: await employerToken(email) };
}

const actsOf = async (id: number) => {
  const rows = await backend.current.db
    .select({ acao: auditLog.acao })
    .from(auditLog)
    .where(eq(auditLog.objeto, `proposta:${id}`));
  return rows.map(({ acao }) => acao);
};

describe('a seat that an employer pays for', () => {
  it('enrols once the supervisor approved, the employer confirmed and the student accepted, and is for finance to invoice (ASSISTED-14, ASSISTED-18)', async () => {
    const student = await Buyer.register(backend.current.url);
    const { email } = makePerson();
    const made = bodyOf(await tryEnrol(student.student.cpf, employer(email)), 201);
    expect(made).toMatchObject({
      tipo: 'MATRICULA',
      situacao: 'AGUARDANDO_APROVACAO',
      total: 0,
      custeio: stored,
      url: null,
    });
    const { db } = backend.current;
    expect(await mailsTo(db, email)).toEqual([]);
    const approved = bodyOf(await tryDecide(made.id, 'APROVADO'));
    expect(approved).toMatchObject({ situacao: 'AGUARDANDO_EMPRESA', url: null });
    expect(await mailsTo(db, email)).toEqual(['empresa-confirma-matricula']);
    expect(await mailsTo(db, student.student.email)).not.toContain('compra-assistida');

    const token = await employerToken(email);
    const asked = bodyOf(await visitor.get<EmployerRequest>(employerPath(token)));
    expect(asked).toMatchObject({
      empresa: 'Metal Sul',
      cnpj: '11.222.333/0001-81',
      valor: 1000,
      resposta: null,
      aluno: { nome: expect.stringMatching(/ \w\*\*\*$/) },
    });
    expect(JSON.stringify(asked)).not.toContain(student.student.email);
    // Looking changes nothing, however often a mail scanner does.
    bodyOf(await visitor.get(employerPath(token)));
    expect((await proposalOf(made)).situacao).toBe('AGUARDANDO_EMPRESA');
    expect(bodyOf(await tryAnswer(token, 'CONFIRMADA')).resposta).toBe('CONFIRMADA');
    expect(bodyOf(await tryAnswer(token, 'CONFIRMADA')).resposta).toBe('CONFIRMADA');
    expect(refusal(await tryAnswer(token, 'RECUSADA'))).toEqual([409, 'JA_RESPONDIDO']);
    expect(
      (await mailsTo(db, student.student.email)).filter((tipo) => tipo === 'compra-assistida'),
    ).toHaveLength(1);

    const open = await proposalOf(made);
    expect(open).toMatchObject({ situacao: 'ABERTA', resposta_empresa: 'CONFIRMADA' });
    const free = await freeSeats(db, 1);
    const path = `/api/compra-assistida/link/${tokenOf(open)}`;
    expect(bodyOf(await student.client.get(path))).toMatchObject({
      tipo: 'MATRICULA',
      total: 0,
      custeio: stored,
    });
    const purchase = bodyOf(await student.client.post<Purchase>(path, {}));
    expect(purchase).toMatchObject({ estado: 'AGUARDANDO_ACEITE', total: 0, custeio: stored });
    expect(await student.accept(purchase)).toMatchObject({ estado: 'MATRICULADA' });
    expect(await freeSeats(db, 1)).toBe(free! - 1);
    expect(await actsOf(made.id)).toEqual([
      'MONTOU_COMPRA_ASSISTIDA',
      'APROVOU_CUSTEIO',
      'EMPRESA_CONFIRMOU',
    ]);

    const finance = await registerStaff(backend.current, 'FINANCEIRO');
    const matters = bodyOf(
      await finance.client.get<{ itens: FinanceMatter[] }>('/api/financeiro/pendencias'),
    );
    expect(matters.itens.filter(({ codigo_compra }) => codigo_compra === purchase.codigo)).toEqual([
      expect.objectContaining({
        tipo: 'EMPRESA_A_COBRAR',
        valor: 1000,
        detalhe: 'Metal Sul, CNPJ 11.222.333/0001-81',
      }),
    ]);
    const note = { tipo: 'EMPRESA_A_COBRAR', referencia: purchase.codigo, nota: 'Fatura 17 enviada.' };
    bodyOf(await finance.client.post('/api/financeiro/pendencias/resolucao', note));
    expect((await finance.client.post('/api/financeiro/pendencias/resolucao', note)).status).toBe(404);
  });

  it('is not invoiced once the student has given it up (ASSISTED-18)', async () => {
    const { student, made, token } = await askedEmployer();
    bodyOf(await tryAnswer(token, 'CONFIRMADA'));
    const path = `/api/compra-assistida/link/${tokenOf(await proposalOf(made))}`;
    const { codigo } = await student.accept(bodyOf(await student.client.post<Purchase>(path, {})));
    const note = { tipo: 'EMPRESA_A_COBRAR', referencia: codigo, nota: 'Fatura 18 enviada.' };
    const finance = await registerStaff(backend.current, 'FINANCEIRO');
    const listed = async () => {
      const { body } = await finance.client.get<{ itens: FinanceMatter[] }>('/api/financeiro/pendencias');
      return body.itens.filter(({ codigo_compra }) => codigo_compra === codigo);
    };
    expect(await listed()).toMatchObject([{ prazo: { ate: '2026-12-21', vencido: false } }]);
    for (const [prazo, vencido] of [
      ['2026-11-20', false],
      ['2026-11-19', true],
    ] as const) {
      await backend.current.db
        .update(financeMatters)
        .set({ prazo })
        .where(eq(financeMatters.referencia, codigo));
      expect(await listed()).toMatchObject([{ prazo: { ate: prazo, vencido } }]);
    }
    bodyOf(await student.tryWithdraw(codigo));
    expect(await listed()).toEqual([]);
    expect((await finance.client.post('/api/financeiro/pendencias/resolucao', note)).status).toBe(404);
  });

  it('is refused by the supervisor with a reason, which the seller reads (ASSISTED-16)', async () => {
    const student = await Buyer.register(backend.current.url);
    const made = bodyOf(await tryEnrol(student.student.cpf, employer()), 201);
    expect((await tryDecide(made.id, 'RECUSADO')).status).toBe(422);
    const refused = bodyOf(await tryDecide(made.id, 'RECUSADO', 'Não conhecemos esta empresa.'));
    expect(refused.situacao).toBe('RECUSADA');
    expect((await proposalOf(made)).recusa).toBe('Não conhecemos esta empresa.');
    expect(refusal(await tryDecide(made.id, 'APROVADO'))).toEqual([409, 'DESCONTO_DECIDIDO']);
    expect(await mailsTo(backend.current.db, student.student.email)).not.toContain('compra-assistida');
  });

  it('is decided by the supervisor of the team alone, never by a person who made it', async () => {
    const student = await Buyer.register(backend.current.url);
    const made = bodyOf(await tryEnrol(student.student.cpf, employer()), 201);
    expect((await tryDecide(made.id, 'APROVADO', '', other)).status).toBe(404);
    expect((await tryDecide(made.id, 'APROVADO', '', seller)).status).toBe(403);
    const someone = await Buyer.register(backend.current.url);
    const own = await tryEnrol(someone.student.cpf, employer(), {}, supervisor);
    expect(refusal(own)).toEqual([422, 'SEM_SUPERVISOR']);
    const alone = await registerStaff(backend.current, 'CONTACT_CENTER');
    expect(refusal(await tryEnrol(someone.student.cpf, employer(), {}, alone))).toEqual([
      422,
      'SEM_SUPERVISOR',
    ]);
  });

  it('ends with the employer’s no, and the student gets no link (ASSISTED-17)', async () => {
    const { student, made, token } = await askedEmployer();
    bodyOf(await tryAnswer(token, 'RECUSADA'));
    expect((await proposalOf(made)).situacao).toBe('RECUSADA');
    expect(refusal(await tryAnswer(token, 'CONFIRMADA'))).toEqual([409, 'JA_RESPONDIDO']);
    expect(await mailsTo(backend.current.db, student.student.email)).not.toContain('compra-assistida');
  });

  it('is asked about for 72 hours, and not once the seller has given it up', async () => {
    const [late, left] = [await askedEmployer(), await askedEmployer()];
    bodyOf(await seller.client.post(`/api/compra-assistida/${left.made.id}/cancelar`, {}));
    expect(refusal(await tryAnswer(left.token, 'CONFIRMADA'))).toEqual([410, 'LINK_SEM_VALIDADE']);
    const { db } = backend.current;
    const end = backend.current.services.clock();
    await db.update(assistedProposals).set({ expira_em: end }).where(eq(assistedProposals.id, late.made.id));
    expect(refusal(await tryAnswer(late.token, 'CONFIRMADA'))).toEqual([410, 'LINK_SEM_VALIDADE']);
    const soon = new Date(end.getTime() + hour);
    await db.update(assistedProposals).set({ expira_em: soon }).where(eq(assistedProposals.id, late.made.id));
    expect((await tryAnswer(late.token, 'CONFIRMADA')).status).toBe(200);
  });

  it('is confirmed by no address of the team or of a person who studies', async () => {
    const student = await Buyer.register(backend.current.url);
    for (const { email } of [seller.student, supervisor.student, student.student]) {
      const wrong = await tryEnrol(student.student.cpf, employer(email));
      expect(wrong).toMatchObject({
        status: 422,
        body: { campos: { 'custeio.email_empresa': [expect.any(String)] } },
      });
    }
    const aluno = makeStudent();
    expect((await tryEnrol(aluno.cpf, employer(aluno.email), { aluno })).status).toBe(422);
  });
});

describe('a grant of the contact centre', () => {
  it('has no company, and goes to the student once the supervisor approved it (ASSISTED-14, ASSISTED-16)', async () => {
    const aluno = makeStudent();
    const grant = bodyOf(await tryEnrol(aluno.cpf, { tipo: 'BOLSA' }, { aluno }), 201);
    expect(grant).toMatchObject({
      situacao: 'AGUARDANDO_APROVACAO',
      custeio: { tipo: 'BOLSA', empresa: null, cnpj: null },
    });
    expect(bodyOf(await tryDecide(grant.id, 'APROVADO')).situacao).toBe('ABERTA');
    expect(await mailsTo(backend.current.db, aluno.email)).toEqual(['compra-assistida']);
    const another = makeStudent();
    const wrong = await tryEnrol(
      another.cpf,
      { ...employer(), cnpj: '11.222.333/0001-80' },
      { aluno: another },
    );
    expect(wrong).toMatchObject({ status: 422, body: { campos: { 'custeio.cnpj': ['CNPJ inválido.'] } } });
    expect((await tryEnrol(another.cpf, { tipo: 'EMPREGADOR' }, { aluno: another })).status).toBe(422);
  });
});
