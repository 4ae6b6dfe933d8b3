import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { logins } from '#/backend/db/schema/identity.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import type { Sale } from '#/contract/sales/sale.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { addDays, calendarDay } from '#/domain/time/dates.ts';
import { propose, tokenOf } from '../assisted/desk.ts';
import { act, Buyer } from '../checkout/buyer.ts';

const backend = withBackend({ clock: noon });
let supervisor: Buyer;
let seller: Buyer;
let colleague: Buyer;
let student: Buyer;

const loginOf = async ({ student: { email } }: Buyer) => {
  const [row] = await backend.current.db.select().from(logins).where(eq(logins.email, email));
  return row!.id_login;
};

async function registerStaff(tipo_login: LoginKind, supervisorId: number | null = null): Promise<Buyer> {
  const person = await Buyer.register(backend.current.url);
  await backend.current.db
    .update(logins)
    .set({ tipo_login, id_login_contact_center: 100, id_supervisor: supervisorId })
    .where(eq(logins.id_login, await loginOf(person)));
  // The role lies in the session: a new one has it.
  const { email } = person.student;
  await person.client.post('/api/login', { identificador: email, senha: person.password });
  return person;
}

async function sell(by: Buyer, id_oferta: number, to = student): Promise<string> {
  await addOffer(backend.current.db, { id_produto: 1, id_oferta });
  const { codigo } = await to.buy(id_oferta);
  await backend.current.db
    .update(purchases)
    .set({ id_vendedor: await loginOf(by) })
    .where(eq(purchases.codigo, codigo));
  return codigo;
}

interface SalesPage {
  itens: Sale[];
  totalItens: number;
  page: number;
  totais: { vendas: number; pagas: number; valor_pago: number };
  cursos: { id_produto: number; titulo: string }[];
  vendedores: { id_login: number; nome: string }[];
}
const salesOf = async (who: Buyer, page = 1) =>
  (await who.client.get<SalesPage>(`/api/vendas?pagina=${page}`)).body;

beforeAll(async () => {
  await addTaxonomy(backend.current.db);
  await addCourse(backend.current.db, { id_produto: 1, titulo: 'Soldador' });
  supervisor = await registerStaff('SUPERVISOR');
  seller = await registerStaff('CONTACT_CENTER', await loginOf(supervisor));
  colleague = await registerStaff('CONTACT_CENTER');
  student = await Buyer.register(backend.current.url);
});

describe('GET /api/vendas', () => {
  it('is empty for a seller who sold nothing', async () => {
    expect(await salesOf(seller)).toEqual({
      itens: [],
      totalItens: 0,
      page: 1,
      totais: { vendas: 0, pagas: 0, valor_pago: 0 },
      cursos: [],
      vendedores: [],
    });
  });

  it("shows a seller's own sales, the student by name and masked CPF (IDENTITY-4, IDENTITY-5)", async () => {
    const codigo = await sell(seller, 1);
    await addOffer(backend.current.db, { id_produto: 1, id_oferta: 2 });
    await student.buy(2);
    const { itens, totalItens } = await salesOf(seller);
    expect(totalItens).toBe(1);
    expect(itens).toMatchObject([
      {
        codigo,
        estado: 'AGUARDANDO_ACEITE',
        produto: { titulo: 'Soldador' },
        oferta: { formato: 'presencial' },
        aluno: { nome: student.student.nome },
        vendedor: { nome: seller.student.nome },
      },
    ]);
    const text = JSON.stringify(itens);
    const digits = student.student.cpf.replace(/\D/g, '');
    expect(text.replace(/\D/g, '')).not.toContain(digits);
    expect(text).not.toContain(student.student.email);
  });

  it("shows a supervisor the team's, and no one another's", async () => {
    const codes = async (who: Buyer) => (await salesOf(who)).itens.map(({ codigo }) => codigo);
    const others = await sell(colleague, 3);
    expect(await codes(colleague)).toEqual([others]);
    expect(await codes(seller)).not.toContain(others);
    expect(await codes(supervisor)).toEqual(await codes(seller));
  });

  it('has 10 a page, newest first', async () => {
    for (let offer = 10; offer < 21; offer += 1) {
      // One person buys only so often.
      await sell(colleague, offer, await Buyer.register(backend.current.url));
    }
    const [first, second] = [await salesOf(colleague), await salesOf(colleague, 2)];
    expect([first.totalItens, first.itens.length, second.itens.length]).toEqual([12, 10, 2]);
    const codes = [...first.itens, ...second.itens].map(({ codigo }) => codigo);
    expect(new Set(codes).size).toBe(12);
    const days = [...first.itens, ...second.itens].map(({ criado_em }) => criado_em);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('is for the contact centre only', async () => {
    expect((await student.client.get('/api/vendas')).status).toBe(403);
    expect((await seller.client.get('/api/vendas?pagina=0')).status).toBe(422);
  });

  it('lists links, too, in words of their own, and sums up what was paid (SALES-1, SALES-3)', async () => {
    const { db } = backend.current;
    const boss = await registerStaff('SUPERVISOR');
    const who = await registerStaff('CONTACT_CENTER', await loginOf(boss));
    const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
    for (const id_oferta of [31, 32, 33]) {
      await addOffer(db, { id_produto: 1, id_oferta, ...days, preco_original_centavos: 50_000 });
    }
    const client = await Buyer.register(backend.current.url);
    const { cpf, nome } = client.student;
    const waiting = await propose(who, 31, cpf);
    const taken = await propose(who, 32, cpf);
    const given = await propose(who, 33, cpf);
    await who.client.post(`/api/compra-assistida/${given.id}/cancelar`);
    const open = await client.client.post<Purchase>(`/api/compra-assistida/link/${tokenOf(taken)}`, {});
    const purchase = await client.accept(open.body);
    await client.tryPay(purchase.codigo);
    await act(backend.current.url, (await client.pix(purchase.codigo)).txid, 'pagar');

    const { itens, totais, cursos, vendedores } = await salesOf(who);
    expect(itens.map(({ proposta, estado }) => [proposta, estado])).toEqual([
      [given.id, 'LINK_CANCELADO'],
      [taken.id, 'MATRICULADA'],
      [waiting.id, 'ABERTA'],
    ]);
    expect(itens[1]!.aluno.nome).toBe(nome);
    expect(itens[2]!.aluno.nome, 'until there is a purchase').not.toBe(nome);
    expect(totais).toEqual({ vendas: 3, pagas: 1, valor_pago: 500 });
    expect(cursos).toEqual([{ id_produto: 1, titulo: 'Soldador' }]);
    expect(vendedores).toEqual([]);

    const list = async (buyer: Buyer, query: string) =>
      (await buyer.client.get<SalesPage>(`/api/vendas?${query}`)).body;
    expect((await list(who, 'estado=MATRICULADA')).itens).toHaveLength(1);
    expect((await list(who, 'id_produto=2')).totais.vendas).toBe(0);
    const today = calendarDay(backend.current.services.clock());
    expect((await list(who, `de=${today}&ate=${today}`)).totalItens).toBe(3);
    expect((await list(who, `ate=${addDays(today, -1)}`)).totalItens).toBe(0);
    const [mine, others] = [await loginOf(who), await loginOf(colleague)];
    expect((await list(boss, `vendedor=${mine}`)).totalItens).toBe(3);
    expect((await list(boss, `vendedor=${others}`)).totalItens, 'not of the team').toBe(0);
    expect(new Set((await list(boss, '')).vendedores.map(({ id_login }) => id_login))).toEqual(
      new Set([await loginOf(boss), mine]),
    );
  });
});
