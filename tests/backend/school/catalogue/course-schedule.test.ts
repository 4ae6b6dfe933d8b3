import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { courses, offers } from '#/backend/db/schema/catalogue.ts';
import { auditLog } from '#/backend/db/schema/identity.ts';
import { runSchedule } from '#/backend/modules/course-desk/schedule/run-schedule.ts';
import type { CourseSchedule } from '#/contract/catalogue/course-schedule.ts';
import { withBackend } from '../../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon, type OfferInsert } from '../../../support/catalogue-data.ts';
import { loginIdOf, registerStaff } from '../../assisted/desk.ts';
import { bodyOf, Buyer } from '../../checkout/buyer.ts';

const backend = withBackend({ clock: noon });
let admin: Buyer;
let nextCourse = 1;
let nextOffer = 1;

beforeAll(async () => {
  await addTaxonomy(backend.current.db);
  admin = await registerStaff(backend.current, 'ADMIN');
});

const change = {
  tipo: 'PUBLICAR',
  id_oferta: null as number | null,
  dia: '2027-03-01',
  hora: '08:00',
  preco_original: null as number | null,
  preco_promocional: null as number | null,
};
/** 8:00 of Brasília. */
const itsHour = new Date('2027-03-01T11:00:00Z');
const price = { ...change, tipo: 'PRECO', preco_original: 900, preco_promocional: 750.5 };

async function course(row: Partial<typeof courses.$inferInsert> = {}): Promise<number> {
  const id_produto = nextCourse++;
  await addCourse(backend.current.db, { id_produto, titulo: `Soldador ${id_produto}`, ...row });
  return id_produto;
}

async function offerOf(id_produto: number, row: Partial<OfferInsert> = {}): Promise<number> {
  const id_oferta = nextOffer++;
  const days = { inscricoes_ate: '2027-06-10', data_inicio: '2027-07-01', data_fim: '2027-12-01' };
  await addOffer(backend.current.db, { id_produto, id_oferta, ...days, idade_minima: null, ...row });
  return id_oferta;
}

const schedule = (id: number, mudanca: object) =>
  admin.client.post<{ id: number; codigo?: string }>(`/api/gestao/cursos/${id}/agenda`, { mudanca });
const scheduled = async (id: number, mudanca: object) => bodyOf(await schedule(id, mudanca)).id;
const cancel = (id: number, mudanca: number) =>
  admin.client.post<{ codigo?: string }>(`/api/gestao/cursos/${id}/agenda/${mudanca}/cancelar`, {});
const read = async (id: number) =>
  bodyOf(await admin.client.get<CourseSchedule>(`/api/gestao/cursos/${id}/agenda`));
const run = (at: Date) => runSchedule(backend.current.db, at);
const before = (at: Date) => new Date(at.getTime() - 1);

async function courseRow(id: number) {
  const [row] = await backend.current.db.select().from(courses).where(eq(courses.id_produto, id));
  return row!;
}

async function offerPrices(id: number) {
  const [row] = await backend.current.db.select().from(offers).where(eq(offers.id_oferta, id));
  return [row!.preco_original_centavos, row!.preco_promocional_centavos];
}

const actsOf = (objeto: string) =>
  backend.current.db
    .select({ acao: auditLog.acao, id_login: auditLog.id_login, dados: auditLog.dados })
    .from(auditLog)
    .where(eq(auditLog.objeto, objeto))
    .orderBy(asc(auditLog.id));

test('a course enters the shop at its hour and not before, once, in the name of who scheduled it', async () => {
  const id = await course({ publicado: false });
  const other = await course({ publicado: false });
  await scheduled(id, change);
  await run(before(itsHour));
  expect((await courseRow(id)).publicado).toBe(false);
  // Two instances at once.
  await Promise.all([run(itsHour), run(itsHour)]);
  await run(itsHour);
  expect([(await courseRow(id)).publicado, (await courseRow(other)).publicado]).toEqual([true, false]);
  const id_login = await loginIdOf(backend.current.db, admin);
  expect((await actsOf(`curso ${id}`)).map(({ acao, ...act }) => [acao, act.id_login])).toEqual([
    ['MARCOU_MUDANCA', id_login],
    ['PUBLICOU_CURSO', id_login],
  ]);
  expect((await read(id)).mudancas).toMatchObject([{ tipo: 'PUBLICAR', situacao: 'FEITO', motivo: null }]);
});

