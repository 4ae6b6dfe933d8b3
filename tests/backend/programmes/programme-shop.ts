import { randomUUID } from 'node:crypto';
import { eq, max } from 'drizzle-orm';
import { offers } from '#/backend/db/schema/catalogue.ts';
import type { DeskProgramme } from '#/contract/catalogue/programme-desk.ts';
import type { Programme } from '#/contract/catalogue/programmes.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import type { TestBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, type OfferInsert } from '../../support/catalogue-data.ts';
import { registerStaff } from '../assisted/desk.ts';
import { act, bodyOf, Buyer } from '../checkout/buyer.ts';

const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-06-01' };
const desk = '/api/gestao/programas';

/** A school with two courses, of R$ 1.000,00 each, that sells programmes of them. */
export class ProgrammeShop {
  readonly backend: TestBackend;
  readonly admin: Buyer;

  private constructor(backend: TestBackend, admin: Buyer) {
    this.backend = backend;
    this.admin = admin;
  }

  static async open(backend: TestBackend): Promise<ProgrammeShop> {
    await addTaxonomy(backend.db);
    await addCourse(backend.db, { id_produto: 1, titulo: 'Soldador' });
    await addCourse(backend.db, { id_produto: 2, titulo: 'Inspetor de Solda' });
    return new ProgrammeShop(backend, await registerStaff(backend, 'ADMIN'));
  }

  /** An offer of a course. */
  async offer(course: number, row: Partial<OfferInsert> = {}): Promise<number> {
    const [last] = await this.backend.db.select({ id: max(offers.id_oferta) }).from(offers);
    const id_oferta = (last?.id ?? 0) + 1;
    await addOffer(this.backend.db, { id_produto: course, id_oferta, idade_minima: null, ...days, ...row });
    return id_oferta;
  }

  entry = (changes: object = {}) => ({
    titulo: 'Solda completa',
    resumo: 'Da primeira solda à inspeção.',
    texto: 'Você começa **soldando**.',
    cursos: [1, 2],
    ...changes,
  });

  create(slug: string, changes: object = {}) {
    return this.admin.client.post(desk, { slug, programa: this.entry(changes) });
  }

  save(slug: string, versao: number, changes: object = {}) {
    return this.admin.client.put<{ versao: number }>(`${desk}/${slug}`, {
      versao,
      programa: this.entry(changes),
    });
  }

  publish(slug: string, publicado = true) {
    return this.admin.client.post(`${desk}/${slug}/publicacao`, { publicado });
  }

  addEdition(slug: string, turmas: number[], changes: object = {}) {
    const edicao = { preco: 1500, parcelas_max: 6, a_venda: true, turmas, ...changes };
    return this.admin.client.post<{ id_oferta: number }>(`${desk}/${slug}/edicoes`, { edicao });
  }

  saveEdition(id: number, versao: number, changes: object = {}) {
    const edicao = { preco: 1500, parcelas_max: 6, a_venda: true, ...changes };
    return this.admin.client.put<{ versao: number }>(`/api/gestao/edicoes/${id}`, { versao, edicao });
  }

  /** A programme on sale with one edition of these offers. */
  async sell(turmas: number[], changes: object = {}): Promise<{ slug: string; edition: number }> {
    const slug = `programa-${randomUUID()}`;
    bodyOf(await this.create(slug));
    bodyOf(await this.publish(slug));
    const { id_oferta } = bodyOf(await this.addEdition(slug, turmas, changes));
    return { slug, edition: id_oferta };
  }

  async read(slug: string): Promise<DeskProgramme> {
    return bodyOf(await this.admin.client.get<DeskProgramme>(`${desk}/${slug}`));
  }

  page = (slug: string) => new ApiClient(this.backend.url).get<Programme>(`/api/programas/${slug}`);

  async free(offer: number): Promise<number | null> {
    const [row] = await this.backend.db.select().from(offers).where(eq(offers.id_oferta, offer));
    return row!.vagas_disponiveis;
  }

  frees = (ids: number[]) => Promise.all(ids.map((id) => this.free(id)));

  async stateOf(offer: number) {
    const [row] = await this.backend.db.select().from(offers).where(eq(offers.id_oferta, offer));
    return row!.situacao;
  }

  buyer = () => Buyer.register(this.backend.url);

  async hold(offer: number, buyer?: Buyer) {
    const shopper = buyer ?? (await this.buyer());
    return { buyer: shopper, purchase: await shopper.accept(await shopper.buy(offer)) };
  }

  async pay(buyer: Buyer, codigo: string): Promise<void> {
    bodyOf(await buyer.tryPay(codigo));
    await act(this.backend.url, (await buyer.pix(codigo)).txid, 'pagar');
  }

  async paid(offer: number) {
    const { buyer, purchase } = await this.hold(offer);
    await this.pay(buyer, purchase.codigo);
    return { buyer, codigo: purchase.codigo };
  }
}
