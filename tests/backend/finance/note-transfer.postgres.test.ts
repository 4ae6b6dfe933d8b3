import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '#/backend/db/schema/identity.ts';
import { paymentEvents } from '#/backend/db/schema/purchasing.ts';
import type { OrderingCompany } from '#/contract/finance/invoice.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { registerStaff } from '../assisted/desk.ts';
import { bodyOf, Buyer } from '../checkout/buyer.ts';

const database = withDatabase();
const backends: TestBackend[] = [];

beforeAll(async () => {
  await addTaxonomy(database.db);
  await addCourse(database.db, { id_produto: 1, titulo: 'Soldador' });
  for (let instance = 0; instance < 2; instance++) {
    backends.push(await startTestBackend({ database, clock: noon }));
  }
});
afterAll(() => Promise.all(backends.map((backend) => backend.stop())));

async function invoiceOf(company: Buyer, finance: Buyer, id_oferta: number): Promise<Purchase> {
  await addOffer(database.db, { id_produto: 1, id_oferta, vagas_total: 5, vagas_disponiveis: 5 });
  const empresa = { cnpj: '12.ABC.345/01DE-35', razao_social: 'Metalúrgica Hoffmann Ltda' };
  const headers = { 'idempotency-key': randomUUID() };
  const made = bodyOf(
    await company.client.post<Purchase>(
      '/api/compra-empresa',
      { id_oferta, empresa, vagas: 1, alunos: [] },
      { headers },
    ),
    201,
  );
  await company.accept(made);
  const { itens } = bodyOf(
    await finance.client.get<{ itens: OrderingCompany[] }>('/api/financeiro/empresas'),
  );
  const { id_pessoa, cnpj } = itens[0]!;
  bodyOf(await finance.client.put(`/api/financeiro/empresas/${id_pessoa}/fatura`, { cnpj, limite: 100_000 }));
  return bodyOf(await company.client.post<Purchase>(`/api/compra-empresa/${made.codigo}/fatura`, {}));
}

it('a transfer that several people note at once at two instances is one payment and one line of audit (COMPANY-9)', async () => {
  const [one, other] = backends as [TestBackend, TestBackend];
  const company = await Buyer.register(one.url);
  const finance = await registerStaff(one, 'FINANCEIRO');
  const desks = [finance.client, new ApiClient(other.url, finance.client.cookies)];
  for (let id_oferta = 1; id_oferta <= 10; id_oferta++) {
    const { codigo } = await invoiceOf(company, finance, id_oferta);
    const body = { recebido_em: calendarDay(one.services.clock()), nota: 'TED conferida.' };
    const answers = await Promise.all(
      [...desks, ...desks].map((desk) => desk.post(`/api/financeiro/faturas/${codigo}/recebimento`, body)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404]);
    const act = and(eq(auditLog.objeto, `compra ${codigo}`), eq(auditLog.acao, 'REGISTROU_TRANSFERENCIA'));
    expect(await database.db.$count(auditLog, act)).toBe(1);
    const event = eq(paymentEvents.id_evento, `transferencia-${codigo}`);
    expect(await database.db.$count(paymentEvents, event)).toBe(1);
    expect(await company.purchase(codigo)).toMatchObject({ fatura: { situacao: 'PAGA' }, devolucoes: [] });
  }
});
