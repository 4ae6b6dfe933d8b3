import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '#/backend/db/database.ts';
import { persons } from '#/backend/db/schema/identity.ts';
import { purchases, waitingList } from '#/backend/db/schema/purchasing.ts';
import { ensureTerms } from '#/backend/modules/orders/terms/ensure-terms.ts';
import { createPurchase } from '#/backend/modules/checkout/create-purchase.ts';
import { expireDueHolds } from '#/backend/modules/charges/end-hold.ts';
import { expireDueInvitations, handOutFreeSeats } from '#/backend/modules/seats/pass-seat-on.ts';
import { deleteLapsed, lockOffer } from '#/backend/modules/seats/waiting-list-repository.ts';
import { freeSeats as giveSeatsBack } from '#/backend/modules/seats/seat-repository.ts';
import { holdSeatOrWait, joinWaitingList, leaveWaitingList } from '#/backend/modules/seats/waiting-place.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { paymentsAt } from '../../support/backend/payments-at.ts';
import { freeSeats } from '../checkout/seats.ts';
import { someoneWaitsForARow } from '../identity/support/row-locks.ts';

const database = withDatabase();
let pool: OpenDatabase;
const seats = 5;
const minute = 60_000;
const later = (minutes: number) => new Date(noon().getTime() + minutes * minute);
let nextOffer = 1;

beforeAll(async () => {
  await addTaxonomy(database.db);
  await addCourse(database.db, { id_produto: 1, titulo: 'Soldador' });
  await ensureTerms(database.db);
  pool = await openDatabase({ databaseUrl: database.databaseUrl!, maxConnections: 30 });
});

afterAll(() => pool.close());

async function soldOutOffer(): Promise<number> {
  const id_oferta = nextOffer++;
  await addOffer(database.db, { id_produto: 1, id_oferta, vagas_total: seats, vagas_disponiveis: seats });
  const holders = await addPersons(seats);
  for (const personId of holders) await buy(personId, id_oferta, noon());
  return id_oferta;
}

async function addPersons(count: number): Promise<number[]> {
  const rows = Array.from({ length: count }, (_, index) => ({ nome: `Pessoa ${index}`, criado_em: noon() }));
  const added = await database.db.insert(persons).values(rows).returning({ id: persons.id_pessoa });
  return added.map(({ id }) => id);
}

const aluno = {
  nome: 'Ana Souza',
  cpf: '529.982.247-25',
  nascimento: '1990-01-01',
  telefone: '(47) 99999-1234',
  email: 'ana@exemplo.com.br',
};

const buy = (personId: number, offerId: number, now: Date) =>
  createPurchase(pool.db, paymentsAt(now), { personId, ip: null, key: randomUUID(), offerId, aluno });

const settle = (acts: Promise<unknown>[]) => Promise.allSettled(acts);
const done = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

async function invitedOf(offer: number) {
  const rows = await database.db
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.id_oferta, offer), isNotNull(waitingList.convite_expira_em)))
    .orderBy(waitingList.id);
  return rows.map(({ id_pessoa }) => id_pessoa);
}

async function heldSeats(offer: number): Promise<number> {
  const rows = await database.db
    .select()
    .from(purchases)
    .where(and(eq(purchases.id_oferta, offer), inArray(purchases.estado, ['AGUARDANDO_ACEITE'])));
  return rows.length;
}

async function expectAllSeats(offer: number): Promise<void> {
  const free = (await freeSeats(database.db, offer)) ?? 0;
  expect((await heldSeats(offer)) + (await invitedOf(offer)).length + free).toBe(seats);
}

it('seats that expire at once go to the first who wait, anyone who else wants them', async () => {
  const offer = await soldOutOffer();
  const people = await addPersons(20);
  for (const personId of people) await joinWaitingList(pool.db, noon(), personId, offer);
  const strangers = await addPersons(40);
  const outcomes = await settle([
    ...Array.from({ length: 4 }, () => expireDueHolds(pool.db, paymentsAt(later(31)), { offerId: offer })),
    ...strangers.map((personId) => buy(personId, offer, later(31))),
  ]);
  await expireDueHolds(pool.db, paymentsAt(later(31)), { offerId: offer });
  expect(done(outcomes.slice(4))).toBe(0);
  expect(await invitedOf(offer)).toEqual(people.slice(0, seats));
  await expectAllSeats(offer);
}, 180_000);

it('an invitation is used once, or lapses once, and its seat is never sold twice', async () => {
  const offer = await soldOutOffer();
  const people = await addPersons(10);
  for (const personId of people) await joinWaitingList(pool.db, noon(), personId, offer);
  await expireDueHolds(pool.db, paymentsAt(later(31)), { offerId: offer });
  const lastMinute = later(31 + 24 * 60 - 1);
  const tooLate = later(31 + 24 * 60);
  await settle([
    ...people
      .slice(0, seats)
      .flatMap((personId) => [
        buy(personId, offer, lastMinute),
        buy(personId, offer, lastMinute),
        leaveWaitingList(pool.db, lastMinute, personId, offer),
      ]),
    ...Array.from({ length: 3 }, () => expireDueInvitations(pool.db, tooLate, offer)),
    ...Array.from({ length: 3 }, () => handOutFreeSeats(pool.db, lastMinute)),
  ]);
  await expectAllSeats(offer);
}, 180_000);

it('people who join while seats come free are either invited or find the seat, and no seat is lost', async () => {
  const offer = await soldOutOffer();
  const people = await addPersons(30);
  await settle([
    ...people.map((personId) => joinWaitingList(pool.db, later(31), personId, offer)),
    ...Array.from({ length: 3 }, () => expireDueHolds(pool.db, paymentsAt(later(31)), { offerId: offer })),
  ]);
  await expireDueHolds(pool.db, paymentsAt(later(31)), { offerId: offer });
  await handOutFreeSeats(pool.db, later(31));
  const waiting = await database.db.select().from(waitingList).where(eq(waitingList.id_oferta, offer));
  await expectAllSeats(offer);
  if (waiting.some(({ convite_expira_em }) => convite_expira_em === null)) {
    expect(await freeSeats(database.db, offer)).toBe(0);
  }
}, 180_000);

it('leaving waits for the offer before the place, as the end of an invitation does', async () => {
  const offer = await soldOutOffer();
  const [personId] = await addPersons(1);
  await joinWaitingList(pool.db, noon(), personId!, offer);
  await expireDueHolds(pool.db, paymentsAt(later(31)), { offerId: offer });
  const invited = eq(waitingList.id_oferta, offer);
  const [place] = await database.db.select().from(waitingList).where(invited);
  let leaving: Promise<unknown> | undefined;
  await pool.db.transaction(async (tx) => {
    await lockOffer(tx, offer);
    leaving = leaveWaitingList(pool.db, later(32), personId!, offer);
    await someoneWaitsForARow(database.db);
    expect(await deleteLapsed(tx, place!.id, later(31 + 24 * 60))).toBe(true);
  });
  await leaving;
});

it('a seat that comes free while someone joins the list instead is theirs', async () => {
  const offer = await soldOutOffer();
  const [personId] = await addPersons(1);
  const wish = { personId: personId!, offerId: offer, deadlineAt: null, now: noon() };
  let held: Promise<boolean> | undefined;
  await pool.db.transaction(async (tx) => {
    await giveSeatsBack(tx, offer, 1);
    held = pool.db.transaction((other) => holdSeatOrWait(other, wish));
    await someoneWaitsForARow(database.db);
  });
  expect(await held).toBe(true);
  expect(await freeSeats(database.db, offer)).toBe(0);
});
