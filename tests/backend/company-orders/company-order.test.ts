import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMails } from '#/backend/app/send-mails.ts';
import { logins, outbox } from '#/backend/db/schema/identity.ts';
import { expireDueHolds } from '#/backend/modules/charges/end-hold.ts';
import type { CompanySeats, SeatInvitation } from '#/contract/purchasing/company-order.ts';
import type { OwnSeat, OwnSeatWithTerms } from '#/contract/purchasing/own-seat.ts';
import type { Purchase, Terms } from '#/contract/purchasing/purchase.ts';
import type { ListedStudent } from '#/domain/company/company-order.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { makeRegistration } from '../../support/backend/registration.ts';
import { addCourse, addOffer, addTaxonomy, noon, type OfferInsert } from '../../support/catalogue-data.ts';
import { paymentsAt } from '../../support/backend/payments-at.ts';
import { makePerson } from '../../support/person.ts';
import { act, bodyOf, Buyer, path } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';

const backend = withBackend({ clock: noon });
const visitor = new ApiClient(() => backend.current.url);
const empresa = { cnpj: '12.ABC.345/01DE-35', razao_social: 'Metalúrgica Hoffmann Ltda' };
let nextOffer = 100;
let company: Buyer;
let offer: number;

beforeAll(async () => {
  await addTaxonomy(backend.current.db);
  await addCourse(backend.current.db, { id_produto: 1, titulo: 'Soldador' });
});

beforeEach(async () => {
  company = await Buyer.register(backend.current.url);
  offer = await offerWith({ vagas_total: 10, vagas_disponiveis: 10 });
});

async function offerWith(row: Partial<OfferInsert>): Promise<number> {
  const id_oferta = nextOffer++;
  await addOffer(backend.current.db, { id_produto: 1, id_oferta, ...row });
  return id_oferta;
}

function student(known: Partial<ListedStudent> = {}): ListedStudent {
  const { nome, cpf, email } = makePerson();
  return { nome, cpf, nascimento: '1990-05-17', email, ...known };
}
const identityOf = ({ nome, cpf, email }: ReturnType<typeof makePerson>) => ({ nome, cpf, email });
const students = (count: number) => Array.from({ length: count }, () => student());

interface OrderBody {
  id_oferta?: number;
  vagas?: number;
  alunos?: ListedStudent[];
  empresa?: typeof empresa;
}

function tryOrder(body: OrderBody, key: string = randomUUID(), buyer = company) {
  const { alunos = [] } = body;
  const wish = { id_oferta: offer, empresa, vagas: Math.max(alunos.length, 1), ...body, alunos };
  return buyer.client.post<Purchase>('/api/compra-empresa', wish, { headers: { 'idempotency-key': key } });
}

const order = async (body: OrderBody, key?: string) => bodyOf(await tryOrder(body, key), 201);

async function pay(purchase: Purchase) {
  await company.accept(purchase);
  bodyOf(await company.tryPay(purchase.codigo));
  await act(backend.current.url, (await company.pix(purchase.codigo)).txid, 'pagar');
  await backend.current.services.simulatedBank?.deliverWebhooks();
}

const seatsOf = async ({ codigo }: Purchase) =>
  bodyOf(await company.client.get<CompanySeats>(`/api/compra-empresa/${codigo}/vagas`));

async function linkOf(email: string): Promise<string> {
  await sendMails(backend.current.services);
  const { body } =
    await visitor.get<{ id: number; para: string; assunto: string }[]>('/api/caixa-de-entrada');
  const mine = body.find(({ para, assunto }) => para === email && assunto.startsWith('Uma empresa '));
  const { body: mail } = await visitor.get<{ texto: string }>(`/api/caixa-de-entrada/${mine!.id}`);
  return /\/vaga-da-empresa\/([\w.-]+)/.exec(mail.texto)![1]!;
}

async function asStudent({ nome, cpf, email }: ListedStudent): Promise<Buyer> {
  const { telefone, nascimento } = makeRegistration();
  return Buyer.register(backend.current.url, { nome, cpf, email, telefone, nascimento });
}

async function accept(who: Buyer, convite: string) {
  const { versao, sha256 } = bodyOf(await visitor.get<Terms>(`/api/contrato?id_oferta=${offer}`));
  return who.client.post<SeatInvitation>(`/api/vaga-empresa/${convite}`, { versao, sha256 });
}

