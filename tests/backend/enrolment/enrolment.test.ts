import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMails } from '#/backend/app/send-mails.ts';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { enrolments } from '#/backend/db/schema/enrolment.ts';
import { followOffers } from '#/backend/modules/enrolment/follow-offers.ts';
import { expireDueInvitations } from '#/backend/modules/seats/pass-seat-on.ts';
import { declarationText } from '#/domain/enrolment/enrolment-declaration.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon, type OfferInsert } from '../../support/catalogue-data.ts';
import { bodyOf, Buyer } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';
import { apply, enrolmentOf, freeTerms, tryApply, tryGiveUp, tryTakeSeat } from './applicant.ts';

const backend = withBackend({ clock: noon });
const visitor = new ApiClient(() => backend.current.url);
const hour = 3_600_000;
let ana: Buyer;
let beto: Buyer;
let caio: Buyer;
let nextOffer = 100;

beforeAll(async () => {
  const { db, url } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  await addCourse(db, { id_produto: 2, titulo: 'Gestão', gestao_desempenho: true });
  ana = await Buyer.register(url);
  beto = await Buyer.register(url);
  caio = await Buyer.register(url);
});

// Enrolments of one account are counted.
beforeEach(async () => {
  await backend.current.db.delete(enrolments);
});

async function freeOffer(offer: Partial<OfferInsert> = {}): Promise<number> {
  const id_oferta = nextOffer++;
  await addOffer(backend.current.db, {
    id_produto: 1,
    id_oferta,
    ...freeTerms,
    vagas_total: 1,
    vagas_disponiveis: 1,
    ...offer,
  });
  return id_oferta;
}

const businessNow = () => backend.current.services.clock();
const refusal = ({ status, body }: { status: number; body: object }) => [
  status,
  'codigo' in body ? body.codigo : undefined,
];

async function mailsTo(email: string): Promise<{ assunto: string; texto: string }[]> {
  await sendMails(backend.current.services);
  const { body } =
    await visitor.get<{ id: number; para: string; assunto: string }[]>('/api/caixa-de-entrada');
  const mine = body.filter(({ para }) => para === email);
  return Promise.all(
    mine.map(
      async ({ id }) =>
        (await visitor.get<{ assunto: string; texto: string }>(`/api/caixa-de-entrada/${id}`)).body,
    ),
  );
}

const guardian = {
  nome: 'Carla Souza',
  cpf: '111.444.777-35',
  telefone: '(48) 99123-0002',
  email: 'carla@exemplo.com.br',
  parentesco: 'MAE' as const,
};

