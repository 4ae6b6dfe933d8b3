import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { auditLog, logins, outbox } from '#/backend/db/schema/identity.ts';
import { coupons, waitingList } from '#/backend/db/schema/purchasing.ts';
import { simulatedBankPayments } from '#/backend/db/schema/simulated-bank.ts';
import { followOffers } from '#/backend/modules/enrolment/follow-offers.ts';
import type { Proposal } from '#/contract/assisted/proposal.ts';
import type { OfferConsequences } from '#/contract/catalogue/offer-consequences.ts';
import type { NewAcceptance } from '#/contract/purchasing/new-acceptance.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { withBackend } from '../../../support/backend/backend.ts';
import { findLedgerErrors } from '../../../support/backend/ledger-errors.ts';
import { addCourse, addOffer, addTaxonomy, noon, type OfferInsert } from '../../../support/catalogue-data.ts';
import { listMailTexts } from '../../../support/mail/composed-mails.ts';
import { agreeOn, loginIdOf, registerStaff, tokenOf as linkOf } from '../../assisted/desk.ts';
import { act, bodyOf, Buyer } from '../../checkout/buyer.ts';
import { apply, freeTerms, tryGiveUp } from '../../enrolment/applicant.ts';
import { askGuardian, openLink, tokenOf } from '../../checkout/guardian-of.ts';

const backend = withBackend({ clock: noon });
const empresa = { cnpj: '12.ABC.345/01DE-35', razao_social: 'Metalúrgica Hoffmann Ltda' };
let admin: Buyer;
let supervisor: Buyer;
let seller: Buyer;
let nextOffer = 1;

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  await db.insert(coupons).values({
    codigo: 'TUDO',
    descricao: 'Bolsa',
    tipo: 'PERCENTUAL',
    percentual: 100,
    usos_por_pessoa: 1,
    valido_de: new Date('2026-01-01T00:00:00Z'),
    valido_ate: new Date('2045-01-01T00:00:00Z'),
  });
  admin = await registerStaff(backend.current, 'ADMIN');
  supervisor = await registerStaff(backend.current, 'SUPERVISOR');
  const supervisorId = await loginIdOf(db, supervisor);
  seller = await registerStaff(backend.current, 'CONTACT_CENTER', { supervisorId });
});

async function offerWith(row: Partial<OfferInsert> = {}): Promise<number> {
  const id_oferta = nextOffer++;
  const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
  await addOffer(backend.current.db, { id_produto: 1, id_oferta, ...days, idade_minima: null, ...row });
  return id_oferta;
}

const now = () => backend.current.services.clock();

async function personOf({ student }: Buyer): Promise<number> {
  const [login] = await backend.current.db.select().from(logins).where(eq(logins.email, student.email));
  return login!.id_pessoa;
}

const register = () => Buyer.register(backend.current.url);

async function payPix(buyer: Buyer, codigo: string): Promise<void> {
  bodyOf(await buyer.tryPay(codigo));
  await act(backend.current.url, (await buyer.pix(codigo)).txid, 'pagar');
}

interface Ordered {
  codigo: string;
  buyer: Buyer;
}

async function bought(offer: number, cupom?: string): Promise<Ordered> {
  const buyer = await register();
  const { codigo } = await buyer.accept(await buyer.buy(offer, cupom ? { cupom } : {}));
  return { codigo, buyer };
}

async function paid(offer: number): Promise<Ordered> {
  const order = await bought(offer);
  await payPix(order.buyer, order.codigo);
  return order;
}

async function ofGuardian(offer: number): Promise<Ordered> {
  const { student, guardian, codigo } = await askGuardian(backend.current.url, offer);
  bodyOf(await openLink(guardian, await tokenOf(student, codigo)));
  await guardian.accept(await guardian.purchase(codigo));
  await payPix(guardian, codigo);
  return { codigo, buyer: guardian };
}

