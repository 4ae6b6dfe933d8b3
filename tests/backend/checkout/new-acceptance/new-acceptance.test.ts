import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { logins, outbox } from '#/backend/db/schema/identity.ts';
import { newAcceptances, purchases, terms } from '#/backend/db/schema/purchasing.ts';
import {
  askForNewAcceptances,
  remindOfNewAcceptances,
} from '#/backend/modules/checkout/new-acceptance/ask-for-new-acceptance.ts';
import { changeOfferTimes } from '#/backend/modules/checkout/new-acceptance/change-offer-times.ts';
import type { ErrorBody } from '#/contract/error-body.ts';
import type { NewAcceptance } from '#/contract/purchasing/new-acceptance.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { formatDeadline } from '#/domain/time/dates.ts';
import { ApiClient } from '../../../support/backend/api-client.ts';
import { withBackend } from '../../../support/backend/backend.ts';
import { findLedgerErrors } from '../../../support/backend/ledger-errors.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../../support/catalogue-data.ts';
import { composedMails } from '../../../support/mail/composed-mails.ts';
import { act, bodyOf, Buyer } from '../buyer.ts';
import { freeSeats } from '../seats.ts';

const backend = withBackend({ clock: noon });
const day = 1440;
let ana: Buyer;
let nextOffer = 1;

beforeAll(async () => {
  await addTaxonomy(backend.current.db);
  await addCourse(backend.current.db, { id_produto: 1, titulo: 'Soldador' });
});
beforeEach(async () => {
  ana = await Buyer.register(backend.current.url);
});

const first = '2045-02-01';
const later = '2045-03-01';

async function offer(): Promise<number> {
  const id_oferta = nextOffer++;
  const days = { inscricoes_ate: '2045-01-10', data_inicio: first, data_fim: '2045-12-01' };
  const vagas = { vagas_total: 20, vagas_disponiveis: 20 };
  await addOffer(backend.current.db, { id_produto: 1, id_oferta, ...days, ...vagas });
  return id_oferta;
}

const now = () => backend.current.services.clock();
const wait = (minutos: number) =>
  new ApiClient(backend.current.url).post('/api/banco-simulado/relogio', { minutos });
const codeOf = (answer: { status: number; body: unknown }) =>
  [answer.status, (answer.body as ErrorBody).codigo] as const;
const address = (codigo: string) => `/api/compra/${codigo}/novo-aceite`;
const read = (codigo: string) => ana.client.get<NewAcceptance>(address(codigo));
const purchaseOf = async (codigo: string) => bodyOf(await ana.client.get<Purchase>(`/api/compra/${codigo}`));
const tryAnswer = ({ codigo_compra, pedido, contrato }: NewAcceptance, resposta: string) =>
  ana.client.post<Purchase>(address(codigo_compra), {
    pedido,
    resposta,
    versao: contrato.versao,
    sha256: contrato.sha256,
  });
const mailsOf = async (codigo: string) => {
  const rows = await backend.current.db.select().from(outbox).orderBy(outbox.id);
  return rows.filter(({ dados }) => dados['codigo_compra'] === codigo).map(({ tipo }) => tipo);
};

async function enrolled() {
  const id_oferta = await offer();
  const { txid, codigo_compra: codigo } = await ana.openPix(id_oferta);
  await act(backend.current.url, txid, 'pagar');
  return { id_oferta, codigo, txid };
}

async function postpone(id_oferta: number, data_inicio = later) {
  const [login] = await backend.current.db.select().from(logins).limit(1);
  const act_ = { now: now(), loginId: login!.id_login, requestId: 'r1' };
  await changeOfferTimes(backend.current.db, id_oferta, { data_inicio }, act_);
}

