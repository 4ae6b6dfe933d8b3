import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { terms, coupons, couponUses, purchases } from '#/backend/db/schema/purchasing.ts';
import type { ErrorBody } from '#/contract/error-body.ts';
import type { Installment } from '#/contract/purchasing/price.ts';
import type { Terms, Purchase } from '#/contract/purchasing/purchase.ts';
import { sendMails } from '#/backend/app/send-mails.ts';
import { makePerson } from '../../support/person.ts';
import { mailsTo } from '../assisted/desk.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { act, bodyOf, Buyer, path } from './buyer.ts';
import { freeSeats } from './seats.ts';

const backend = withBackend({ clock: noon });
const half = 30 * 60_000;
let ana: Buyer;
let nextOffer = 1;

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  await addCourse(db, { id_produto: 2, titulo: 'Técnico em Mecânica', id_modalidade: 6 });
  await addCourse(db, { id_produto: 3, titulo: 'Rascunho', publicado: false });
  await addCourse(db, { id_produto: 4, titulo: 'Vendido em outra página', gestao_desempenho: true });
  const coupon = {
    tipo: 'PERCENTUAL' as const,
    percentual: 10,
    valido_de: new Date('2026-01-01T00:00:00Z'),
    valido_ate: new Date('2027-01-01T00:00:00Z'),
  };
  await db.insert(coupons).values([
    { ...coupon, codigo: 'DEZ', descricao: 'Dez por cento', usos_por_pessoa: 1 },
    { ...coupon, codigo: 'ULTIMO', descricao: 'Um uso só', usos_total: 1 },
    { ...coupon, codigo: 'VENCIDO', descricao: 'Venceu', valido_ate: new Date('2026-11-01T03:00:00Z') },
    { ...coupon, codigo: 'TECNICO', descricao: 'Só técnicos', id_modalidades: [6] },
    { ...coupon, codigo: 'MECANICA', descricao: 'Só um curso', id_produtos: [2] },
    { ...coupon, codigo: 'AMANHA', descricao: 'Ainda não', valido_de: new Date('2026-12-01T03:00:00Z') },
    { ...coupon, codigo: 'GASTO', descricao: 'Usado até o fim', usos_total: 3, usos: 3 },
    { ...coupon, codigo: 'MINIMO', descricao: 'Compras grandes', minimo_centavos: 500_000 },
    { ...coupon, codigo: 'TUDO', descricao: 'Bolsa', percentual: 100 },
    {
      ...coupon,
      codigo: 'CINQUENTA',
      descricao: 'R$ 50',
      tipo: 'VALOR',
      percentual: null,
      valor_centavos: 5000,
    },
  ]);
});

// One person buys only so often.
beforeEach(async () => {
  ana = await Buyer.register(backend.current.url);
});

async function offerWith(offer: Partial<Parameters<typeof addOffer>[1]> = {}): Promise<number> {
  const id_oferta = nextOffer++;
  await addOffer(backend.current.db, { id_produto: 1, id_oferta, ...offer });
  return id_oferta;
}

const refusal = (answer: { status: number; body: unknown }) => {
  const { codigo, campos } = answer.body as ErrorBody;
  return { status: answer.status, codigo, ...(campos && { campos: Object.keys(campos) }) };
};