async function ofCompany(offer: number, vagas: number): Promise<Ordered> {
  const buyer = await register();
  const body = { id_oferta: offer, empresa, vagas, alunos: [] };
  const headers = { 'idempotency-key': randomUUID() };
  const order = bodyOf(await buyer.client.post<Purchase>('/api/compra-empresa', body, { headers }), 201);
  await buyer.accept(order);
  await payPix(buyer, order.codigo);
  return { codigo: order.codigo, buyer };
}

async function funded(offer: number, custeio: object): Promise<Ordered> {
  const buyer = await register();
  const wish = { id_oferta: offer, cpf: buyer.student.cpf, custeio };
  const made = bodyOf(await seller.client.post<Proposal>('/api/matricula-assistida', wish), 201);
  const agreed = await agreeOn(backend.current, { supervisor, seller }, made);
  const opened = bodyOf(
    await buyer.client.post<Purchase>(`/api/compra-assistida/link/${linkOf(agreed)}`, {}),
  );
  return { codigo: (await buyer.accept(opened)).codigo, buyer };
}

const employer = {
  tipo: 'EMPREGADOR',
  empresa: 'Metal Sul',
  cnpj: '11.222.333/0001-81',
  email_empresa: 'rh@metalsul.com.br',
};

const path = (offer: number) => `/api/gestao/turmas/${offer}`;
const consequencesOf = async (offer: number) =>
  bodyOf(await admin.client.get<OfferConsequences>(`${path(offer)}/consequencias`));
const motivo = 'O professor adoeceu';
const recado = 'A oficina entra em reforma.';
const cancel = (offer: number, previsto: string) =>
  admin.client.post(`${path(offer)}/cancelar`, { previsto, motivo, recado });

const mailsSince = async (before: number) => (await backend.current.db.select().from(outbox)).length - before;
const countMails = () => mailsSince(0);
const mailsTo = ({ student }: Buyer, kind: string) => listMailTexts(backend.current, student.email, kind);

async function givenBack(): Promise<number> {
  const rows = await backend.current.db.select().from(simulatedBankPayments);
  return rows.reduce((cents, { devolvido_centavos }) => cents + devolvido_centavos, 0) / 100;
}

const move = (changes: object = {}) => ({
  formato: 'presencial',
  id_unidade: 1,
  turno: 'noturno',
  dias_semana: ['seg', 'qua'],
  hora_inicio: '18:30',
  hora_fim: '22:00',
  data_inicio: '2045-03-01',
  data_fim: '2045-12-20',
  ...changes,
});

/** A move to where and when the offer is. */
async function timesOf(offer: number) {
  const [row] = await backend.current.db.select().from(offers).where(eq(offers.id_oferta, offer));
  const { formato, id_unidade, turno, dias_semana, hora_inicio, hora_fim, data_inicio, data_fim } = row!;
  return { formato, id_unidade, turno, dias_semana, hora_inicio, hora_fim, data_inicio, data_fim };
}

/** An order of every kind, and one who waits. */
async function filled() {
  const offer = await offerWith();
  const orders = {
    paid: await paid(offer),
    guardian: await ofGuardian(offer),
    company: await ofCompany(offer, 3),
    unpaid: await bought(offer),
    free: await bought(offer, 'TUDO'),
    employer: await funded(offer, employer),
    grant: await funded(offer, { tipo: 'BOLSA' }),
  };
  return { offer, orders };
}

