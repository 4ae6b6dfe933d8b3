import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMails } from '#/backend/app/send-mails.ts';
import { auditLog, outbox } from '#/backend/db/schema/identity.ts';
import { storedMails } from '#/backend/db/schema/mailbox.ts';
import { invoiceRequests } from '#/backend/db/schema/purchasing.ts';
import { checkLedger } from '#/backend/modules/ledger/check-ledger.ts';
import type { FinanceMatter } from '#/contract/finance/finance.ts';
import type { OpenInvoice, OrderingCompany } from '#/contract/finance/invoice.ts';
import type { CompanySeats, InvoiceOffer } from '#/contract/purchasing/company-order.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { makePerson } from '../../support/person.ts';
import { registerStaff } from '../assisted/desk.ts';
import { act, bodyOf, Buyer, path, tryAct } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';

const backend = withBackend({ clock: noon });
const empresa = { cnpj: '12.ABC.345/01DE-35', razao_social: 'Metalúrgica Hoffmann Ltda' };
const day = 86_400_000;
let nextOffer = 100;
let finance: Buyer;
let company: Buyer;
let offer: number;

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  finance = await registerStaff(backend.current, 'FINANCEIRO');
});

beforeEach(async () => {
  company = await Buyer.register(backend.current.url);
  offer = await newOffer();
});

async function newOffer(): Promise<number> {
  const id_oferta = nextOffer++;
  const seats = { vagas_total: 200, vagas_disponiveis: 200 };
  await addOffer(backend.current.db, {
    id_produto: 1,
    id_oferta,
    data_inicio: '2027-03-01',
    inscricoes_ate: '2027-02-20',
    ...seats,
  });
  return id_oferta;
}

async function order(vagas: number, id_oferta = offer): Promise<Purchase> {
  const { nome, cpf, email } = makePerson();
  const alunos = [{ nome, cpf, nascimento: '1990-05-17', email }];
  const headers = { 'idempotency-key': randomUUID() };
  const body = { id_oferta, empresa, vagas, alunos };
  return bodyOf(await company.client.post<Purchase>('/api/compra-empresa', body, { headers }), 201);
}

const ordered = async (vagas: number, id_oferta?: number) => company.accept(await order(vagas, id_oferta));

interface Page<Item> {
  itens: Item[];
  totalItens: number;
}
const companies = async () =>
  bodyOf(await finance.client.get<Page<OrderingCompany>>('/api/financeiro/empresas')).itens;
const invoices = async () =>
  bodyOf(await finance.client.get<Page<OpenInvoice>>('/api/financeiro/faturas')).itens;
const mine = async () => (await companies()).find(({ email }) => email === company.student.email)!;
const invoiceOf = async ({ codigo }: Purchase) =>
  (await invoices()).find(({ codigo_compra }) => codigo_compra === codigo);

async function allow(limite: number | null) {
  const { id_pessoa, cnpj } = await mine();
  return finance.client.put(`/api/financeiro/empresas/${id_pessoa}/fatura`, { cnpj, limite });
}

const url = ({ codigo }: Purchase) => `/api/compra-empresa/${codigo}/fatura`;
const offered = async (made: Purchase) => bodyOf(await company.client.get<InvoiceOffer>(url(made)));
const tryInvoice = (made: Purchase) => company.client.post<Purchase>(url(made));
const invoiced = async (made: Purchase) => bodyOf(await tryInvoice(made));

const today = () => calendarDay(backend.current.services.clock());
const noteTransfer = ({ codigo }: Purchase, recebido_em: string, nota = 'TED de 12/12.') =>
  finance.client.post(`/api/financeiro/faturas/${codigo}/recebimento`, { recebido_em, nota });

async function owed(): Promise<number> {
  const { totals } = await checkLedger(backend.current.db);
  return totals
    .filter(({ conta }) => conta === 'CLIENTES')
    .reduce((sum, { debito, credito }) => sum + debito - credito, 0);
}