describe('POST /api/compra', () => {
  it('holds one seat for 30 minutes and fixes price and terms (PURCHASE-2)', async () => {
    const offer = await offerWith({ preco_promocional_centavos: 89_990 });
    const purchase = await ana.buy(offer);
    expect(purchase).toMatchObject({
      estado: 'AGUARDANDO_ACEITE',
      preco_original: 1000,
      desconto: 100.1,
      total: 899.9,
      produto: { id_produto: 1, titulo: 'Soldador', modalidade: { slug: 'cursos-rapidos' } },
      oferta: { id_oferta: offer, vagas_disponiveis: 19 },
      aluno: ana.student,
      reserva_expira_em: new Date(noon().getTime() + half).toISOString(),
      historico: [{ estado: 'AGUARDANDO_ACEITE' }],
    });
    expect(purchase.codigo).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    const shown = await ana.client.get<{ sha256: string }>(`/api/contrato?id_oferta=${offer}`);
    expect(purchase.contrato.sha256).toBe(shown.body.sha256);
    expect(await freeSeats(backend.current.db, offer)).toBe(19);
  });

  it('answers the same purchase for the same key, and takes one seat', async () => {
    const offer = await offerWith();
    const first = await ana.buy(offer, { key: 'chave-repetida' });
    const again = await ana.buy(offer, { key: 'chave-repetida' });
    expect(again.codigo).toBe(first.codigo);
    expect(await freeSeats(backend.current.db, offer)).toBe(19);
  });

  it('for another adult writes to who pays, and to the student of the seat alone (PURCHASE-12)', async () => {
    const { db, url, services } = backend.current;
    const bia = makePerson();
    const { nome, cpf, email } = bia;
    const made = await ana.buy(await offerWith(), { aluno: { nome, cpf, email } });
    await ana.accept(made);
    bodyOf(await ana.tryPay(made.codigo));
    await act(url, (await ana.pix(made.codigo)).txid, 'pagar');
    bodyOf(await ana.tryWithdraw(made.codigo));
    const sentTo = async (whom: string) =>
      (await mailsTo(db, whom)).filter((kind) => !/boas-vindas|email/.test(kind)).toSorted();
    expect(await sentTo(email)).toEqual(['matricula-confirmada', 'pagamento-recebido']);
    expect(await sentTo(ana.student.email)).toEqual([
      'cobranca-criada',
      'desistencia-registrada',
      'devolucao-concluida',
      'matricula-confirmada',
      'pagamento-recebido',
    ]);
    await sendMails(services);
    const { body } = await ana.client.get<{ para: string; assunto: string }[]>('/api/caixa-de-entrada');
    const subjects = (whom: string) => body.filter(({ para }) => para === whom).map(({ assunto }) => assunto);
    expect(subjects(email).toSorted()).toEqual(['Recebemos o pagamento', 'Sua matrícula está confirmada']);
    expect(subjects(ana.student.email)).toEqual(
      expect.arrayContaining(['Recebemos seu pagamento', 'A matrícula está confirmada']),
    );
  });

  it('refuses a key that comes again with anything else: offer, student or coupon', async () => {
    const buyer = await Buyer.register(backend.current.url);
    const offer = await offerWith();
    await buyer.buy(offer, { key: 'chave-com-outra' });
    const others = [
      await buyer.tryBuy(await offerWith(), { key: 'chave-com-outra' }),
      await buyer.tryBuy(offer, { key: 'chave-com-outra', aluno: { nome: 'Outra Pessoa' } }),
      await buyer.tryBuy(offer, { key: 'chave-com-outra', aluno: { email: 'outra@exemplo.com.br' } }),
      await buyer.tryBuy(offer, { key: 'chave-com-outra', cupom: 'DEZ' }),
    ];
    for (const answer of others) {
      expect(refusal(answer)).toEqual({ status: 422, codigo: 'CHAVE_JA_USADA' });
    }
    expect((await buyer.tryBuy(offer, { key: 'chave-com-outra' })).status).toBe(201);
  });

  it('sells at the price that was shown only, and takes no seat at another one (PURCHASE-22)', async () => {
    const offer = await offerWith();
    const buyer = await Buyer.register(backend.current.url);
    for (const total of [899.9, 1000.01]) {
      const answer = await buyer.tryBuy(offer, { total });
      expect(refusal(answer)).toEqual({ status: 409, codigo: 'PRECO_MUDOU' });
    }
    expect((await buyer.tryBuy(offer, { total: -1 })).status).toBe(422);
    expect(await freeSeats(backend.current.db, offer)).toBe(20);
    await buyer.buy(offer, { total: 900, cupom: 'DEZ' });
  });

  it('refuses a second live purchase of the offer and tells the code of the first', async () => {
    const offer = await offerWith();
    const first = await ana.buy(offer);
    const second = await ana.tryBuy(offer);
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ codigo: 'COMPRA_EM_ANDAMENTO', campos: { compra: [first.codigo] } });
    expect(await freeSeats(backend.current.db, offer)).toBe(19);
  });

  it.each([
    ['sold out', { vagas_disponiveis: 0 }, 'VAGAS_ESGOTADAS'],
    ['past its last day', { inscricoes_ate: '2026-11-19' }, 'TURMA_FECHADA'],
    ['postponed', { situacao: 'adiada' as const }, 'TURMA_FECHADA'],
    ['free', { tipo_oferta: 'GRATUITO' as const, preco_original_centavos: 0 }, 'TURMA_FECHADA'],
    ['a grant', { tipo_oferta: 'BOLSA' as const, preco_original_centavos: 0 }, 'TURMA_FECHADA'],
    ['sold elsewhere', { id_produto: 4 }, 'TURMA_FECHADA'],
  ])('refuses an offer that is %s', async (_, offer, codigo) => {
    expect(refusal(await ana.tryBuy(await offerWith(offer)))).toEqual({ status: 409, codigo });
  });

  it('sells on the last day, and an offer without a limit of seats', async () => {
    await ana.buy(await offerWith({ inscricoes_ate: '2026-11-20' }));
    const unlimited = await offerWith({ vagas_total: null, vagas_disponiveis: null });
    await ana.buy(unlimited);
    expect(await freeSeats(backend.current.db, unlimited)).toBeNull();
  });

  it('knows no offer of an unpublished course', async () => {
    expect(refusal(await ana.tryBuy(await offerWith({ id_produto: 3 })))).toMatchObject({ status: 404 });
    expect(refusal(await ana.tryBuy(2_000_000_000))).toMatchObject({ status: 404 });
  });

  it.each([
    ['too young for the offer on its first day', { idade_minima: 21 }, '2005-12-02', 'IDADE_MINIMA'],
    ['a minor, one day before turning 18', {}, '2008-11-21', 'RESPONSAVEL_NECESSARIO'],
    ['not born yet', {}, '2026-11-21', 'IDADE_INVALIDA'],
    ['born before any year of the form', {}, '1899-12-31', 'IDADE_INVALIDA'],
  ])('refuses a student who is %s', async (_, offer, nascimento, codigo) => {
    const answer = await ana.tryBuy(await offerWith(offer), { aluno: { nascimento } });
    expect(refusal(answer)).toEqual({ status: 422, codigo, campos: ['aluno.nascimento'] });
  });

  it('accepts who has the age on the first day of the offer', async () => {
    const offer = await offerWith({ idade_minima: 21 });
    const answer = await ana.tryBuy(offer, { aluno: { nascimento: '2005-12-01' } });
    expect(answer.status).toBe(201);
  });

  it('asks for a session and an Idempotency-Key', async () => {
    const body = { id_oferta: 1, aluno: ana.student };
    const visitor = new ApiClient(backend.current.url);
    const stranger = await visitor.post('/api/compra', body, { headers: { 'idempotency-key': '12345678' } });
    expect(refusal(stranger)).toMatchObject({ status: 401 });
    expect(refusal(await ana.client.post('/api/compra', body))).toMatchObject({ status: 422 });
  });

  it('sells a seat again whose hold ran out, although no job came by', async () => {
    const offer = await offerWith({ vagas_total: 1, vagas_disponiveis: 1 });
    const purchase = await ana.buy(offer);
    const bia = await Buyer.register(backend.current.url);
    expect(refusal(await bia.tryBuy(offer))).toMatchObject({ codigo: 'VAGAS_ESGOTADAS' });
    backend.current.moveBusinessClock(half);
    expect((await bia.buy(offer)).estado).toBe('AGUARDANDO_ACEITE');
    expect((await ana.purchase(purchase.codigo)).estado).toBe('EXPIRADA');
    expect(await freeSeats(backend.current.db, offer)).toBe(0);
  });
});

