import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, outbox } from '#/backend/db/schema/identity.ts';
import { ledgerEntries } from '#/backend/db/schema/ledger.ts';
import type { RefundDesk, RefundRequest } from '#/contract/finance/refund-desk.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addOffer, noon } from '../../support/catalogue-data.ts';
import { loginIdOf, registerStaff } from '../assisted/desk.ts';
import { act, bodyOf, Buyer, path } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';
import { codeOf, givenBackAtBank, openFinanceDesk } from './finance-desk.ts';

const backend = withBackend({ clock: noon });
let ana: Buyer;
let finance: Buyer;
let colleague: Buyer;
let nextOffer = 1;

beforeAll(async () => {
  ({ finance, colleague } = await openFinanceDesk(backend.current));
});
beforeEach(async () => {
  ana = await Buyer.register(backend.current.url);
});

async function newOffer(): Promise<number> {
  const id_oferta = nextOffer++;
  const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
  await addOffer(backend.current.db, { id_produto: 1, id_oferta, parcelas_max: 12, ...days });
  return id_oferta;
}

/** R$ 1.000,00 by Pix. */
async function paid() {
  const offer = await newOffer();
  const { txid, codigo_compra: codigo } = await ana.openPix(offer);
  await act(backend.current.url, txid, 'pagar');
  return { codigo, txid, offer };
}

interface Wish {
  valor: number;
  encerra?: boolean;
  motivo?: string;
  chave?: string;
}
const ask = (codigo: string, { chave = randomUUID(), encerra = true, ...wish }: Wish, by = finance) =>
  by.client.post<{ status: string }>(`/api/financeiro/compras/${codigo}/devolucao`, {
    motivo: 'Mudança de cidade.',
    chave,
    encerra,
    ...wish,
  });
const deskOf = async (codigo: string, by = finance) =>
  bodyOf(await by.client.get<RefundDesk>(`/api/financeiro/compras/${codigo}`));
const decide = (id: string, by = colleague, body: object = { aprovada: true }) =>
  by.client.post<{ status: string }>(`/api/financeiro/devolucoes/${id}/decisao`, body);
const waitingOf = async (codigo: string): Promise<RefundRequest> => {
  const { pedidos } = await deskOf(codigo);
  return pedidos.find(({ status }) => status === 'AGUARDA_APROVACAO')!;
};
const givenBack = (txid: string) => givenBackAtBank(backend.current.db, txid);
/** Of one purchase, by account, in cents. */
async function booksOf(codigo: string): Promise<Record<string, number>> {
  const rows = await backend.current.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.codigo_compra, codigo));
  const sums: Record<string, number> = {};
  for (const { conta, centavos } of rows) sums[conta] = (sums[conta] ?? 0) + centavos;
  return sums;
}
const mailOf = async (codigo: string, kind: string) => {
  const rows = await backend.current.db.select().from(outbox);
  return rows.findLast(({ tipo, dados }) => tipo === kind && dados['codigo_compra'] === codigo);
};
const wait = (days: number) =>
  new ApiClient(backend.current.url).post('/api/banco-simulado/relogio', { minutos: days * 24 * 60 });