// COMPANY-8
describe('an order on invoice', () => {
  it('is for companies that the finance team allowed it, and confirms the seats at once', async () => {
    const made = await order(3);
    expect((await tryInvoice(made)).body).toMatchObject({ codigo: 'ACEITE_PENDENTE' });
    await company.accept(made);
    expect((await offered(made)).situacao).toBe('NAO_PERMITIDA');
    expect(await tryInvoice(made)).toMatchObject({ status: 409, body: { codigo: 'FATURA_NAO_PERMITIDA' } });
    const before = await owed();

    bodyOf(await allow(5000));
    expect(await offered(made)).toMatchObject({ situacao: 'DISPONIVEL', disponivel: 5000 });
    bodyOf(await company.tryPay(made.codigo));
    const confirmed = await invoiced(made);
    const due = confirmed.fatura!.vencimento;
    expect(confirmed).toMatchObject({
      estado: 'MATRICULADA',
      pago_em: null,
      fatura: { situacao: 'ABERTA' },
      documentos: ['contrato', 'boleto'],
    });
    expect(new Date(due).getTime() - backend.current.services.clock().getTime()).toBeGreaterThan(29 * day);
    expect(await invoiced(made)).toMatchObject({ historico: confirmed.historico });
    const { boletos } = await company.boletos(made.codigo);
    expect(boletos).toMatchObject([{ status: 'REGISTRADO', vencimento: due, valor: 3000 }]);
    expect(boletos[0]!.linha_digitavel).toEqual(expect.any(String));
    expect(await owed()).toBe(before);
    const seats = await company.client.get<CompanySeats>(`/api/compra-empresa/${made.codigo}/vagas`);
    expect(seats.body.vagas.map(({ estado }) => estado)).toEqual(['CONVIDADA', 'LIVRE', 'LIVRE']);
    const { db } = backend.current;
    expect(
      await db.$count(
        outbox,
        and(eq(outbox.destinatario, company.student.email), eq(outbox.tipo, 'vagas-faturadas')),
      ),
    ).toBe(1);
    expect(await mine()).toMatchObject({ faturas_abertas: 1, total_em_aberto: 3000, tem_vencida: false });
  });

  it('keeps to the limit of the company, also when two orders come at once', async () => {
    const first = await ordered(2);
    bodyOf(await allow(3000));
    const second = await ordered(2, await newOffer());
    const answers = await Promise.all([first, second].map(tryInvoice));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ codigo: 'LIMITE_DA_FATURA' });
    bodyOf(await allow(null));
    expect((await mine()).limite).toBeNull();
  });

  it('is paid by its boleto, late with fee and interest, and is overdue and the last one until then', async () => {
    const before = await owed();
    const made = await ordered(1);
    bodyOf(await allow(60_000));
    const { fatura } = await invoiced(made);
    await order(51, await newOffer());
    const { services } = backend.current;
    backend.current.moveBusinessClock(40 * day);
    const next = await ordered(1, await newOffer());
    expect((await offered(next)).situacao).toBe('VENCIDA');
    expect((await tryInvoice(next)).body).toMatchObject({ codigo: 'FATURA_VENCIDA' });
    bodyOf(await company.tryCancel(next.codigo));
    expect(await invoiceOf(made)).toMatchObject({ situacao: 'VENCIDA', vencimento: fatura!.vencimento });
    const { boletos } = await company.boletos(made.codigo);
    bodyOf(await company.client.post('/api/boleto/renovar', { v: boletos[0]!.v }));
    const renewed = (await company.boletos(made.codigo)).boletos[0]!;
    expect(renewed.valor).toBeGreaterThan(1020);
    expect((await invoiceOf(made))!.valor).toBe(renewed.valor);
    await act(backend.current.url, renewed.referencia, 'pagar');
    await services.simulatedBank?.deliverWebhooks();
    const paid = await company.purchase(made.codigo);
    expect(paid).toMatchObject({ estado: 'MATRICULADA', fatura: { situacao: 'PAGA' } });
    expect(paid.pago_em).toEqual(expect.any(String));
    expect(path(paid).filter((state) => state === 'MATRICULADA')).toHaveLength(1);
    expect(await invoiceOf(made)).toBeUndefined();
    expect(await owed()).toBe(before);
  });
});