describe('POST /api/inscricao', () => {
  it('enrols at once with a seat, a protocol number and a mail (ENROLMENT-1, ENROLMENT-3, ENROLMENT-9)', async () => {
    const offer = await freeOffer();
    const enrolment = await apply(ana, offer);
    expect(enrolment).toMatchObject({
      estado: 'MATRICULADA',
      posicao: null,
      responsavel: null,
      pode_desistir: true,
      aluno: { nome: ana.student.nome },
      historico: [{ estado: 'INSCRITA' }, { estado: 'MATRICULADA' }],
    });
    expect(enrolment.protocolo).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await freeSeats(backend.current.db, offer)).toBe(0);
    const mails = await mailsTo(ana.student.email);
    expect(mails.some(({ texto }) => texto.includes(`Protocolo: ${enrolment.protocolo}`))).toBe(true);
  });

  it('answers the enrolment there is, however often and at once it is asked for (ENROLMENT-7)', async () => {
    const offer = await freeOffer({ vagas_total: 5, vagas_disponiveis: 5 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => tryApply(ana, offer)));
    expect(new Set(answers.map(({ body }) => body.protocolo)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await freeSeats(backend.current.db, offer)).toBe(4);
  });

  it('is kept from no one by a stranger who named their CPF, who learns nothing of theirs (ENROLMENT-7)', async () => {
    const offer = await freeOffer({ vagas_total: 5, vagas_disponiveis: 5 });
    const named = await tryApply(beto, offer, { aluno: { cpf: ana.student.cpf } });
    const own = await apply(ana, offer);
    expect(own.estado).toBe('MATRICULADA');
    const { aluno: other } = await apply(caio, offer, { aluno: { cpf: ana.student.cpf } });
    expect([named.status, other.cpf]).toEqual([201, ana.student.cpf]);
    expect(Object.keys(named.body)).toEqual(Object.keys(own));
    expect(await freeSeats(backend.current.db, offer)).toBe(2);
    bodyOf(await tryGiveUp(beto, named.body.protocolo));
    expect((await enrolmentOf(ana, offer))?.estado).toBe('MATRICULADA');
  });

  it('is not for what is sold, given as a grant, sold elsewhere or over', async () => {
    const closed: Partial<OfferInsert>[] = [
      { tipo_oferta: 'PAGO', preco_original_centavos: 100 },
      { id_produto: 2 },
      { situacao: 'cancelada' },
      { situacao: 'encerrada' },
      { inscricoes_ate: '2026-01-01' },
    ];
    for (const offer of closed) {
      expect(refusal(await tryApply(ana, await freeOffer(offer)))).toEqual([409, 'TURMA_FECHADA']);
    }
    expect(refusal(await tryApply(ana, 999_999))).toEqual([404, 'TURMA_NAO_ENCONTRADA']);
  });

  it('asks for the age that the offer asks for, on its first day (ENROLMENT-5)', async () => {
    const offer = await freeOffer({ idade_minima: 18 });
    const young = await tryApply(ana, offer, { aluno: { nascimento: '2009-12-02' } });
    expect(refusal(young)).toEqual([422, 'IDADE_MINIMA']);
    expect(young.body).toHaveProperty(['campos', 'aluno.nascimento']);
  });

  it('keeps what was declared by version and hash, and asks again when it changed (ENROLMENT-6)', async () => {
    const offer = await freeOffer();
    expect(refusal(await tryApply(ana, offer, { declaracao: '2020-01' }))).toEqual([409, 'DECLARACAO_MUDOU']);
    const { protocolo } = await apply(ana, offer);
    const { db } = backend.current;
    const [row] = await db.select().from(enrolments).where(eq(enrolments.protocolo, protocolo));
    const text = new TextEncoder().encode(declarationText({ isMinor: false }));
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', text)).toString('hex');
    expect(row!.declaracao_sha256).toBe(digest);
  });

  it('needs a guardian for a person who is under 18, another person, who gets a mail (ENROLMENT-8)', async () => {
    const offer = await freeOffer();
    const aluno = { nascimento: '2010-05-01' };
    expect(refusal(await tryApply(ana, offer, { aluno }))).toEqual([422, 'RESPONSAVEL_NECESSARIO']);
    const self = { ...guardian, cpf: ana.student.cpf };
    expect(refusal(await tryApply(ana, offer, { aluno, responsavel: self }))).toEqual([
      422,
      'RESPONSAVEL_INVALIDO',
    ]);
    const { protocolo, responsavel } = await apply(ana, offer, { aluno, responsavel: guardian });
    expect(responsavel?.nome).toBe('Carla Souza');
    expect((await mailsTo(guardian.email)).some(({ texto }) => texto.includes(protocolo))).toBe(true);
  });

  it('takes 10 live enrolments an account (ENROLMENT-7)', async () => {
    for (let count = 0; count < 10; count++) await apply(caio, await freeOffer());
    expect(refusal(await tryApply(caio, await freeOffer()))).toEqual([409, 'MUITAS_INSCRICOES']);
  });

  it('is not for the contact centre, and shows no one the enrolment of another person', async () => {
    const { protocolo } = await apply(ana, await freeOffer());
    for (const act of [tryGiveUp, tryTakeSeat]) {
      const foreign = await act(beto, protocolo);
      expect(refusal(foreign)).toEqual([404, 'INSCRICAO_NAO_ENCONTRADA']);
      expect(refusal(await act(beto, 'AAAA-AAAA-AAAA'))).toEqual(refusal(foreign));
    }
  });
});

