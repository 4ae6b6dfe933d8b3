import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { enrolmentDocuments, enrolments } from '#/backend/db/schema/enrolment.ts';
import { outbox, persons } from '#/backend/db/schema/identity.ts';
import {
  endWithoutDocuments,
  remindOfDocuments,
} from '#/backend/modules/enrolment/document/follow-deadlines.ts';
import type { Enrolment } from '#/contract/enrolment/enrolment.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { samplePdf } from '../../support/documents/sample-documents.ts';
import { registerStaff } from '../assisted/desk.ts';
import { bodyOf, Buyer } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';
import { apply, enrolmentOf, tryTakeSeat } from './applicant.ts';

const backend = withBackend({ clock: noon });
const day = 86_400_000;
let ana: Buyer;
let beto: Buyer;
let nextOffer = 100;
let start: Date;

beforeAll(async () => {
  const { db, url } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  ana = await Buyer.register(url);
  beto = await Buyer.register(url);
});

beforeEach(async () => {
  await backend.current.db.execute(sql`DELETE FROM rate_limits`);
  await backend.current.db.delete(enrolments);
  await backend.current.db.delete(outbox);
  start = backend.current.services.clock();
});

async function checkingOffer(data_inicio = '2027-12-01'): Promise<number> {
  const id_oferta = nextOffer++;
  await addOffer(backend.current.db, {
    id_produto: 1,
    id_oferta,
    tipo_oferta: 'GRATUITO',
    preco_original_centavos: 0,
    preco_promocional_centavos: null,
    inscricoes_ate: data_inicio,
    data_inicio,
    data_fim: '2028-03-01',
    vagas_total: 1,
    vagas_disponiveis: 1,
    documentos: ['Documento de identidade', 'Contrato de aprendizagem'],
    confere_documentos: true,
  });
  return id_oferta;
}

/** So many days after the beginning of the test. */
const later = (days: number) => new Date(start.getTime() + days * day);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const send = async (who: Buyer, protocolo: string, tipo = 'Documento de identidade') =>
  bodyOf(
    await who.client.post<Enrolment>(`/api/inscricao/${protocolo}/documento`, {
      tipo,
      nome: 'rg.pdf',
      // Another file for each kind: the same one again counts once.
      conteudo: samplePdf(`/Title (${tipo})`).toString('base64'),
    }),
    201,
  );

const mailsTo = async ({ student: { email } }: Buyer) =>
  (
    await backend.current.db.select({ tipo: outbox.tipo }).from(outbox).where(eq(outbox.destinatario, email))
  ).map(({ tipo }) => tipo);

async function jobsOn(now: Date) {
  await remindOfDocuments(backend.current.db, now);
  await endWithoutDocuments(backend.current.db, now);
}

it('a free offer may look at documents before the seat is final (ENROLMENT-13, ENROLMENT-18)', async () => {
  const offer = await checkingOffer();
  const asked = await apply(ana, offer);
  expect(asked).toMatchObject({
    estado: 'INSCRITA',
    renda: null,
    documentos_aceitos: ['Documento de identidade', 'Contrato de aprendizagem', 'Outro documento'],
    documentos_ate: dayOf(later(7)),
  });
  expect(await freeSeats(backend.current.db, offer)).toBe(0);
  expect(await mailsTo(ana)).toContain('inscricao-recebida');
  await send(ana, asked.protocolo);
  const supervisor = await registerStaff(backend.current, 'SUPERVISOR');
  const { itens } = bodyOf(await supervisor.client.get<{ itens: Enrolment[] }>('/api/inscricoes-a-decidir'));
  expect(itens).toMatchObject([{ protocolo: asked.protocolo, documentos: [{ situacao: 'RECEBIDO' }] }]);
  bodyOf(await supervisor.client.post(`/api/inscricao/${asked.protocolo}/decisao`, { decisao: 'DEFERIDA' }));
  expect(await enrolmentOf(ana, offer)).toMatchObject({ estado: 'MATRICULADA', documentos_ate: null });
});