// COMPANY-9
describe('a transfer that the finance team notes', () => {
  it('pays the invoice once, and takes its boleto back', async () => {
    const made = await ordered(2);
    bodyOf(await allow(5000));
    const before = await owed();
    await invoiced(made);
    expect((await noteTransfer(made, '2020-01-01')).body).toMatchObject({ codigo: 'DATA_INVALIDA' });
    const { referencia } = (await company.boletos(made.codigo)).boletos[0]!;
    bodyOf(await noteTransfer(made, today()));
    expect((await tryAct(backend.current.url, referencia, 'pagar')).status).toBe(409);
    expect(await noteTransfer(made, today())).toMatchObject({
      status: 404,
      body: { codigo: 'FATURA_NAO_ENCONTRADA' },
    });
    expect(await company.purchase(made.codigo)).toMatchObject({
      fatura: { situacao: 'PAGA' },
      documentos: ['recibo', 'contrato'],
    });
    expect(await owed()).toBe(before - 200_000);
    const { totals } = await checkLedger(backend.current.db);
    expect(totals.find(({ provedor }) => provedor === 'transferencia')!.debito).toBeGreaterThanOrEqual(
      200_000,
    );
    const acts = await backend.current.db
      .select({ acao: auditLog.acao })
      .from(auditLog)
      .where(eq(auditLog.objeto, `compra ${made.codigo}`));
    expect(acts).toEqual([{ acao: 'REGISTROU_TRANSFERENCIA' }]);
  });

  it('goes back by hand: one person transfers it, another one checks that (LEDGER-11)', async () => {
    const made = await ordered(2);
    bodyOf(await allow(5000));
    await invoiced(made);
    bodyOf(await noteTransfer(made, today()));
    bodyOf(await company.tryWithdraw(made.codigo));
    await backend.current.runJobs();
    expect((await company.purchase(made.codigo)).devolucoes).toMatchObject([{ status: 'EM_PROCESSAMENTO' }]);
    const { itens } = bodyOf(await finance.client.get<Page<FinanceMatter>>('/api/financeiro/pendencias'));
    const todo = itens.find(({ codigo_compra }) => codigo_compra === made.codigo)!;
    expect(todo).toMatchObject({ tipo: 'DEVOLUCAO_A_FAZER', valor: 2000 });
    const at = `/api/financeiro/pendencias/${todo.referencia}`;
    const receipt = { comprovante: 'TED 4711', pago_em: today(), nota: 'Feito.' };
    bodyOf(await finance.client.post(`${at}/comprovante`, receipt));
    expect((await finance.client.post(`${at}/nova-chave`, {})).status).toBe(404);
    const other = await registerStaff(backend.current, 'ADMIN');
    bodyOf(await other.client.post(`${at}/conferencia`, { aceito: true }));
    expect(await company.purchase(made.codigo)).toMatchObject({
      estado: 'ESTORNADA',
      devolucoes: [{ status: 'DEVOLVIDO' }],
    });
  });
});

// COMPANY-8, REFUND-1, REFUND-11
describe('an invoice that is not paid', () => {
  it('ends with the order when the company gives it up: nothing is owed and nothing goes back', async () => {
    const before = await owed();
    const made = await ordered(4);
    bodyOf(await allow(5000));
    await invoiced(made);
    expect(await freeSeats(backend.current.db, offer)).toBe(196);
    const ended = bodyOf(await company.tryWithdraw(made.codigo));
    expect([ended.estado, ended.devolucoes]).toEqual(['ARREPENDIDA', []]);
    expect(await freeSeats(backend.current.db, offer)).toBe(200);
    expect(await owed()).toBe(before);
    expect(await invoiceOf(made)).toBeUndefined();
    expect((await company.boletos(made.codigo)).boletos[0]!.status).toBe('SUBSTITUIDO');
  });

  it('is owed no more when the offer is cancelled, and keeps an account until it is settled', async () => {
    const made = await ordered(1);
    bodyOf(await allow(5000));
    await invoiced(made);
    const erase = () =>
      company.client.request('DELETE', '/api/minha-conta', { body: { senha: company.password } });
    expect(await erase()).toMatchObject({ status: 409, body: { codigo: 'COMPRA_EM_ANDAMENTO' } });
    const admin = await registerStaff(backend.current, 'ADMIN');
    bodyOf(await admin.client.post(`/api/oferta/${offer}/cancelar`));
    expect(await company.purchase(made.codigo)).toMatchObject({ estado: 'TURMA_CANCELADA', escolha: null });
  });
});