describe('GET /api/compra/{codigo}', () => {
  it('answers alike for a missing purchase and another person’s (PURCHASE-5)', async () => {
    const purchase = await ana.buy(await offerWith());
    const bia = await Buyer.register(backend.current.url);
    const foreign = await bia.client.get(`/api/compra/${purchase.codigo}`);
    const missing = await bia.client.get('/api/compra/01ARZ3NDEKTSV4RRFFQ69G5FAV');
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(missing.body);
    for (const step of ['cancelar', 'pagamento']) {
      const answer = await bia.client.post(`/api/compra/${purchase.codigo}/${step}`, { forma: 'pix' });
      expect(refusal(answer)).toEqual({ status: 404, codigo: 'COMPRA_NAO_ENCONTRADA' });
    }
  });

  it('tells who studies from a person who enrolled another adult (PURCHASE-24)', async () => {
    const bia = await Buyer.register(backend.current.url);
    const aluno = { ...bia.student, nome: 'Bia Souza' };
    const id_oferta = await offerWith();
    const other = await ana.accept(await ana.buy(id_oferta, { aluno, cupom: 'TUDO' }));
    expect(other).toMatchObject({ estado: 'MATRICULADA', contratante: true, para_mim: false });
    expect(await ana.buy(await offerWith())).toMatchObject({ contratante: true, para_mim: true });
  });

  it('shows the expiry by the clock, before any job', async () => {
    const purchase = await ana.buy(await offerWith());
    backend.current.moveBusinessClock(half);
    const seen = await ana.purchase(purchase.codigo);
    expect(seen.estado).toBe('EXPIRADA');
    expect(path(seen)).toEqual(['AGUARDANDO_ACEITE', 'EXPIRADA']);
  });
});