describe('the waiting list of a free offer', () => {
  async function full() {
    const offer = await freeOffer();
    const first = await apply(ana, offer);
    const second = await apply(beto, offer);
    const third = await apply(caio, offer);
    return { offer, first, second, third };
  }

  it('takes who finds no seat, with place and length (ENROLMENT-4, ENROLMENT-11)', async () => {
    const { second, third } = await full();
    expect(second).toMatchObject({ estado: 'LISTA_ESPERA', posicao: 1, na_fila: 1 });
    expect(third).toMatchObject({ estado: 'LISTA_ESPERA', posicao: 2, na_fila: 2 });
  });

  it('tells the odds: seats that no one decided on, and those that were offered (SEAT-9)', async () => {
    const { offer, first, second } = await full();
    const chances = async () => (await enrolmentOf(caio, offer))?.chances;
    const none = { vagas_oferecidas: 0, vagas_sem_pagamento: 0, vagas_em_analise: 0, vagas_guardadas: 0 };
    expect(await chances()).toEqual(none);
    await tryGiveUp(ana, first.protocolo);
    expect(await chances()).toEqual({ ...none, vagas_oferecidas: 1, vagas_guardadas: 1 });
    await tryTakeSeat(beto, second.protocolo);
    expect(await chances()).toEqual({ ...none, vagas_oferecidas: 1 });
    expect((await enrolmentOf(beto, offer))?.chances).toBeNull();
    await backend.current.db
      .update(enrolments)
      .set({ estado: 'INSCRITA' })
      .where(eq(enrolments.protocolo, second.protocolo));
    expect(await chances()).toEqual({ ...none, vagas_oferecidas: 1, vagas_em_analise: 1 });
  });

  it('keeps a seat that is given up for the first, who takes it (ENROLMENT-10, ENROLMENT-11)', async () => {
    const { offer, first, second, third } = await full();
    expect(refusal(await tryTakeSeat(beto, second.protocolo))).toEqual([409, 'SEM_VAGA_GUARDADA']);
    expect(bodyOf(await tryGiveUp(ana, first.protocolo)).estado).toBe('DESISTENTE');
    expect(bodyOf(await tryGiveUp(ana, first.protocolo)).estado).toBe('DESISTENTE');
    const invited = await enrolmentOf(beto, offer);
    expect(invited?.convite_expira_em).toBe(new Date(businessNow().getTime() + 24 * hour).toISOString());
    expect(refusal(await tryTakeSeat(caio, third.protocolo))).toEqual([409, 'SEM_VAGA_GUARDADA']);
    const mails = await mailsTo(beto.student.email);
    expect(mails.some(({ assunto }) => assunto === 'Abriu uma vaga para você')).toBe(true);
    expect(bodyOf(await tryTakeSeat(beto, second.protocolo)).estado).toBe('MATRICULADA');
    expect(bodyOf(await tryTakeSeat(beto, second.protocolo)).estado).toBe('MATRICULADA');
    expect(await enrolmentOf(caio, offer)).toMatchObject({ posicao: 1, estado: 'LISTA_ESPERA' });
    expect(await freeSeats(backend.current.db, offer)).toBe(0);
  });

  it('passes on what no one took in 24 hours, and ends that enrolment (ENROLMENT-11)', async () => {
    const { offer, first, second } = await full();
    await tryGiveUp(ana, first.protocolo);
    backend.current.moveBusinessClock(24 * hour);
    expect(refusal(await tryTakeSeat(beto, second.protocolo))).toEqual([409, 'SEM_VAGA_GUARDADA']);
    expect((await enrolmentOf(beto, offer))?.estado).toBe('DESISTENTE');
    await expireDueInvitations(backend.current.db, businessNow());
    expect((await enrolmentOf(caio, offer))?.convite_expira_em).not.toBeNull();
    await followOffers(backend.current.db, businessNow());
    expect((await enrolmentOf(beto, offer))?.historico.at(-1)?.estado).toBe('DESISTENTE');
    // Again, at the end of the list.
    const again = await apply(beto, offer);
    expect([again.protocolo === second.protocolo, again.estado]).toEqual([false, 'LISTA_ESPERA']);
  });

  it('counts the seats of a person who gives up while waiting, or with a seat kept', async () => {
    const { offer, first, second, third } = await full();
    await tryGiveUp(caio, third.protocolo);
    await tryGiveUp(ana, first.protocolo);
    await tryGiveUp(beto, second.protocolo);
    expect(await freeSeats(backend.current.db, offer)).toBe(1);
    expect((await apply(caio, offer)).estado).toBe('MATRICULADA');
  });

  it('is left by leaving the list, too', async () => {
    const { offer, second } = await full();
    await beto.client.delete(`/api/oferta/${offer}/lista-espera`);
    expect((await enrolmentOf(beto, offer))?.estado).toBe('DESISTENTE');
    await followOffers(backend.current.db, businessNow());
    expect(refusal(await tryGiveUp(beto, second.protocolo))).toEqual([200, undefined]);
  });
});