describe('an offer that was moved after it was accepted', () => {
  it('is to be accepted again: old against new, by mail and page (ACCEPTANCE-1, ACCEPTANCE-2)', async () => {
    const { id_oferta, codigo } = await enrolled();
    expect(codeOf(await read(codigo))).toEqual([409, 'NOVO_ACEITE_SEM_PENDENCIA']);
    await postpone(id_oferta);
    expect(bodyOf(await read(codigo))).toMatchObject({
      motivos: ['TURMA'],
      paga: true,
      responder_ate: '2045-03-08',
      antes: { turma: { data_inicio: first, unidade: { nome: expect.any(String) } }, versao: '2026-01' },
      depois: { turma: { data_inicio: later }, versao: '2026-01' },
      contrato: { versao: '2026-01', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(await mailsOf(codigo)).toContain('novo-aceite-pedido');
    expect((await purchaseOf(codigo)).novos_aceites).toMatchObject([{ situacao: 'ABERTO' }]);
    expect(await askForNewAcceptances(backend.current.db, now())).toBe(0);
  });

  it('counts as accepted only by its answer, which keeps the proof of both (ACCEPTANCE-3)', async () => {
    const { id_oferta, codigo } = await enrolled();
    const before = await purchaseOf(codigo);
    await postpone(id_oferta);
    const asked = bodyOf(await read(codigo));
    await wait(5);
    const answer = bodyOf(await tryAnswer(asked, 'ACEITO'));
    expect(answer).toMatchObject({ estado: 'MATRICULADA', novos_aceites: [{ situacao: 'ACEITO' }] });
    expect(answer.contrato.aceite_em! > before.contrato.aceite_em!).toBe(true);
    expect(answer.arrependimento).toEqual(before.arrependimento);
    const [row] = await backend.current.db
      .select()
      .from(newAcceptances)
      .where(eq(newAcceptances.codigo_compra, codigo));
    expect(row!.aceite_antes_em.toISOString()).toBe(before.contrato.aceite_em);
    expect(bodyOf(await tryAnswer(asked, 'ACEITO')).contrato).toEqual(answer.contrato);
    expect(codeOf(await tryAnswer(asked, 'RECUSADO'))).toEqual([409, 'NOVO_ACEITE_SEM_PENDENCIA']);
    expect(await askForNewAcceptances(backend.current.db, now())).toBe(0);
  });

  it('is refused with all the money back, whenever it was paid (ACCEPTANCE-3)', async () => {
    const { id_oferta, codigo } = await enrolled();
    await wait(20 * day);
    await postpone(id_oferta);
    const refused = bodyOf(await tryAnswer(bodyOf(await read(codigo)), 'RECUSADO'));
    expect(refused).toMatchObject({
      estado: 'ESTORNADA',
      novos_aceites: [{ situacao: 'RECUSADO' }],
      devolucoes: [{ status: 'DEVOLVIDO', valor: refused.total, forma: 'pix' }],
    });
    expect(await freeSeats(backend.current.db, id_oferta)).toBe(20);
    expect(await mailsOf(codigo)).toContain('desistencia-registrada');
    expect(await findLedgerErrors(backend.current.db)).toEqual([]);
  });

  it('lets no one choose how to pay before it is accepted; a refusal cancels (ACCEPTANCE-4)', async () => {
    const id_oferta = await offer();
    const { codigo } = await ana.accept(await ana.buy(id_oferta));
    await postpone(id_oferta);
    expect(codeOf(await ana.tryPay(codigo))).toEqual([409, 'NOVO_ACEITE_PENDENTE']);
    const asked = bodyOf(await read(codigo));
    expect(asked.paga).toBe(false);
    expect(bodyOf(await tryAnswer(asked, 'RECUSADO')).estado).toBe('CANCELADA');
    expect(await freeSeats(backend.current.db, id_oferta)).toBe(20);

    const other = await ana.accept(await ana.buy(await offer()));
    await postpone(other.oferta.id_oferta);
    bodyOf(await tryAnswer(bodyOf(await read(other.codigo)), 'ACEITO'));
    expect((await ana.tryPay(other.codigo)).status).toBe(200);
  });

  it('of what is not paid says until when its seat is held, and promises no money (ACCEPTANCE-5)', async () => {
    const id_oferta = await offer();
    const { codigo_compra: codigo } = await ana.openPix(id_oferta);
    await postpone(id_oferta);
    const { reserva_expira_em } = await purchaseOf(codigo);
    expect(bodyOf(await read(codigo))).toMatchObject({ paga: false, sem_custo: false, reserva_expira_em });
    const asked = () => composedMails(backend.current, ana.student.email);
    const mail = (await asked()).find(({ tipo }) => tipo === 'novo-aceite-pedido');
    expect(mail?.text).toContain(`Responda até ${formatDeadline(new Date(reserva_expira_em))}.`);
    expect(mail?.text).toContain('Se não aceitar, a compra é cancelada e você não deve nada.');
    expect(mail?.text).not.toMatch(/devolve/);
    await wait(30);
    expect((await asked()).map(({ tipo }) => tipo)).not.toContain('novo-aceite-pedido');
  });

  it('is asked for again when it is moved again, and no more when it is moved back', async () => {
    const { id_oferta, codigo } = await enrolled();
    await postpone(id_oferta);
    const outdated = bodyOf(await read(codigo));
    await backend.current.db
      .update(offers)
      .set({ hora_inicio: '08:30', hora_fim: '11:30' })
      .where(eq(offers.id_oferta, id_oferta));
    // An import changed it, and the job hasn't come by yet.
    expect(codeOf(await tryAnswer(outdated, 'ACEITO'))).toEqual([409, 'NOVO_ACEITE_MUDOU']);
    expect(await askForNewAcceptances(backend.current.db, now())).toBe(1);
    expect(codeOf(await tryAnswer(outdated, 'ACEITO'))).toEqual([409, 'NOVO_ACEITE_MUDOU']);
    expect(bodyOf(await read(codigo)).pedido).not.toBe(outdated.pedido);
    const [purchase] = await backend.current.db.select().from(purchases).where(eq(purchases.codigo, codigo));
    const { data_inicio, hora_inicio, hora_fim } = purchase!.turma_aceita as Record<string, string>;
    await backend.current.db
      .update(offers)
      .set({ data_inicio: data_inicio!, hora_inicio: hora_inicio!, hora_fim: hora_fim! })
      .where(eq(offers.id_oferta, id_oferta));
    await askForNewAcceptances(backend.current.db, now());
    expect((await purchaseOf(codigo)).novos_aceites).toMatchObject([{ situacao: 'ENCERRADO' }]);
  });

  it('reminds once, and takes no silence for an acceptance (ACCEPTANCE-5)', async () => {
    const { id_oferta, codigo } = await enrolled();
    const soon = now();
    await postpone(id_oferta, new Date(soon.getTime() + 10 * 86_400_000).toISOString().slice(0, 10));
    await remindOfNewAcceptances(backend.current.db, now());
    expect(await mailsOf(codigo)).not.toContain('novo-aceite-lembrete');
    await wait(3 * day);
    await remindOfNewAcceptances(backend.current.db, now());
    await remindOfNewAcceptances(backend.current.db, now());
    const reminders = (await mailsOf(codigo)).filter((tipo) => tipo === 'novo-aceite-lembrete');
    expect(reminders).toHaveLength(1);
    const before = (await purchaseOf(codigo)).contrato;
    await askForNewAcceptances(backend.current.db, new Date('2045-02-09T12:00:00Z'));
    const silent = await purchaseOf(codigo);
    expect(silent).toMatchObject({ estado: 'MATRICULADA', contrato: before });
    expect(silent.novos_aceites).toMatchObject([{ situacao: 'ENCERRADO', respondido_em: null }]);
  });
});

describe('another version of the terms', () => {
  it('is to be accepted by a person who accepted an earlier one only where it says so (ACCEPTANCE-1)', async () => {
    const { db } = backend.current;
    const { codigo } = await enrolled();
    const newer = { versao: '2027-teste', texto: 'Um novo texto.', sha256: 'b'.repeat(64) };
    await db.insert(terms).values({ ...newer, vigente_desde: now() });
    await askForNewAcceptances(db, now());
    expect(codeOf(await read(codigo))).toEqual([409, 'NOVO_ACEITE_SEM_PENDENCIA']);
    await db.update(terms).set({ exige_novo_aceite: true }).where(eq(terms.versao, newer.versao));
    await askForNewAcceptances(db, now());
    const asked = bodyOf(await read(codigo));
    expect(asked).toMatchObject({ motivos: ['CONTRATO'], contrato: newer, antes: { versao: '2026-01' } });
    const answer = bodyOf(await tryAnswer(asked, 'ACEITO'));
    expect(answer.contrato).toMatchObject({ versao: newer.versao, sha256: newer.sha256 });
    await db.update(terms).set({ exige_novo_aceite: false }).where(eq(terms.versao, newer.versao));
  });
});

describe('a price', () => {
  it('that rose is to be accepted again, a lower one is no one’s loss (ACCEPTANCE-1)', async () => {
    const { db } = backend.current;
    const { codigo } = await ana.accept(await ana.buy(await offer()));
    const priceIs = (total_centavos: number) =>
      db
        .update(purchases)
        .set({ total_centavos, preco_original_centavos: total_centavos, desconto_centavos: 0 })
        .where(eq(purchases.codigo, codigo));
    const [{ total_centavos: cents } = { total_centavos: 0 }] = await db
      .select()
      .from(purchases)
      .where(eq(purchases.codigo, codigo));
    await priceIs(cents - 100);
    await askForNewAcceptances(db, now());
    expect(codeOf(await read(codigo))).toEqual([409, 'NOVO_ACEITE_SEM_PENDENCIA']);
    await priceIs(cents + 100);
    await askForNewAcceptances(db, now());
    expect(bodyOf(await read(codigo))).toMatchObject({
      motivos: ['VALOR'],
      antes: { total: cents / 100 },
      depois: { total: cents / 100 + 1 },
    });
    await priceIs(cents);
    await ana.tryCancel(codigo);
  });
});