// REFUND-11
describe('cancelling an offer from the desk', () => {
  it('says beforehand what then happens to each kind of order, to the cent and to the mail', async () => {
    const { db } = backend.current;
    const { offer, orders } = await filled();
    const waiting = await register();
    await db.insert(waitingList).values({
      id_oferta: offer,
      id_pessoa: await personOf(waiting),
      criado_em: now(),
    });
    const { pessoas, cancelar } = await consequencesOf(offer);
    expect(pessoas).toEqual({
      pagas: 2,
      nao_pagas: 1,
      gratuitas: 1,
      bolsas: 1,
      empregador: 1,
      empresas: 1,
      vagas_de_empresas: 3,
      inscricoes: 0,
      fila: 1,
      links: 0,
    });
    expect(cancelar).toMatchObject({
      escolhem: 3,
      devolvidas: 0,
      terminam: 4,
      devolve_no_maximo: 5000,
      mensagens: 8,
    });

    const [mails, money] = [await countMails(), await givenBack()];
    bodyOf(await cancel(offer, cancelar.previsto));
    await followOffers(db, now());
    expect(await mailsSince(mails)).toBe(cancelar.mensagens);
    expect(await mailsTo(orders.paid.buyer, 'turma-cancelada')).toEqual([
      expect.stringContaining(`Recado da escola: ${recado}`),
    ]);
    const states = await Promise.all(
      Object.values(orders).map(async ({ buyer, codigo }) => buyer.purchase(codigo)),
    );
    expect(new Set(states.map(({ estado }) => estado))).toEqual(new Set(['TURMA_CANCELADA']));
    expect(states.filter(({ escolha }) => escolha).length).toBe(cancelar.escolhem);
    for (const { buyer, codigo } of [orders.paid, orders.guardian, orders.company])
      bodyOf(await buyer.tryChoose(codigo, { tipo: 'DINHEIRO' }));
    expect((await givenBack()) - money).toBe(cancelar.devolve_no_maximo);
    expect(await findLedgerErrors(db)).toEqual([]);

    const { situacao, cancelada } = await consequencesOf(offer);
    expect(situacao).toBe('cancelada');
    expect(cancelada).toMatchObject({ motivo, escolhem: 3, terminam: 4, fila: 1, devolve_no_maximo: 5000 });
  });

  it('is refused once a person bought meanwhile, and done twice it does nothing more', async () => {
    const { db } = backend.current;
    const offer = await offerWith();
    await paid(offer);
    const read = await consequencesOf(offer);
    const late = await bought(offer);
    expect(await cancel(offer, read.cancelar.previsto)).toMatchObject({
      status: 409,
      body: { codigo: 'PREVISAO_MUDOU' },
    });
    expect((await consequencesOf(offer)).situacao).toBe('em-aberto');
    expect((await late.buyer.purchase(late.codigo)).estado).toBe('AGUARDANDO_PAGAMENTO');

    const { previsto } = (await consequencesOf(offer)).cancelar;
    bodyOf(await cancel(offer, previsto));
    const mails = await countMails();
    bodyOf(await cancel(offer, previsto));
    expect(await countMails()).toBe(mails);
    const acts = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objeto, `turma ${offer}`));
    expect(acts.map(({ acao }) => acao)).toEqual(['CANCELOU_TURMA']);
  });
});