describe('after the enrolment', () => {
  it('no one gives up here once lessons have begun (ENROLMENT-10)', async () => {
    const offer = await freeOffer();
    const { protocolo } = await apply(ana, offer);
    const { db } = backend.current;
    await db.update(offers).set({ data_inicio: '2026-01-01' }).where(eq(offers.id_oferta, offer));
    expect((await enrolmentOf(ana, offer))?.pode_desistir).toBe(false);
    expect(refusal(await tryGiveUp(ana, protocolo))).toEqual([409, 'INSCRICAO_NAO_CANCELAVEL']);
  });

  it('ends with an offer that is cancelled, and says why (ENROLMENT-9)', async () => {
    const offer = await freeOffer();
    await apply(ana, offer);
    await apply(beto, offer);
    const { db } = backend.current;
    await db.update(offers).set({ situacao: 'cancelada' }).where(eq(offers.id_oferta, offer));
    await followOffers(db, businessNow());
    for (const who of [ana, beto]) {
      expect(await enrolmentOf(who, offer)).toMatchObject({
        estado: 'INDEFERIDA',
        motivo: 'A turma foi cancelada.',
        pode_desistir: false,
      });
    }
    const mails = await mailsTo(ana.student.email);
    expect(mails.some(({ texto }) => texto.includes('Motivo: A turma foi cancelada.'))).toBe(true);
  });

  it('is known to the course page, and lets write a review (COURSE-11)', async () => {
    const offer = await freeOffer({ data_inicio: '2026-01-01' });
    await apply(ana, offer);
    const { body } = await ana.client.get<{ inscricoes: unknown[]; pode_opinar: boolean }>(
      '/api/produto/1/minha-participacao',
    );
    expect(body.inscricoes).toEqual([{ estado: 'MATRICULADA', id_oferta: offer, tem_convite: false }]);
    expect(body.pode_opinar).toBe(true);
  });

  it('is exported and, with the account, erased: the seat goes on (ACCOUNT-4, ACCOUNT-5)', async () => {
    const offer = await freeOffer();
    const dora = await Buyer.register(backend.current.url);
    const { protocolo } = await apply(dora, offer);
    const data = await dora.client.get<{ inscricoes: { protocolo: string }[] }>('/api/meus-dados');
    expect(data.body.inscricoes.map((row) => row.protocolo)).toEqual([protocolo]);
    const waiting = await apply(beto, offer);
    const erased = await dora.client.delete('/api/minha-conta', { body: { senha: dora.password } });
    expect(erased.status).toBeLessThan(300);
    const { db } = backend.current;
    expect(await db.select().from(enrolments).where(eq(enrolments.protocolo, protocolo))).toEqual([]);
    expect((await enrolmentOf(beto, offer))?.convite_expira_em).not.toBeNull();
    expect(waiting.estado).toBe('LISTA_ESPERA');
  });

  it('keeps who has studied when the account goes, without contact data (ACCOUNT-5)', async () => {
    const offer = await freeOffer();
    const dora = await Buyer.register(backend.current.url);
    const { protocolo } = await apply(dora, offer);
    const { db } = backend.current;
    await db.update(offers).set({ data_inicio: '2026-01-01' }).where(eq(offers.id_oferta, offer));
    await dora.client.delete('/api/minha-conta', { body: { senha: dora.password } });
    const [row] = await db.select().from(enrolments).where(eq(enrolments.protocolo, protocolo));
    expect(row).toMatchObject({
      estado: 'MATRICULADA',
      aluno: { nome: dora.student.nome, telefone: '', email: '', nascimento: '' },
    });
  });
});