// COMPANY-1
describe('an order of a company', () => {
  it('holds all seats at once for one price, and makes the login one of a company', async () => {
    const made = await order({ alunos: students(3), vagas: 4 });
    expect(made).toMatchObject({ vagas: 4, empresa, total: 4000, estado: 'AGUARDANDO_ACEITE' });
    expect(await freeSeats(backend.current.db, offer)).toBe(6);
    const rows = await backend.current.db
      .select({ kind: logins.tipo_login })
      .from(logins)
      .where(eq(logins.email, company.student.email));
    expect(rows).toEqual([{ kind: 'EMPRESA' }]);
    expect((await seatsOf(made)).vagas.map(({ estado }) => estado)).toEqual([
      'NOMEADA',
      'NOMEADA',
      'NOMEADA',
      'LIVRE',
    ]);
  });

  it('takes no seat when there are too few, and says how many there are', async () => {
    const { status, body } = await tryOrder({ vagas: 11 });
    expect([status, body]).toMatchObject([
      409,
      { codigo: 'VAGAS_INSUFICIENTES', mensagem: 'Esta turma tem só 10 vagas livres.' },
    ]);
    expect(await freeSeats(backend.current.db, offer)).toBe(10);
  });

  it('is one for one key, however often 1,000 students are sent at once', async () => {
    await pay(await order({ vagas: 1 }));
    offer = await offerWith({ vagas_total: 1500, vagas_disponiveis: 1500 });
    const alunos = students(1000);
    const key = randomUUID();
    const responses = await Promise.all([1, 2].map(() => tryOrder({ alunos }, key)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(responses.map(({ body }) => body.codigo)).size).toBe(1);
    expect(await freeSeats(backend.current.db, offer)).toBe(500);
    const other = await tryOrder({ alunos: alunos.slice(1) }, key);
    expect([other.status, other.body]).toMatchObject([422, { codigo: 'CHAVE_JA_USADA' }]);
  });

  it('names everyone who cannot study in it, and then holds nothing (COMPANY-3)', async () => {
    const twice = student();
    const alunos = [twice, student({ nascimento: '2010-01-01' }), { ...student(), cpf: twice.cpf }];
    const { status, body } = await tryOrder({ alunos });
    expect([status, body]).toMatchObject([422, { codigo: 'ALUNOS_INVALIDOS' }]);
    expect(Object.keys((body as unknown as { campos: object }).campos)).toEqual([
      'alunos.1.nascimento',
      'alunos.2.cpf',
    ]);
    expect(await freeSeats(backend.current.db, offer)).toBe(10);
    await order({ alunos: [twice] });
  });

  it('gives all its seats back when it ends unpaid, and another of the offer waits until then', async () => {
    const first = await order({ vagas: 4 });
    expect((await tryOrder({ vagas: 2 })).body).toMatchObject({ codigo: 'COMPRA_EM_ANDAMENTO' });
    bodyOf(await company.tryCancel(first.codigo));
    expect(await freeSeats(backend.current.db, offer)).toBe(10);
    const second = await order({ vagas: 2 });
    const { db } = backend.current;
    await expireDueHolds(db, paymentsAt(new Date(noon().getTime() + 31 * 60_000)), { codigo: second.codigo });
    expect(await freeSeats(db, offer)).toBe(10);
  });

  it('holds 50 seats in all before the company has paid for one (COMPANY-7)', async () => {
    const offers = [];
    for (let index = 0; index < 3; index++)
      offers.push(await offerWith({ vagas_total: 60, vagas_disponiveis: 60 }));
    const [a, b, c] = offers;
    expect([await tryOrder({ id_oferta: a!, vagas: 51 })]).toMatchObject([
      { status: 409, body: { codigo: 'MUITAS_VAGAS_SEM_PAGAR', campos: { vagas: [expect.any(String)] } } },
    ]);
    const first = await order({ id_oferta: a!, vagas: 40 });
    // Of two at once that only fit alone, one is made.
    const both = await Promise.all([b!, c!].map((id_oferta) => tryOrder({ id_oferta, vagas: 10 })));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      mensagem:
        'Até o pagamento do primeiro pedido, uma empresa reserva no máximo 50 vagas ao todo. Pague ou cancele um pedido para reservar mais.',
    });
    const [d] = [await offerWith({ vagas_total: 60, vagas_disponiveis: 60 })];
    await pay(first);
    await order({ id_oferta: d, vagas: 60 });
  });

  it('is paid as a whole by Pix or boleto, and never by card or in parts', async () => {
    const made = await company.accept(await order({ vagas: 2 }));
    expect((await company.tryPay(made.codigo, 'boleto', 2)).body).toMatchObject({
      codigo: 'PARCELAMENTO_INDISPONIVEL',
    });
    expect((await company.tryCard(made.codigo, 't'.repeat(32))).body).toMatchObject({
      codigo: 'FORMA_INDISPONIVEL',
    });
    bodyOf(await company.tryPay(made.codigo, 'boleto'));
    const { pagador, total } = await company.boletos(made.codigo);
    expect([pagador.nome, total]).toEqual([empresa.razao_social, 2000]);
  });

  it('may be followed by another once it is paid, and goes back as a whole', async () => {
    const first = await order({ alunos: students(2), vagas: 3 });
    await pay(first);
    await order({ alunos: students(1) });
    expect(path(await company.purchase(first.codigo)).at(-1)).toBe('MATRICULADA');
    bodyOf(await company.tryWithdraw(first.codigo));
    expect(await freeSeats(backend.current.db, offer)).toBe(9);
  });
});