// ACCEPTANCE-1
describe('moving an offer from the desk', () => {
  it('says beforehand who is asked to accept it, and what it costs if all refuse', async () => {
    const { db } = backend.current;
    const { offer, orders } = await filled();
    // One that accepted nothing yet agrees to the new days with its first acceptance.
    await (await register()).buy(offer);
    const mudanca = move();
    const forecast = bodyOf(
      await admin.client.post<{ aceitam: number; mensagens: number; previsto: string }>(
        `${path(offer)}/mudanca/previsao`,
        { mudanca },
      ),
    );
    expect(forecast).toMatchObject({
      aceitam: 7,
      nao_perguntadas: 1,
      mensagens: 7,
      devolve_no_maximo: 5000,
      responder_ate: '2045-03-08',
      muda: true,
    });
    // Nothing has moved yet.
    expect((await orders.paid.buyer.purchase(orders.paid.codigo)).oferta.data_inicio).toBe('2045-02-01');

    const { previsto } = forecast;
    const other = { mudanca: move({ data_inicio: '2045-03-06' }), previsto, motivo };
    expect((await admin.client.post(`${path(offer)}/mudanca`, other)).status).toBe(409);
    const mails = await countMails();
    bodyOf(await admin.client.post(`${path(offer)}/mudanca`, { mudanca, previsto, motivo, recado }));
    expect(await mailsSince(mails)).toBe(forecast.mensagens);
    const asked = await mailsTo(orders.paid.buyer, 'novo-aceite-pedido');
    expect(asked).toEqual([expect.stringContaining(`Recado da escola: ${recado}`)]);
    expect(asked.join()).not.toContain(motivo);
    for (const { buyer, codigo } of Object.values(orders)) {
      expect((await buyer.client.get(`/api/compra/${codigo}/novo-aceite`)).status).toBe(200);
    }
    expect((await consequencesOf(offer)).mudada).toMatchObject({ motivo, aceitam: 7 });
    const again = { mudanca, previsto, motivo };
    expect((await admin.client.post(`${path(offer)}/mudanca`, again)).status).toBe(409);
    expect(await mailsSince(mails)).toBe(forecast.mensagens);
    expect(await findLedgerErrors(db)).toEqual([]);
  });

  it('keeps the words of each move with its own mail, also when the offer moves again before they go', async () => {
    const offer = await offerWith();
    const order = await paid(offer);
    const moveTo = async (day: string, words: string) => {
      const mudanca = move({ data_inicio: day });
      const at = `${path(offer)}/mudanca`;
      const { previsto } = bodyOf(
        await admin.client.post<{ previsto: string }>(`${at}/previsao`, { mudanca }),
      );
      bodyOf(await admin.client.post(at, { mudanca, previsto, motivo, recado: words }));
    };
    await moveTo('2045-03-08', 'A oficina entra em reforma.');
    await moveTo('2045-03-15', 'A reforma atrasou.');
    await moveTo('2045-03-22', '');
    const said = (await mailsTo(order.buyer, 'novo-aceite-pedido')).map(
      (text) => /Recado da escola: ([^.]*\.)/.exec(text)?.[1],
    );
    expect(said).toEqual(['A oficina entra em reforma.', 'A reforma atrasou.', undefined]);
  });

  it('refuses days that can’t be, a unit that isn’t there, and an offer that was cancelled', async () => {
    const offer = await offerWith();
    const forecast = (changes: object) =>
      admin.client.post(`${path(offer)}/mudanca/previsao`, { mudanca: move(changes) });
    expect(await forecast({ data_inicio: '2045-03-02' })).toMatchObject({
      status: 422,
      body: { campos: { 'mudanca.data_inicio': [expect.stringContaining('quinta-feira')] } },
    });
    expect(await forecast({ id_unidade: 999 })).toMatchObject({
      status: 422,
      body: { codigo: 'UNIDADE_NAO_ENCONTRADA' },
    });
    bodyOf(await cancel(offer, (await consequencesOf(offer)).cancelar.previsto));
    expect(await forecast({})).toMatchObject({ status: 409, body: { codigo: 'TURMA_CANCELADA' } });
  });
});

describe('closing an offer for enrolment', () => {
  it('stops sales at once, keeps who is in it, and opens again', async () => {
    const offer = await offerWith();
    const order = await paid(offer);
    const open = (abertas: boolean) => admin.client.post(`${path(offer)}/inscricoes`, { abertas });
    const buyer = await register();
    bodyOf(await open(false));
    bodyOf(await open(false));
    expect((await buyer.tryBuy(offer)).status).toBe(409);
    expect((await order.buyer.purchase(order.codigo)).estado).toBe('MATRICULADA');
    bodyOf(await open(true));
    expect((await buyer.tryBuy(offer)).status).toBe(201);
    const acts = await backend.current.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objeto, `turma ${offer}`));
    expect(acts.map(({ acao }) => acao)).toEqual(['ALTEROU_TURMA', 'ALTEROU_TURMA']);
  });
});

