import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '#/backend/db/schema/identity.ts';
import { ledgerEntries } from '#/backend/db/schema/ledger.ts';
import type { RefundDesk } from '#/contract/finance/refund-desk.ts';
import type { CompanySeats, SeatInvitation } from '#/contract/purchasing/company-order.ts';
import type { OwnSeat } from '#/contract/purchasing/own-seat.ts';
import type { Purchase, Terms } from '#/contract/purchasing/purchase.ts';
import { sendMails } from '#/backend/app/send-mails.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { makeRegistration } from '../../support/backend/registration.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addOffer, noon } from '../../support/catalogue-data.ts';
import { makePerson } from '../../support/person.ts';
import { act, bodyOf, Buyer } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';
import { codeOf, givenBackAtBank, openFinanceDesk } from './finance-desk.ts';

const backend = withBackend({ clock: noon });
const empresa = { cnpj: '12.ABC.345/01DE-35', razao_social: 'Metalúrgica Hoffmann Ltda' };
const visitor = new ApiClient(() => backend.current.url);
let company: Buyer;
let finance: Buyer;
let colleague: Buyer;
let nextOffer = 1;

beforeAll(async () => {
  ({ finance, colleague } = await openFinanceDesk(backend.current));
});
beforeEach(async () => {
  company = await Buyer.register(backend.current.url);
});

interface Student {
  nome: string;
  cpf: string;
  email: string;
  nascimento: string;
}

function makeStudents(count: number): Student[] {
  return Array.from({ length: count }, () => {
    const { nome, cpf, email } = makePerson();
    return { nome, cpf, email, nascimento: '1990-05-17' };
  });
}

/** Three seats for R$ 3.000,00 by Pix, two of them named. */
async function paidOrder() {
  const id_oferta = nextOffer++;
  const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
  await addOffer(backend.current.db, {
    id_produto: 1,
    id_oferta,
    vagas_total: 10,
    vagas_disponiveis: 10,
    ...days,
  });
  const students = makeStudents(2);
  const made = bodyOf(
    await company.client.post<Purchase>(
      '/api/compra-empresa',
      { id_oferta, empresa, vagas: 3, alunos: students },
      { headers: { 'idempotency-key': randomUUID() } },
    ),
    201,
  );
  await company.accept(made);
  bodyOf(await company.tryPay(made.codigo));
  const { txid } = await company.pix(made.codigo);
  await act(backend.current.url, txid, 'pagar');
  await backend.current.services.simulatedBank?.deliverWebhooks();
  return { codigo: made.codigo, id_oferta, txid, students };
}

const ask = (codigo: string, wish: { valor: number; vagas: number[]; encerra?: boolean; chave?: string }) =>
  finance.client.post<{ status: string }>(`/api/financeiro/compras/${codigo}/devolucao`, {
    motivo: 'A empresa desistiu de uma vaga.',
    chave: randomUUID(),
    encerra: false,
    ...wish,
  });
const deskOf = async (codigo: string) =>
  bodyOf(await finance.client.get<RefundDesk>(`/api/financeiro/compras/${codigo}`));
const seatsOf = async (codigo: string) =>
  bodyOf(await company.client.get<CompanySeats>(`/api/compra-empresa/${codigo}/vagas`)).vagas;

async function approve(codigo: string): Promise<void> {
  const { pedidos } = await deskOf(codigo);
  const { id } = pedidos.find(({ status }) => status === 'AGUARDA_APROVACAO')!;
  bodyOf(await colleague.client.post(`/api/financeiro/devolucoes/${id}/decisao`, { aprovada: true }));
}

async function invitationOf(email: string): Promise<string> {
  await sendMails(backend.current.services);
  const { body } =
    await visitor.get<{ id: number; para: string; assunto: string }[]>('/api/caixa-de-entrada');
  const { id } = body.find(({ para, assunto }) => para === email && assunto.startsWith('Uma empresa '))!;
  const { body: mail } = await visitor.get<{ texto: string }>(`/api/caixa-de-entrada/${id}`);
  return /\/vaga-da-empresa\/([\w.-]+)/.exec(mail.texto)![1]!;
}

async function acceptSeat({ nome, cpf, email }: Student, id_oferta: number) {
  const { telefone, nascimento } = makeRegistration();
  const invitation = await invitationOf(email);
  const student = await Buyer.register(backend.current.url, { nome, cpf, email, telefone, nascimento });
  const { versao, sha256 } = bodyOf(await visitor.get<Terms>(`/api/contrato?id_oferta=${id_oferta}`));
  const accept = () =>
    student.client.post<SeatInvitation>(`/api/vaga-empresa/${invitation}`, { versao, sha256 });
  return { student, accept };
}