describe('GET /api/compras', () => {
  it('lists the person’s own, newest first', async () => {
    const caio = await Buyer.register(backend.current.url);
    const first = await caio.buy(await offerWith());
    backend.current.moveBusinessClock(1000);
    const second = await caio.buy(await offerWith());
    const { body } = await caio.client.get<{ itens: Purchase[]; totalItens: number }>('/api/compras');
    expect(body.itens.map(({ codigo }) => codigo)).toEqual([second.codigo, first.codigo]);
    expect(body.totalItens).toBe(2);
  });

  it('has 10 a page (TEXT-10)', async () => {
    const dora = await Buyer.register(backend.current.url);
    const { codigo } = await dora.buy(await offerWith());
    const { db } = backend.current;
    const [row] = await db.select().from(purchases).where(eq(purchases.codigo, codigo));
    const older = Array.from({ length: 11 }, (_, index) => ({
      ...row!,
      codigo: `${index}`.padStart(26, '0'),
      chave_idempotencia: crypto.randomUUID(),
      estado: 'EXPIRADA' as const,
      vaga_retida: false,
      criado_em: new Date(row!.criado_em.getTime() - 1000 * (index + 1)),
    }));
    await db.insert(purchases).values(older);
    const pageOf = async (page: number) =>
      bodyOf(await dora.client.get<{ itens: Purchase[]; totalItens: number }>(`/api/compras?pagina=${page}`));
    const [first, second] = [await pageOf(1), await pageOf(2)];
    expect([first.totalItens, first.itens.length, second.itens.length]).toEqual([12, 10, 2]);
    expect(second.itens.map((purchase) => purchase.codigo)).toEqual(
      older.slice(9).map((purchase) => purchase.codigo),
    );
    expect((await dora.client.get('/api/compras?pagina=10000')).status).toBe(200);
    expect((await dora.client.get('/api/compras?pagina=10001')).status).toBe(422);
  });
});

describe('POST /api/compra/{codigo}/aceite', () => {
  it('keeps version, hash, time and address, once (PURCHASE-6)', async () => {
    const purchase = await ana.buy(await offerWith());
    const { versao, sha256 } = purchase.contrato;
    const { body: accepted } = await ana.client.post<Purchase>(
      `/api/compra/${purchase.codigo}/aceite`,
      { versao, sha256 },
      { headers: { 'x-forwarded-for': '203.0.113.7' } },
    );
    expect(accepted.estado).toBe('AGUARDANDO_PAGAMENTO');
    expect(accepted.contrato).toMatchObject({ versao, sha256 });
    expect(accepted.contrato.aceite_em).not.toBeNull();
    const again = await ana.accept(purchase);
    expect(path(again)).toEqual(['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO']);
    const [row] = await backend.current.db
      .select()
      .from(purchases)
      .where(eq(purchases.codigo, purchase.codigo));
    expect(row!.aceite_ip).toBe('203.0.113.7');
  });

  it('takes the text in force when it changed after the purchase was made, and no other', async () => {
    const { db, services } = backend.current;
    const purchase = await ana.buy(await offerWith());
    const newer = { versao: '2099-teste', texto: 'Um novo texto.', sha256: 'a'.repeat(64) };
    await db.insert(terms).values({ ...newer, vigente_desde: services.clock() });
    const { versao, sha256 } = purchase.contrato;
    const outdated = await ana.client.post(`/api/compra/${purchase.codigo}/aceite`, { versao, sha256 });
    expect(refusal(outdated)).toEqual({ status: 409, codigo: 'CONTRATO_MUDOU' });
    const shown = await ana.client.get<Terms>(`/api/contrato?id_oferta=${purchase.oferta.id_oferta}`);
    const accepted = await ana.accept({ ...purchase, contrato: { ...shown.body, aceite_em: null } });
    expect(accepted).toMatchObject({
      estado: 'AGUARDANDO_PAGAMENTO',
      contrato: { versao: newer.versao, sha256: newer.sha256, aceite_em: expect.any(String) },
    });
    expect(path(await ana.accept(accepted))).toEqual(['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO']);
    await ana.tryCancel(purchase.codigo);
    await db.update(purchases).set({ contrato_versao: versao }).where(eq(purchases.codigo, purchase.codigo));
    await db.delete(terms).where(eq(terms.versao, newer.versao));
  });

  it('refuses another text than the one in force', async () => {
    const { codigo, contrato } = await ana.buy(await offerWith());
    const answer = await ana.client.post(`/api/compra/${codigo}/aceite`, {
      versao: contrato.versao,
      sha256: '0'.repeat(64),
    });
    expect(refusal(answer)).toEqual({ status: 409, codigo: 'CONTRATO_MUDOU' });
  });

  it('refuses once the hold ran out', async () => {
    const { codigo, contrato } = await ana.buy(await offerWith());
    backend.current.moveBusinessClock(half);
    const { versao, sha256 } = contrato;
    const answer = await ana.client.post(`/api/compra/${codigo}/aceite`, { versao, sha256 });
    expect(refusal(answer)).toEqual({ status: 409, codigo: 'COMPRA_EXPIRADA' });
  });
});