it('who sends nothing is reminded once and ends after the last day, and the seat passes on (ENROLMENT-19)', async () => {
  const offer = await checkingOffer();
  await apply(ana, offer);
  const waiting = await apply(beto, offer);
  await jobsOn(later(4));
  expect(await mailsTo(ana)).not.toContain('inscricao-documentos-lembrete');
  for (const days of [5, 6, 7]) await jobsOn(later(days));
  const reminders = (await mailsTo(ana)).filter((tipo) => tipo === 'inscricao-documentos-lembrete');
  expect(reminders).toHaveLength(1);
  expect((await enrolmentOf(ana, offer))!.estado).toBe('INSCRITA');

  const { db, moveBusinessClock } = backend.current;
  await Promise.all([endWithoutDocuments(db, later(8)), endWithoutDocuments(db, later(8))]);
  expect(await enrolmentOf(ana, offer)).toMatchObject({
    estado: 'INDEFERIDA',
    motivo: `Os documentos não chegaram até ${formatDay(dayOf(later(7)))}.`,
  });
  expect((await mailsTo(ana)).filter((tipo) => tipo === 'inscricao-indeferida')).toHaveLength(1);
  moveBusinessClock(8 * day);
  const taken = bodyOf(await tryTakeSeat(beto, waiting.protocolo));
  // Their own week begins with the seat.
  expect(taken).toMatchObject({ estado: 'INSCRITA', documentos_ate: dayOf(later(15)) });
});

it('who has handed anything in is left to the team, and takes nothing back after the last day (ENROLMENT-19)', async () => {
  const offer = await checkingOffer();
  const { protocolo } = await apply(ana, offer);
  const { documentos } = await send(ana, protocolo);
  for (const days of [4, 5, 6, 30]) await jobsOn(later(days));
  // One document is missing: they are reminded of it once, and no machine ends what people can look at.
  expect(await mailsTo(ana)).toEqual(['inscricao-recebida', 'inscricao-documentos-lembrete']);
  expect((await enrolmentOf(ana, offer))!.estado).toBe('INSCRITA');
  const path = `/api/inscricao/${protocolo}/documento/${documentos[0]!.id}`;
  backend.current.moveBusinessClock(8 * day);
  expect((await ana.client.delete(path)).body).toMatchObject({ codigo: 'PRAZO_DOS_DOCUMENTOS_ENCERRADO' });
  await backend.current.db.update(enrolmentDocuments).set({ situacao: 'INFECTADO', conteudo: null });
  await jobsOn(later(30));
  expect((await enrolmentOf(ana, offer))!.estado).toBe('INDEFERIDA');
});

it('the last day comes before the offer, and never at once (ENROLMENT-19)', async () => {
  const soon = await apply(ana, await checkingOffer(dayOf(later(4))));
  expect(soon.documentos_ate).toBe(dayOf(later(3)));
  const tomorrow = await apply(ana, await checkingOffer(dayOf(later(1))));
  expect(tomorrow.documentos_ate).toBe(dayOf(later(1)));
});

it('who has handed in all that the offer asks for is reminded of nothing (ENROLMENT-19)', async () => {
  const { protocolo } = await apply(ana, await checkingOffer());
  await send(ana, protocolo);
  await send(ana, protocolo, 'Contrato de aprendizagem');
  for (const days of [5, 6, 7, 8]) await jobsOn(later(days));
  expect(await mailsTo(ana)).toEqual(['inscricao-recebida']);
});

it('more than fit a portion are reminded in one run, past those who lack nothing (ENROLMENT-19)', async () => {
  const { db } = backend.current;
  const offer = await checkingOffer();
  const { protocolo } = await apply(ana, offer);
  await send(ana, protocolo);
  await send(ana, protocolo, 'Contrato de aprendizagem');
  const [model] = await db.select().from(enrolments).where(eq(enrolments.protocolo, protocolo));
  const people = Array.from({ length: 101 }, (_, number) => `${number}`.padStart(3, '0'));
  const added = await db
    .insert(persons)
    .values(people.map((number) => ({ nome: `Aluno ${number}`, criado_em: start })))
    .returning({ id_pessoa: persons.id_pessoa });
  await db.insert(enrolments).values(
    people.map((number, index) => ({
      ...model!,
      ...added[index]!,
      protocolo: `TODO-TODO-T${number}`,
      cpf: `00000000${number}`,
    })),
  );
  await db.delete(outbox);
  await remindOfDocuments(db, later(6));
  expect(await db.$count(outbox, eq(outbox.tipo, 'inscricao-documentos-lembrete'))).toBe(101);
  await remindOfDocuments(db, later(6));
  expect(await db.$count(outbox)).toBe(101);
});