// COMPANY-4, COMPANY-5
describe('the seats of an order', () => {
  it('are offered to each student by a link once it is paid, which is theirs alone', async () => {
    const [ana, beto] = students(2);
    const made = await order({ alunos: [ana!, beto!], vagas: 3 });
    expect(await backend.current.db.select().from(outbox).where(eq(outbox.destinatario, ana!.email))).toEqual(
      [],
    );
    await pay(made);
    const convite = await linkOf(ana!.email);
    const read = (who: Buyer) => who.client.get<SeatInvitation>(`/api/vaga-empresa/${convite}`);
    expect([(await read(company)).status, (await accept(company, convite)).status]).toEqual([403, 403]);
    const anaHerself = await asStudent(ana!);
    expect(bodyOf(await read(anaHerself))).toMatchObject({
      empresa: empresa.razao_social,
      nome: ana!.nome,
      aceite_em: null,
    });
    expect(bodyOf(await accept(anaHerself, convite)).aceite_em).toEqual(expect.any(String));
    expect(bodyOf(await accept(anaHerself, convite)).aceite_em).toEqual(expect.any(String));
    expect((await seatsOf(made)).vagas.map(({ estado }) => estado)).toEqual(['ACEITA', 'CONVIDADA', 'LIVRE']);
    bodyOf(await company.tryWithdraw(made.codigo));
    expect((await read(anaHerself)).status).toBe(410);
  });

  it('can be named later and again, until a person accepts', async () => {
    const [ana, beto] = students(2);
    const made = await order({ alunos: [ana!], vagas: 2 });
    await pay(made);
    const old = await linkOf(ana!.email);
    const name = (posicao: number, aluno: ListedStudent) =>
      company.client.put<CompanySeats>(`/api/compra-empresa/${made.codigo}/vagas/${posicao}`, { aluno });
    expect((await name(2, ana!)).status).toBe(422);
    bodyOf(await name(2, beto!));
    const caio = student();
    bodyOf(await name(1, caio));
    expect((await accept(await asStudent(ana!), old)).status).toBe(410);
    const beto2 = await asStudent(beto!);
    bodyOf(await accept(beto2, await linkOf(beto!.email)));
    expect((await name(2, student())).body).toMatchObject({ codigo: 'VAGA_NAO_NOMEAVEL' });
    const resend = () =>
      company.client.post<CompanySeats>(`/api/compra-empresa/${made.codigo}/vagas/1/reenviar`);
    expect((await resend()).status).toBe(429);
    backend.current.moveBusinessClock(61_000);
    bodyOf(await resend());
  });

  it('are accepted by the guardian of a student under 18, and never by the student (COMPANY-10)', async () => {
    const guardian = identityOf(makePerson());
    const bia = student({ nascimento: '2009-12-01', responsavel: guardian });
    const caio = student({ responsavel: guardian });
    const made = await order({ alunos: [bia, caio] });
    await pay(made);
    expect((await seatsOf(made)).vagas.map(({ aluno }) => aluno?.responsavel)).toEqual([
      { nome: guardian.nome, email: guardian.email },
      null,
    ]);
    await linkOf(caio.email);
    const convite = await linkOf(guardian.email);
    expect((await accept(await asStudent(bia), convite)).body).toMatchObject({
      codigo: 'LINK_DE_OUTRA_PESSOA',
    });
    const herself = await Buyer.register(backend.current.url, guardian);
    const read = bodyOf(await herself.client.get<SeatInvitation>(`/api/vaga-empresa/${convite}`));
    expect(read).toMatchObject({ nome: bia.nome, do_responsavel: true, aceite_em: null });
    expect(bodyOf(await accept(herself, convite)).aceite_em).toEqual(expect.any(String));
    expect((await seatsOf(made)).vagas[0]!.estado).toBe('ACEITA');

    const young = identityOf(makePerson());
    const other = student({ nascimento: '2009-12-01', responsavel: young });
    await pay(await order({ alunos: [other] }));
    const sibling = await Buyer.register(backend.current.url, { ...young, nascimento: '2009-01-01' });
    expect((await accept(sibling, await linkOf(young.email))).body).toMatchObject({
      codigo: 'RESPONSAVEL_MENOR',
    });
  });

  // COMPANY-12
  it('are listed with offer and accepted terms to a person who accepted them, also once they are given up', async () => {
    const guardian = identityOf(makePerson());
    const [ana, beto] = students(2);
    const bia = student({ nascimento: '2009-12-01', responsavel: guardian });
    const made = await order({ alunos: [ana!, beto!, bia] });
    await pay(made);
    const own = async (who: Buyer) => bodyOf(await who.client.get<OwnSeat[]>('/api/vagas-aceitas'));
    const read = (who: Buyer, posicao: number) =>
      who.client.get<OwnSeatWithTerms>(`/api/vagas-aceitas/${made.codigo}/${posicao}`);
    const [anaHerself, betoHimself] = [await asStudent(ana!), await asStudent(beto!)];
    const parent = await Buyer.register(backend.current.url, guardian);
    expect(await own(anaHerself)).toEqual([]);
    expect((await read(anaHerself, 1)).status).toBe(404);
    bodyOf(await accept(anaHerself, await linkOf(ana!.email)));
    bodyOf(await accept(betoHimself, await linkOf(beto!.email)));
    bodyOf(await accept(parent, await linkOf(guardian.email)));

    const seat = {
      codigo: made.codigo,
      posicao: 1,
      estado: 'MATRICULADA',
      empresa: empresa.razao_social,
      nome: ana!.nome,
      do_responsavel: false,
      produto: { titulo: 'Soldador' },
      oferta: { id_oferta: offer },
    };
    expect(await own(anaHerself)).toMatchObject([seat]);
    expect(await own(parent)).toMatchObject([{ posicao: 3, nome: bia.nome, do_responsavel: true }]);
    const { versao, texto } = bodyOf(await visitor.get<Terms>(`/api/contrato?id_oferta=${offer}`));
    expect(bodyOf(await read(anaHerself, 1))).toMatchObject({
      ...seat,
      contrato: { versao },
      texto_contrato: texto,
    });
    for (const [who, posicao] of [
      [anaHerself, 2],
      [betoHimself, 1],
      [company, 1],
    ] as const) {
      expect((await read(who, posicao)).status).toBe(404);
    }
    expect(await own(company)).toEqual([]);

    bodyOf(await company.tryWithdraw(made.codigo));
    expect((await own(anaHerself))[0]!.estado).toMatch(/ARREPENDIDA|ESTORNADA/);
  });

  it('are no one else’s to see or to name', async () => {
    const made = await order({ vagas: 2 });
    const other = await Buyer.register(backend.current.url);
    const url = `/api/compra-empresa/${made.codigo}/vagas`;
    expect((await other.client.get(url)).status).toBe(404);
    expect((await other.client.put(`${url}/1`, { aluno: student() })).status).toBe(404);
    const own = await other.buy(offer);
    expect((await other.client.get(`/api/compra-empresa/${own.codigo}/vagas`)).status).toBe(404);
  });
});