describe('POST /api/compra/{codigo}/pagamento', () => {
  it('asks for the acceptance first', async () => {
    const { codigo } = await ana.buy(await offerWith());
    expect(refusal(await ana.tryPay(codigo))).toEqual({ status: 409, codigo: 'ACEITE_PENDENTE' });
  });

  it('takes what can be charged, and Pix in cash only (PURCHASE-9)', async () => {
    const { codigo } = await ana.accept(await ana.buy(await offerWith()));
    expect(refusal(await ana.tryPay(codigo, 'cartao'))).toMatchObject({
      status: 422,
      codigo: 'CARTAO_AUSENTE',
    });
    expect(refusal(await ana.tryPay(codigo, 'pix', 2))).toMatchObject({
      codigo: 'PARCELAMENTO_INDISPONIVEL',
    });
    const tooMany = await ana.tryPay(codigo, 'cartao', 14);
    expect(tooMany.status).toBe(422);
    expect(tooMany.body).toMatchObject({
      mensagem: 'O parcelamento acima de 13x só estará disponível para a opção boleto.',
    });
  });

  it('answers the open charge when Pix is chosen again', async () => {
    const first = await ana.openPix(await offerWith());
    bodyOf(await ana.tryPay(first.codigo_compra));
    expect((await ana.pix(first.codigo_compra)).txid).toBe(first.txid);
  });
});