// COMPANY-11
describe('asking to pay on invoice', () => {
  const ask = ({ codigo }: Purchase) =>
    company.client.post<InvoiceOffer>(`/api/compra-empresa/${codigo}/fatura/pedido`, {});
  const asked = async (made: Purchase) => bodyOf(await ask(made));
  const motivo = 'Ainda não há compras da empresa.';
  async function refuse() {
    const { id_pessoa, cnpj } = await mine();
    return finance.client.post(`/api/financeiro/empresas/${id_pessoa}/fatura/recusa`, { cnpj, motivo });
  }
  const mails = async (tipo: string) => {
    const sent = await backend.current.db
      .select({ dados: outbox.dados })
      .from(outbox)
      .where(and(eq(outbox.destinatario, company.student.email), eq(outbox.tipo, tipo)));
    return sent.map(({ dados }) => dados);
  };
  const teamMails = async ({ codigo }: Purchase) => {
    const sent = await backend.current.db.select().from(outbox).where(eq(outbox.tipo, 'fatura-pedida'));
    const about = sent.filter(({ dados }) => (dados as { codigo_compra?: string }).codigo_compra === codigo);
    return about.map(({ destinatario }) => destinatario);
  };
  const actsOn = async (acao: 'PERMITIU_FATURA' | 'RECUSOU_FATURA') => {
    const { id_pessoa } = await mine();
    return backend.current.db.$count(
      auditLog,
      and(eq(auditLog.id_pessoa_afetada, id_pessoa), eq(auditLog.acao, acao)),
    );
  };

  it('leaves one request a company, which waits on top of the list until it is allowed', async () => {
    const made = await ordered(1);
    expect(await offered(made)).toMatchObject({ situacao: 'NAO_PERMITIDA', pedido: null });
    const stranger = await Buyer.register(backend.current.url);
    const foreign = await stranger.client.post(`/api/compra-empresa/${made.codigo}/fatura/pedido`, {});
    expect(foreign).toMatchObject({ status: 404, body: { codigo: 'COMPRA_NAO_ENCONTRADA' } });

    const { pedido } = await asked(made);
    expect(await teamMails(made)).toEqual([finance.student.email]);
    expect(pedido).toMatchObject({ pedido_em: expect.any(String), recusa: null });
    backend.current.moveBusinessClock(60_000);
    const second = await ordered(1, await newOffer());
    expect(await Promise.all([asked(second), asked(made)])).toMatchObject([{ pedido }, { pedido }]);
    expect(await teamMails(made)).toHaveLength(1);
    expect(await teamMails(second)).toEqual([]);
    const later = company;
    company = await Buyer.register(backend.current.url);
    await order(1);
    company = later;
    const { itens, pedidos } = bodyOf(
      await finance.client.get<Page<OrderingCompany> & { pedidos: number }>('/api/financeiro/empresas'),
    );
    expect(itens[0]).toMatchObject({ email: company.student.email, pedido_em: pedido!.pedido_em });
    expect(pedidos).toBe(1);

    bodyOf(await allow(5000));
    expect(await mine()).toMatchObject({ limite: 5000, pedido_em: null });
    expect(await mails('fatura-permitida')).toMatchObject([
      { codigo_compra: made.codigo, limite_centavos: 500_000 },
    ]);
    expect(await asked(second)).toMatchObject({ situacao: 'DISPONIVEL', pedido: null });
    bodyOf(await allow(6000));
    expect(await mails('fatura-permitida')).toHaveLength(1);
    expect(await actsOn('PERMITIU_FATURA')).toBe(2);
    expect(await refuse()).toMatchObject({ status: 404, body: { codigo: 'PEDIDO_NAO_ENCONTRADO' } });
  });

  it('is written of to the team only while it waits for an answer', async () => {
    const sendAndCount = async () => {
      const stored = () =>
        backend.current.db.$count(storedMails, eq(storedMails.para, finance.student.email));
      const before = await stored();
      await sendMails(backend.current.services);
      return (await stored()) - before;
    };
    await sendAndCount();
    for (const [answer, letters] of [
      [async () => undefined, 1],
      [refuse, 0],
      [() => allow(5000), 0],
    ] as const) {
      company = await Buyer.register(backend.current.url);
      const made = await ordered(1);
      await asked(made);
      expect(await teamMails(made)).toEqual([finance.student.email]);
      await answer();
      expect(await sendAndCount()).toBe(letters);
    }
  });

  it('is refused once with a reason, and asked for again 30 days later', async () => {
    const made = await ordered(1);
    expect(await refuse()).toMatchObject({ status: 404, body: { codigo: 'PEDIDO_NAO_ENCONTRADO' } });
    await asked(made);
    const answers = await Promise.all([refuse(), refuse()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await mails('fatura-recusada')).toMatchObject([{ codigo_compra: made.codigo, motivo }]);
    expect(await actsOn('RECUSOU_FATURA')).toBe(1);
    expect((await mine()).pedido_em).toBeNull();
    expect((await offered(made)).pedido?.recusa).toMatchObject({ motivo });
    expect(await ask(made)).toMatchObject({ status: 409, body: { codigo: 'PEDIDO_DE_FATURA_RECUSADO' } });

    backend.current.moveBusinessClock(30 * day);
    const next = await ordered(1, await newOffer());
    expect((await asked(next)).pedido).toMatchObject({ recusa: null });
    expect((await mine()).pedido_em).not.toBeNull();
  });

  it('goes with the account, and is in what a person downloads until then', async () => {
    const made = await order(1);
    await asked(made);
    bodyOf(await refuse());
    bodyOf(await company.tryCancel(made.codigo));
    const { id_pessoa } = await mine();
    const data = bodyOf(await company.client.get<{ pedidos_de_fatura: object[] }>('/api/meus-dados'));
    expect(data.pedidos_de_fatura).toMatchObject([{ codigo_compra: made.codigo, motivo }]);
    bodyOf(await company.client.request('DELETE', '/api/minha-conta', { body: { senha: company.password } }));
    const { db } = backend.current;
    expect(await db.$count(invoiceRequests, eq(invoiceRequests.id_pessoa, id_pessoa))).toBe(0);
  });
});
