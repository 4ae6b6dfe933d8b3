import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { logins } from '#/backend/db/schema/identity.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import type { Sale } from '#/contract/sales/sale.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { Buyer } from '../purchasing/buyer.ts';

const backend = withBackend({ clock: noon });
let supervisor: Buyer;
let seller: Buyer;
let colleague: Buyer;
let student: Buyer;

const loginOf = async ({ student: { email } }: Buyer) => {
  const [row] = await backend.current.db.select().from(logins).where(eq(logins.email, email));
  return row!.id_login;
};

/** Somebody whose account becomes one of the contact centre. */
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

/** A purchase of the student, or of somebody else, that the seller made. */
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
    expect(await salesOf(seller)).toEqual({ itens: [], totalItens: 0, page: 1 });
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
        aluno: { nome: student.student.nome },
        vendedor: { nome: seller.student.nome },
      },
    ]);
    const text = JSON.stringify(itens);
    const digits = student.student.cpf.replace(/\D/g, '');
    expect(text.replace(/\D/g, '')).not.toContain(digits);
    expect(text).not.toContain(student.student.email);
  });

  it("shows a supervisor the team's, and nobody another's", async () => {
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
});