// ACCEPTANCE-7
describe('postponing an offer without a new date', () => {
  const postpone = (offer: number, previsto: string) =>
    admin.client.post<{ codigo: string }>(`${path(offer)}/adiamento`, { previsto, motivo, recado });
  const forecastOf = async (offer: number) =>
    bodyOf(
      await admin.client.post<{
        aceitam: number;
        mensagens: number;
        devolve_no_maximo: number;
        previsto: string;
      }>(`${path(offer)}/adiamento/previsao`, {}),
    );
  const refuse = async ({ buyer, codigo }: Ordered, resposta = 'RECUSADO') => {
    const at = `/api/compra/${codigo}/novo-aceite`;
    const { pedido, contrato } = bodyOf(await buyer.client.get<NewAcceptance>(at));
    const { versao, sha256 } = contrato;
    return buyer.client.post<{ codigo: string }>(at, { pedido, resposta, versao, sha256 });
  };

  it('sells no seat, and lets each buyer stay without a word or leave with all of the money, until a date is set', async () => {
    const { db } = backend.current;
    const offer = await offerWith({ vagas_total: 5, vagas_disponiveis: 5 });
    const [leaving, staying] = [await paid(offer), await paid(offer)];
    const unpaid = await bought(offer);
    const forecast = await forecastOf(offer);
    expect(forecast).toMatchObject({ aceitam: 3, mensagens: 3, devolve_no_maximo: 2000 });
    expect((await consequencesOf(offer)).situacao).toBe('em-aberto');
    expect((await postpone(offer, 'outra')).body.codigo).toBe('PREVISAO_MUDOU');
    bodyOf(await postpone(offer, forecast.previsto));
    expect((await consequencesOf(offer)).adiada).toMatchObject({ motivo, aceitam: 3 });
    expect((await postpone(offer, forecast.previsto)).body.codigo).toBe('TURMA_NAO_ADIAVEL');
    expect(await mailsTo(staying.buyer, 'turma-adiada')).toEqual([expect.stringContaining(recado)]);

    expect((await (await register()).tryBuy(offer)).body).toMatchObject({ codigo: 'TURMA_FECHADA' });
    expect((await admin.client.post(`${path(offer)}/inscricoes`, { abertas: true })).body).toMatchObject({
      codigo: 'TURMA_ADIADA',
    });
    expect((await refuse(staying, 'ACEITO')).body.codigo).toBe('NADA_A_ACEITAR');
    bodyOf(await refuse(leaving));
    await backend.current.runJobs();
    expect((await leaving.buyer.purchase(leaving.codigo)).estado).toBe('ESTORNADA');
    expect(await givenBack()).toBeGreaterThanOrEqual(1000);
    bodyOf(await refuse(unpaid));
    expect((await unpaid.buyer.purchase(unpaid.codigo)).estado).toBe('CANCELADA');
    expect((await staying.buyer.purchase(staying.codigo)).novos_aceites).toMatchObject([
      { situacao: 'ABERTO', adiada: true },
    ]);

    const mudanca = move();
    const at = `${path(offer)}/mudanca`;
    const { previsto } = bodyOf(await admin.client.post<{ previsto: string }>(`${at}/previsao`, { mudanca }));
    bodyOf(await admin.client.post(at, { mudanca, previsto, motivo, recado: 'Agora em março.' }));
    expect((await consequencesOf(offer)).situacao).toBe('em-aberto');
    expect(await mailsTo(staying.buyer, 'turma-adiada')).toEqual([]);
    expect(await mailsTo(staying.buyer, 'novo-aceite-pedido')).toEqual([
      expect.stringContaining('Agora em março.'),
    ]);
    bodyOf(await refuse(staying, 'ACEITO'));
    bodyOf(await (await register()).tryBuy(offer), 201);
    expect(await findLedgerErrors(db)).toEqual([]);
  });

  it('is over without a question when the agreed days are set again, and its buyers are told', async () => {
    const offer = await offerWith();
    const { buyer } = await paid(offer);
    const [other, elsewhere] = [await offerWith(), await paid(await offerWith())];
    const bystander = await paid(other);
    for (const each of [offer, other]) bodyOf(await postpone(each, (await forecastOf(each)).previsto));
    const mudanca = await timesOf(offer);
    const at = `${path(offer)}/mudanca`;
    const forecast = bodyOf(await admin.client.post<{ previsto: string }>(`${at}/previsao`, { mudanca }));
    expect(forecast).toMatchObject({ muda: true, aceitam: 0, nao_perguntadas: 0, mensagens: 1 });
    const { previsto } = forecast;
    bodyOf(await admin.client.post(at, { mudanca, previsto, motivo, recado: 'Fica como era.' }));
    await backend.current.runJobs();
    expect(await mailsTo(buyer, 'turma-com-data')).toEqual([expect.stringContaining('Fica como era.')]);
    expect(await mailsTo(buyer, 'novo-aceite-pedido')).toEqual([]);
    for (const { buyer: another } of [bystander, elsewhere])
      expect(await mailsTo(another, 'turma-com-data')).toEqual([]);
  });

  it('is written to free enrolments that live, and so is the date; neither asks them anything (ENROLMENT-9)', async () => {
    const { inscricoes_ate: _, data_inicio: __, data_fim: ___, ...free } = freeTerms;
    const [offer, other] = [await offerWith(free), await offerWith(free)];
    const [enrolled, left, elsewhere] = [await register(), await register(), await register()];
    await apply(enrolled, offer);
    await apply(elsewhere, other);
    bodyOf(await tryGiveUp(left, (await apply(left, offer)).protocolo));
    const mailsOf = (who: Buyer) => mailsTo(who, 'inscricao-turma-mudou');

    const forecast = await forecastOf(offer);
    expect(forecast).toMatchObject({ aceitam: 0, inscricoes: 1, mensagens: 1 });
    const mails = await countMails();
    bodyOf(await postpone(offer, forecast.previsto));
    expect(await mailsSince(mails)).toBe(forecast.mensagens);
    expect(await mailsOf(enrolled)).toEqual([
      expect.stringMatching(/ainda não foi marcada.*Recado da escola: A oficina entra em reforma\./s),
    ]);

    const mudanca = move();
    const at = `${path(offer)}/mudanca`;
    const moved = bodyOf(
      await admin.client.post<{ mensagens: number; previsto: string }>(`${at}/previsao`, { mudanca }),
    );
    expect(moved).toMatchObject({ aceitam: 0, inscricoes: 1, mensagens: 1 });
    bodyOf(await admin.client.post(at, { mudanca, previsto: moved.previsto, motivo, recado: '' }));
    expect((await mailsOf(enrolled)).at(-1)).toContain('não é preciso responder');
    for (const who of [left, elsewhere]) expect(await mailsOf(who)).toEqual([]);

    const same = bodyOf(
      await admin.client.post<{ mensagens: number }>(`${at}/previsao`, { mudanca: await timesOf(offer) }),
    );
    expect(same).toMatchObject({ muda: false, mensagens: 0 });
  });

  it('is refused for an offer that is over, cancelled or postponed already', async () => {
    for (const situacao of ['cancelada', 'encerrada', 'adiada'] as const)
      expect((await postpone(await offerWith({ situacao }), 'x')).body.codigo, situacao).toBe(
        'TURMA_NAO_ADIAVEL',
      );
    const begun = await offerWith({ data_inicio: '2020-02-01' });
    expect((await postpone(begun, 'x')).body.codigo).toBe('TURMA_NAO_ADIAVEL');
    expect((await postpone(999_999, 'x')).status).toBe(404);
  });
});