test('a price reaches the course and its open paid offers; who is buying keeps theirs', async () => {
  const id = await course();
  const open = await offerOf(id);
  const [free, cancelled, elsewhere] = [
    await offerOf(id, { tipo_oferta: 'GRATUITO', preco_original_centavos: 0 }),
    await offerOf(id, { situacao: 'cancelada' }),
    await offerOf(await course()),
  ];
  const untouched = await Promise.all([free, cancelled, elsewhere].map(offerPrices));
  const buyer = await Buyer.register(backend.current.url);
  const { codigo, total } = await buyer.buy(open);
  await scheduled(id, price);
  expect((await read(id)).mantem).toEqual({ compras: 1, links: 0 });
  const { versao } = await courseRow(id);
  await run(itsHour);
  expect(await courseRow(id)).toMatchObject({
    preco_original_centavos: 90_000,
    preco_promocional_centavos: 75_050,
    versao: versao + 1,
  });
  expect(await offerPrices(open)).toEqual([90_000, 75_050]);
  expect(await Promise.all([free, cancelled, elsewhere].map(offerPrices))).toEqual(untouched);
  expect((await buyer.purchase(codigo)).total).toBe(total);
  expect((await actsOf(`turma ${open}`)).at(-1)).toMatchObject({
    acao: 'ALTEROU_TURMA',
    dados: { depois: { preco_original_centavos: 90_000, preco_promocional_centavos: 75_050 } },
  });

  await scheduled(id, { ...change, tipo: 'FIM_PROMOCAO', dia: '2027-03-02' });
  await run(new Date(itsHour.getTime() + 86_400_000));
  expect(await offerPrices(open)).toEqual([90_000, null]);
  expect((await courseRow(id)).preco_promocional_centavos).toBeNull();
});

test('the price of one offer leaves its course and the other offers alone', async () => {
  const id = await course();
  const [one, other] = [await offerOf(id), await offerOf(id)];
  const [untouched, { versao }] = [await offerPrices(other), await courseRow(id)];
  await scheduled(id, { ...price, id_oferta: one });
  await run(itsHour);
  expect(await offerPrices(one)).toEqual([90_000, 75_050]);
  expect(await offerPrices(other)).toEqual(untouched);
  expect((await courseRow(id)).versao).toBe(versao);
});

test('what is no longer possible at its hour is refused with its reason, and the next goes on', async () => {
  const id = await course();
  const offer = await offerOf(id);
  await scheduled(id, { ...price, id_oferta: offer });
  await scheduled(id, { ...change, tipo: 'TIRAR', hora: '08:01' });
  await backend.current.db.update(offers).set({ situacao: 'cancelada' }).where(eq(offers.id_oferta, offer));
  await run(new Date(itsHour.getTime() + 60_000));
  expect((await read(id)).mudancas).toMatchObject([
    { tipo: 'TIRAR', situacao: 'FEITO' },
    { tipo: 'PRECO', situacao: 'RECUSADO', motivo: 'A turma não recebe mais inscrições.' },
  ]);
  expect((await courseRow(id)).publicado).toBe(false);
});

test('a cancelled change never happens; one that happened is not cancelled, nor one of another course', async () => {
  const id = await course({ publicado: false });
  const made = await scheduled(id, change);
  expect((await cancel(await course(), made)).body.codigo).toBe('MUDANCA_NAO_ENCONTRADA');
  expect((await cancel(id, made)).status).toBe(200);
  expect((await cancel(id, made)).status).toBe(200);
  await run(itsHour);
  expect((await courseRow(id)).publicado).toBe(false);
  const second = await scheduled(id, change);
  await run(itsHour);
  expect((await cancel(id, second)).body.codigo).toBe('MUDANCA_TERMINADA');
  expect((await courseRow(id)).publicado).toBe(true);
});

test('an hour that is past, taken or far away, and a price of what is free, are refused', async () => {
  const id = await course();
  const free = await course({ gratuito: true, preco_original_centavos: 0 });
  const freeOffer = await offerOf(id, { tipo_oferta: 'GRATUITO', preco_original_centavos: 0 });
  const codeOf = async (courseId: number, mudanca: object) => (await schedule(courseId, mudanca)).body.codigo;
  const now = noon();
  const clock = (at: Date) =>
    new Intl.DateTimeFormat('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'America/Sao_Paulo',
    })
      .format(at)
      .split(' ');
  const [dia, hora] = clock(now);
  expect(await codeOf(id, { ...change, dia, hora })).toBe('HORA_PASSADA');
  const [nextDay, nextMinute] = clock(new Date(now.getTime() + 60_000));
  expect(await codeOf(id, { ...change, dia: nextDay, hora: nextMinute })).toBeUndefined();
  expect(await codeOf(id, { ...change, dia: '2029-12-01' })).toBe('HORA_DISTANTE');
  expect(await codeOf(id, change)).toBeUndefined();
  expect(await codeOf(id, { ...change, tipo: 'TIRAR' })).toBe('HORA_OCUPADA');
  expect(await codeOf(id, price)).toBeUndefined();
  expect(await codeOf(free, price)).toBe('CURSO_GRATUITO');
  expect(await codeOf(id, { ...price, id_oferta: freeOffer })).toBe('TURMA_NAO_ENCONTRADA');
  expect(await codeOf(await course(), { ...price, id_oferta: await offerOf(id) })).toBe(
    'TURMA_NAO_ENCONTRADA',
  );
  expect(await codeOf(id, { ...price, preco_promocional: 900 })).toBe('DADOS_INVALIDOS');
});