// REFUND-12
describe("a single seat of a company's order", () => {
  it('is ended with its part of the price, and the order goes on with the others', async () => {
    const { db } = backend.current;
    const { codigo, id_oferta, txid, students } = await paidOrder();
    const first = await acceptSeat(students[0]!, id_oferta);
    bodyOf(await first.accept());
    const second = await acceptSeat(students[1]!, id_oferta);
    expect(await freeSeats(db, id_oferta)).toBe(7);
    expect((await deskOf(codigo)).vagas_em_vigor).toEqual([
      { posicao: 1, aluno: students[0]!.nome },
      { posicao: 2, aluno: students[1]!.nome },
      { posicao: 3, aluno: null },
    ]);

    expect(bodyOf(await ask(codigo, { valor: 2000, vagas: [2, 1, 2] })).status).toBe('AGUARDA_APROVACAO');
    expect((await seatsOf(codigo)).map(({ estado }) => estado)).toEqual(['ACEITA', 'CONVIDADA', 'LIVRE']);
    expect((await deskOf(codigo)).pedidos).toMatchObject([{ encerra: false, vagas: [1, 2] }]);
    await approve(codigo);

    expect((await seatsOf(codigo)).map(({ estado }) => estado)).toEqual(['ENCERRADA', 'ENCERRADA', 'LIVRE']);
    expect(await company.purchase(codigo)).toMatchObject({ estado: 'MATRICULADA', vagas: 1 });
    expect(await freeSeats(db, id_oferta)).toBe(9);
    expect(await givenBackAtBank(db, txid)).toBe(200_000);
    const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.codigo_compra, codigo));
    const balance = entries
      .filter(({ conta }) => conta === 'CLIENTES')
      .reduce((sum, { centavos }) => sum + centavos, 0);
    expect(balance).toBe(0);

    const own = bodyOf(await first.student.client.get<OwnSeat[]>('/api/vagas-aceitas'));
    expect(own).toMatchObject([{ codigo, posicao: 1, estado: 'ESTORNADA' }]);
    expect(codeOf(await second.accept())).toEqual([410, 'LINK_SEM_VALIDADE']);
    const mails = await db.select().from(outbox).where(eq(outbox.tipo, 'vaga-da-empresa-encerrada'));
    const seen = mails.filter(({ dados }) => dados['codigo_compra'] === codigo);
    expect(new Set(seen.map(({ destinatario }) => destinatario))).toEqual(
      new Set(students.map(({ email }) => email)),
    );
    // Neither can get another invitation, nor does naming bring an ended seat back.
    const resend = await company.client.post(`/api/compra-empresa/${codigo}/vagas/2/reenviar`);
    expect(codeOf(resend)).toEqual([409, 'VAGA_SEM_CONVITE']);
    const rename = await company.client.put(`/api/compra-empresa/${codigo}/vagas/2`, {
      aluno: makeStudents(1)[0],
    });
    expect(codeOf(rename)).toEqual([409, 'VAGA_NAO_NOMEAVEL']);
    // Who lost a seat may have the one that is left.
    bodyOf(await company.client.put(`/api/compra-empresa/${codigo}/vagas/3`, { aluno: students[1] }));
  });

  it('frees what is left when the whole order ends afterwards', async () => {
    const { db } = backend.current;
    const { codigo, id_oferta } = await paidOrder();
    bodyOf(await ask(codigo, { valor: 500, vagas: [3] }));
    expect(await freeSeats(db, id_oferta)).toBe(8);
    bodyOf(await ask(codigo, { valor: 2500, vagas: [], encerra: true }));
    await approve(codigo);
    expect(await freeSeats(db, id_oferta)).toBe(10);
  });

  it.each([
    ['all seats at once', { vagas: [1, 2, 3], encerra: false }],
    ['a seat with the whole enrolment', { vagas: [1], encerra: true }],
    ['a seat that the order does not have', { vagas: [4], encerra: false }],
  ])('refuses %s, and changes nothing', async (_what, wish) => {
    const { codigo, id_oferta } = await paidOrder();
    const refused = await ask(codigo, { valor: 100, ...wish });
    expect(codeOf(refused)).toEqual([422, 'VAGAS_INDISPONIVEIS']);
    expect((await seatsOf(codigo)).map(({ estado }) => estado)).toEqual(['CONVIDADA', 'CONVIDADA', 'LIVRE']);
    expect(await freeSeats(backend.current.db, id_oferta)).toBe(7);
  });

  it('frees no seat twice when the company withdraws before the approval', async () => {
    const { db } = backend.current;
    const { codigo, id_oferta } = await paidOrder();
    expect(bodyOf(await ask(codigo, { valor: 900, vagas: [3] })).status).toBe('AGUARDA_APROVACAO');
    const { pedidos } = await deskOf(codigo);
    bodyOf(await company.tryWithdraw(codigo));
    expect(await freeSeats(db, id_oferta)).toBe(10);
    const decision = { aprovada: true };
    const late = await colleague.client.post(
      `/api/financeiro/devolucoes/${pedidos[0]!.id}/decisao`,
      decision,
    );
    expect(late.status).toBe(422);
    expect(await freeSeats(db, id_oferta)).toBe(10);
  });

  it('refuses a seat of an order that has ended, though money is left of it', async () => {
    const { db } = backend.current;
    const { codigo, id_oferta } = await paidOrder();
    bodyOf(await ask(codigo, { valor: 2000, vagas: [], encerra: true }));
    await approve(codigo);
    expect(await freeSeats(db, id_oferta)).toBe(10);
    expect(codeOf(await ask(codigo, { valor: 100, vagas: [1] }))).toEqual([422, 'VAGAS_INDISPONIVEIS']);
    expect(await freeSeats(db, id_oferta)).toBe(10);
  });

  it('refuses a seat that was ended already, also at the approval', async () => {
    const { codigo } = await paidOrder();
    expect(bodyOf(await ask(codigo, { valor: 600, vagas: [1] })).status).toBe('AGUARDA_APROVACAO');
    await approve(codigo);
    expect(codeOf(await ask(codigo, { valor: 100, vagas: [1] }))).toEqual([422, 'VAGAS_INDISPONIVEIS']);
    const chave = randomUUID();
    bodyOf(await ask(codigo, { valor: 100, vagas: [2], chave }));
    bodyOf(await ask(codigo, { valor: 100, vagas: [2], chave }));
    expect(codeOf(await ask(codigo, { valor: 100, vagas: [3], chave }))).toEqual([422, 'CHAVE_JA_USADA']);
    expect((await company.purchase(codigo)).vagas).toBe(1);
  });
});