describe('POST /api/compra/{codigo}/cancelar', () => {
  it('frees seat and coupon, once, and closes the charge at the bank', async () => {
    const offer = await offerWith();
    const { txid, codigo_compra } = await ana.openPix(offer, { cupom: 'DEZ' });
    const cancelled = bodyOf(await ana.tryCancel(codigo_compra));
    expect(cancelled.estado).toBe('CANCELADA');
    bodyOf(await ana.tryCancel(codigo_compra));
    expect(await freeSeats(backend.current.db, offer)).toBe(20);
    const charge = await ana.client.get<{ cobranca: { status: string } }>(
      `/api/banco-simulado/cobrancas/${txid}`,
    );
    expect(charge.body.cobranca.status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR');
    await ana.buy(offer, { cupom: 'DEZ' });
  });

  it('refuses after payment', async () => {
    const { txid, codigo_compra } = await ana.openPix(await offerWith());
    await act(backend.current.url, txid, 'pagar');
    expect(refusal(await ana.tryCancel(codigo_compra))).toEqual({
      status: 409,
      codigo: 'COMPRA_NAO_CANCELAVEL',
    });
  });
});

describe('coupons', () => {
  it('GET /api/cupom/{codigo} says what comes off', async () => {
    const offer = await offerWith({ preco_promocional_centavos: 89_995 });
    const { body } = await ana.client.get(`/api/cupom/cinquenta?id_oferta=${offer}`);
    expect(body).toEqual({
      codigo: 'CINQUENTA',
      descricao: 'R$ 50',
      preco_original: 1000,
      desconto: 150.05,
      total: 849.95,
    });
  });

  it.each([
    ['NADA', 'Não encontramos esse cupom. Confira o código.'],
    ['VENCIDO', 'Este cupom venceu em 31/out/2026.'],
    ['AMANHA', 'Este cupom vale a partir de 01/dez/2026.'],
    ['GASTO', 'Este cupom já atingiu o limite de usos.'],
    ['TECNICO', 'Este cupom não vale para este curso.'],
    ['MECANICA', 'Este cupom não vale para este curso.'],
    ['MINIMO', 'Este cupom vale para compras a partir de R$\u00a05.000,00.'],
  ])('%s is refused, in words', async (cupom, mensagem) => {
    const offer = await offerWith();
    const asked = await ana.client.get(`/api/cupom/${cupom}?id_oferta=${offer}`);
    expect(asked.status).toBe(404);
    expect(asked.body).toMatchObject({ codigo: 'CUPOM_INVALIDO', mensagem });
    const bought = await ana.tryBuy(offer, { cupom });
    expect(bought.status).toBe(422);
    expect(bought.body).toMatchObject({ campos: { cupom: [mensagem] } });
    expect(await freeSeats(backend.current.db, offer)).toBe(20);
  });

  it.each(['TECNICO', 'MECANICA'])('%s counts for what it is limited to', async (cupom) => {
    const offer = await offerWith({ id_produto: 2 });
    expect((await ana.client.get(`/api/cupom/${cupom}?id_oferta=${offer}`)).body).toMatchObject({
      total: 900,
    });
  });

  it('counts per person and in total (PURCHASE-8)', async () => {
    const dora = await Buyer.register(backend.current.url);
    const edu = await Buyer.register(backend.current.url);
    await dora.buy(await offerWith(), { cupom: 'DEZ' });
    const again = await dora.tryBuy(await offerWith(), { cupom: 'DEZ' });
    expect(again.status).toBe(422);
    expect(again.body).toMatchObject({
      codigo: 'CUPOM_INVALIDO',
      campos: { cupom: ['Você já usou este cupom o número de vezes permitido.'] },
    });
    await dora.buy(await offerWith(), { cupom: 'ULTIMO' });
    expect((await edu.tryBuy(await offerWith(), { cupom: 'ULTIMO' })).status).toBe(422);
    backend.current.moveBusinessClock(half);
    await edu.buy(await offerWith(), { cupom: 'ULTIMO' });
    const uses = await backend.current.db.select().from(couponUses).where(eq(couponUses.codigo, 'ULTIMO'));
    expect(uses).toHaveLength(1);
  });

  it('one that covers everything leads from the acceptance straight to enrolment', async () => {
    const purchase = await ana.buy(await offerWith(), { cupom: 'TUDO' });
    expect(purchase.total).toBe(0);
    expect((await ana.accept(purchase)).estado).toBe('MATRICULADA');
  });
});

describe('GET /api/parcelamento', () => {
  it('offers Pix in cash, a card in up to 13 parts, boleto in as many as the offer takes, and every plan adds up (PURCHASE-11)', async () => {
    const offer = await offerWith({ parcelas_max: 24, preco_original_centavos: 100_001 });
    const plans = bodyOf(await ana.client.get<Installment[]>(`/api/parcelamento?id_oferta=${offer}`));
    const most = (forma: string) =>
      Math.max(...plans.filter((plan) => plan.forma === forma).map(({ parcelas }) => parcelas));
    expect([...new Set(plans.map(({ forma }) => forma))]).toEqual(['pix', 'boleto', 'cartao']);
    expect([most('pix'), most('boleto'), most('cartao')]).toEqual([1, 24, 13]);
    for (const { parcelas, valor, ultima, total, juros } of plans) {
      expect(Math.round(valor * 100) * (parcelas - 1) + Math.round(ultima * 100)).toBe(100_001);
      expect([total, juros]).toEqual([1000.01, 0]);
    }
  });

  it('takes a coupon', async () => {
    const offer = await offerWith();
    const plans = bodyOf(
      await ana.client.get<Installment[]>(`/api/parcelamento?id_oferta=${offer}&cupom=CINQUENTA`),
    );
    expect(plans.every(({ total }) => total === 950)).toBe(true);
  });
});