// REFUND-12
describe('a refund by the finance team', () => {
  it('gives 90 % back after the seven days, ends the enrolment, and earns what clause 5 keeps', async () => {
    const { db } = backend.current;
    const { codigo, txid, offer } = await paid();
    await wait(9);
    expect(codeOf(await ana.tryWithdraw(codigo))).toEqual([409, 'PRAZO_DE_ARREPENDIMENTO_ENCERRADO']);
    expect(await deskOf(codigo)).toMatchObject({
      estado: 'MATRICULADA',
      recebe: { quem: 'ALUNO', email: ana.student.email },
      pago: 1000,
      devolvido: 0,
      resta: 1000,
      pelo_contrato: 900,
      tem_matricula: true,
      impedimento: null,
      sem_aprovacao: 500,
    });
    const before = (await freeSeats(db, offer))!;
    expect(bodyOf(await ask(codigo, { valor: 900 })).status).toBe('AGUARDA_APROVACAO');
    expect(await givenBack(txid)).toBe(0);
    expect((await ana.purchase(codigo)).estado).toBe('MATRICULADA');
    const { id } = await waitingOf(codigo);
    expect(codeOf(await decide(id, finance))).toEqual([409, 'MESMA_PESSOA']);
    expect(bodyOf(await decide(id)).status).toBe('FEITA');
    expect((await decide(id)).status).toBe(404);

    expect(await givenBack(txid)).toBe(90_000);
    const purchase = await ana.purchase(codigo);
    expect(path(purchase).slice(-2)).toEqual(['ARREPENDIDA', 'ESTORNADA']);
    expect(purchase).toMatchObject({
      retido: 100,
      devolucoes: [{ status: 'DEVOLVIDO', valor: 900, motivo: 'Mudança de cidade.' }],
      devolvido_pela_equipe: [{ valor: 900, encerra: true }],
    });
    expect(await freeSeats(db, offer)).toBe(before + 1);
    expect(await booksOf(codigo)).toMatchObject({
      CLIENTES: 0,
      RECEITA: 0,
      A_DEVOLVER: 0,
      ENCARGOS: -10_000,
    });
    expect((await mailOf(codigo, 'devolucao-registrada'))?.dados).toMatchObject({
      devolvido_centavos: 90_000,
      retido_centavos: 10_000,
      encerra: true,
      motivo: 'Mudança de cidade.',
    });
    expect(await mailOf(codigo, 'devolucao-concluida')).toBeDefined();
    const acts = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objeto, `compra ${codigo}`));
    expect(acts.map(({ acao, id_login }) => [acao, id_login])).toEqual([
      ['PEDIU_DEVOLUCAO', await loginIdOf(db, finance)],
      ['APROVOU_DEVOLUCAO', await loginIdOf(db, colleague)],
    ]);
    const receipt = await ana.client.get(`/api/compra/${codigo}/documentos/recibo`);
    expect(receipt.status).toBe(200);
  });

  it('of a part lets the enrolment stay at a lower price, and a withdrawal gives the rest back', async () => {
    const { codigo, txid } = await paid();
    expect(bodyOf(await ask(codigo, { valor: 200, encerra: false })).status).toBe('FEITA');
    expect(await givenBack(txid)).toBe(20_000);
    const { estado, retido, devolvido_pela_equipe: byTeam } = await ana.purchase(codigo);
    expect({ estado, retido, byTeam }).toMatchObject({
      estado: 'MATRICULADA',
      retido: 0,
      byTeam: [{ valor: 200, encerra: false, motivo: 'Mudança de cidade.' }],
    });
    expect(await booksOf(codigo)).toMatchObject({ CLIENTES: 0, RECEITA: -100_000, DESCONTO: 20_000 });
    expect(bodyOf(await ana.tryWithdraw(codigo)).estado).toBe('ESTORNADA');
    expect(await givenBack(txid)).toBe(100_000);
    expect((await deskOf(codigo)).impedimento).toBe('Não há pagamento a devolver nesta compra.');
    expect(await booksOf(codigo)).toMatchObject({ CLIENTES: 0, RECEITA: 0, DESCONTO: 0 });
  });

  it('never exceeds what is left, by however many parts and people at once', async () => {
    const { codigo, txid } = await paid();
    expect(codeOf(await ask(codigo, { valor: 1000.01 }))).toEqual([422, 'VALOR_ACIMA']);
    const keep = await ask(codigo, { valor: 1000, encerra: false });
    expect(codeOf(keep)).toEqual([422, 'VALOR_ACIMA']);
    for (const valor of [0, -5, 0.001]) expect((await ask(codigo, { valor })).status).toBe(422);
    const people = [finance, colleague];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_one, index) =>
        ask(codigo, { valor: 120, encerra: false }, people[index % 2]),
      ),
    );
    // Four are within the limit of 500 for one purchase, of all people together; then one waits.
    const given = answers.filter(({ body }) => (body as { status?: string }).status === 'FEITA');
    expect(given).toHaveLength(4);
    expect(await givenBack(txid)).toBe(48_000);
    expect(answers.filter((answer) => codeOf(answer)[1] === 'DEVOLUCAO_AGUARDANDO')).toHaveLength(3);
    const { id, por } = await waitingOf(codigo);
    const other = por === finance.student.email ? colleague : finance;
    const decisions = await Promise.all([decide(id, other), decide(id, other), decide(id, other)]);
    expect(decisions.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect(await givenBack(txid)).toBe(60_000);
    expect(await deskOf(codigo)).toMatchObject({ devolvido: 600, resta: 400, sem_aprovacao: 20 });
  });

  it('is one however often its form is sent', async () => {
    const { codigo, txid } = await paid();
    const wish = { valor: 100, encerra: false, chave: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => ask(codigo, wish)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await givenBack(txid)).toBe(10_000);
    expect(codeOf(await ask(codigo, { ...wish, valor: 150 }))).toEqual([422, 'CHAVE_JA_USADA']);
    expect((await deskOf(codigo)).pedidos).toHaveLength(1);
  });

  it('is refused with a reason, and another may be asked for then', async () => {
    const { codigo, txid } = await paid();
    bodyOf(await ask(codigo, { valor: 900 }));
    const { id } = await waitingOf(codigo);
    const { itens } = bodyOf(
      await colleague.client.get<{ itens: RefundRequest[] }>('/api/financeiro/devolucoes'),
    );
    expect(itens.find((request) => request.id === id)).toMatchObject({ codigo_compra: codigo, seu: false });
    expect((await decide(id, colleague, { aprovada: false })).status).toBe(422);
    bodyOf(await decide(id, colleague, { aprovada: false, recusa: 'A turma já começou.' }));
    expect(await givenBack(txid)).toBe(0);
    const waiting = bodyOf(
      await colleague.client.get<{ itens: RefundRequest[] }>('/api/financeiro/devolucoes'),
    );
    expect(waiting.itens.map((request) => request.id)).not.toContain(id);
    expect((await deskOf(codigo)).pedidos).toMatchObject([
      { status: 'RECUSADA', recusa: 'A turma já começou.', aprovador: colleague.student.email },
    ]);
    expect(bodyOf(await ask(codigo, { valor: 10, encerra: false })).status).toBe('FEITA');
  });

  it('of what was kept gives it back later, too', async () => {
    const { codigo, txid } = await paid();
    bodyOf(await ask(codigo, { valor: 400 }));
    expect(await ana.purchase(codigo)).toMatchObject({ estado: 'ESTORNADA', retido: 600 });
    bodyOf(await ask(codigo, { valor: 100 }));
    expect(await ana.purchase(codigo)).toMatchObject({ estado: 'ESTORNADA', retido: 500 });
    expect(await givenBack(txid)).toBe(50_000);
    expect(await booksOf(codigo)).toMatchObject({ CLIENTES: 0, ENCARGOS: -50_000 });
  });

  it('of a carnê gives paid installments back, and no one pays the others', async () => {
    const { codigo_compra: codigo, boletos } = await ana.openBoleto(await newOffer(), 3);
    await act(backend.current.url, boletos[0]!.referencia, 'pagar');
    await act(backend.current.url, boletos[1]!.referencia, 'pagar');
    expect(await deskOf(codigo)).toMatchObject({ pago: 666.66, resta: 666.66, pelo_contrato: 600 });
    // The last payment goes back first: this one needs both.
    bodyOf(await ask(codigo, { valor: 400 }));
    const { estado, devolucoes } = await ana.purchase(codigo);
    expect(estado).toBe('ESTORNADA');
    const byValue = devolucoes.toSorted((a, b) => b.valor - a.valor);
    expect(byValue.map(({ valor, status }) => [valor, status])).toEqual([
      [333.33, 'DEVOLVIDO'],
      [66.67, 'DEVOLVIDO'],
    ]);
    expect((await ana.boletos(codigo)).boletos.map(({ status }) => status)).toEqual([
      'PAGO',
      'PAGO',
      'BAIXADO',
    ]);
  });

  it('that the bank refuses asks the buyer where to, as every refund (REFUND-6)', async () => {
    const { codigo, txid } = await paid();
    await act(backend.current.url, txid, 'recusar-devolucao');
    bodyOf(await ask(codigo, { valor: 300, encerra: false }));
    expect((await ana.purchase(codigo)).devolucoes).toMatchObject([
      { status: 'NAO_REALIZADO', valor: 300, pede_destino: true },
    ]);
    // It is owed: not left to be given back once more.
    expect(await deskOf(codigo)).toMatchObject({ devolvido: 300, resta: 700 });
    bodyOf(await ana.tryRedirect(codigo, { tipo: 'pix', tipo_chave: 'cpf', chave: ana.student.cpf }));
    expect(await givenBack(txid)).toBe(30_000);
  });

  it('of a company’s order goes to the company, all seats at once', async () => {
    const { db, url } = backend.current;
    const offer = await newOffer();
    const empresa = { cnpj: '12.ABC.345/01DE-35', razao_social: 'Metalúrgica Hoffmann Ltda' };
    const made = bodyOf(
      await ana.client.post<Purchase>(
        '/api/compra-empresa',
        { id_oferta: offer, empresa, vagas: 2, alunos: [] },
        { headers: { 'idempotency-key': randomUUID() } },
      ),
      201,
    );
    await ana.accept(made);
    bodyOf(await ana.client.post(`/api/compra/${made.codigo}/pagamento`, { forma: 'pix', parcelas: 1 }));
    await act(url, (await ana.pix(made.codigo)).txid, 'pagar');
    expect(await deskOf(made.codigo)).toMatchObject({
      vagas: 2,
      pago: 2000,
      recebe: { quem: 'EMPRESA', nome: empresa.razao_social },
    });
    const before = (await freeSeats(db, offer))!;
    bodyOf(await ask(made.codigo, { valor: 1800 }));
    bodyOf(await decide((await waitingOf(made.codigo)).id));
    expect(await freeSeats(db, offer)).toBe(before + 2);
    expect(await ana.purchase(made.codigo)).toMatchObject({ estado: 'ESTORNADA', retido: 200 });
  });

  it('isn’t for what isn’t paid, nor for a person who doesn’t work in finance', async () => {
    const { codigo_compra: unpaid } = await ana.openPix(await newOffer());
    expect(codeOf(await ask(unpaid, { valor: 10 }))).toEqual([409, 'COMPRA_EM_OUTRO_ESTADO']);
    expect((await deskOf(unpaid)).impedimento).not.toBeNull();
    const { codigo } = await paid();
    const admin = await registerStaff(backend.current, 'ADMIN');
    const seller = await registerStaff(backend.current, 'SUPERVISOR');
    for (const person of [ana, admin, seller]) {
      expect((await ask(codigo, { valor: 10 }, person)).status).toBe(403);
    }
    // An administrator approves, so that a school with one person in finance can give back, too.
    bodyOf(await ask(codigo, { valor: 900 }));
    const { id } = await waitingOf(codigo);
    expect((await decide(id, seller)).status).toBe(403);
    expect(bodyOf(await decide(id, admin)).status).toBe('FEITA');
    expect((await ask('0'.repeat(26), { valor: 10 })).status).toBe(404);
  });
});
