import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '#/backend/db/database.ts';
import { enrolments } from '#/backend/db/schema/enrolment.ts';
import { persons } from '#/backend/db/schema/identity.ts';
import { waitingList } from '#/backend/db/schema/purchasing.ts';
import { applyForOffer } from '#/backend/modules/enrolment/apply-for-offer.ts';
import { giveEnrolmentUp } from '#/backend/modules/enrolment/give-enrolment-up.ts';
import { takeReservedSeat } from '#/backend/modules/enrolment/take-reserved-seat.ts';
import { enrolmentDeclaration } from '#/domain/enrolment/enrolment-declaration.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { freeSeats } from '../checkout/seats.ts';

const database = withDatabase();
let pool: OpenDatabase;
const seats = 20;
const id_oferta = 1;

beforeAll(async () => {
  await addTaxonomy(database.db);
  await addCourse(database.db, { id_produto: 1, titulo: 'Soldador' });
  await addOffer(database.db, {
    id_produto: 1,
    id_oferta,
    tipo_oferta: 'GRATUITO',
    preco_original_centavos: 0,
    preco_promocional_centavos: null,
    vagas_total: seats,
    vagas_disponiveis: seats,
  });
  pool = await openDatabase({ databaseUrl: database.databaseUrl!, maxConnections: 30 });
});

afterAll(() => pool.close());

const apply = (personId: number) =>
  applyForOffer(pool.db, noon(), {
    personId,
    offerId: id_oferta,
    aluno: {
      nome: 'Ana Souza',
      cpf: String(personId).padStart(11, '0'),
      nascimento: '1990-01-01',
      telefone: '(47) 99999-1234',
      email: 'ana@exemplo.com.br',
    },
    declaracao: enrolmentDeclaration.versao,
    ip: null,
  });

it('200 people for 20 free seats: 20 are enrolled, 180 wait in a line; what goes and comes at once loses no seat (ENROLMENT-4)', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => ({ nome: `Pessoa ${index}`, criado_em: noon() }));
  const added = await database.db.insert(persons).values(rows).returning({ id: persons.id_pessoa });
  // Some ask twice.
  const asking = [...added, ...added.slice(0, 40)];
  const made = await Promise.all(asking.map(({ id }) => apply(id)));
  expect(new Set(made.map(({ protocolo }) => protocolo)).size).toBe(200);
  const of = (estado: 'MATRICULADA' | 'LISTA_ESPERA') =>
    database.db
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.id_oferta, id_oferta), eq(enrolments.estado, estado)));
  const enrolled = await of('MATRICULADA');
  expect([enrolled.length, (await of('LISTA_ESPERA')).length]).toEqual([20, 180]);
  expect(await freeSeats(database.db, id_oferta)).toBe(0);
  expect(await database.db.select().from(waitingList)).toHaveLength(180);

  // Ten give up, twice each; those who are called take their seats, twice each.
  const leaving = enrolled.slice(0, 10);
  await Promise.all(
    leaving.flatMap(({ id_pessoa, protocolo }) => [
      giveEnrolmentUp(pool.db, noon(), id_pessoa, protocolo),
      giveEnrolmentUp(pool.db, noon(), id_pessoa, protocolo),
    ]),
  );
  const called = await database.db
    .select({ id: waitingList.id_pessoa })
    .from(waitingList)
    .where(isNotNull(waitingList.convite_expira_em));
  expect(called).toHaveLength(10);
  const waiting = await of('LISTA_ESPERA');
  const isCalled = new Set(called.map(({ id }) => id));
  const taking = waiting.filter(({ id_pessoa }, index) => isCalled.has(id_pessoa) || index < 40);
  const taken = await Promise.allSettled(
    taking.flatMap(({ id_pessoa, protocolo }) => [
      takeReservedSeat(pool.db, noon(), id_pessoa, protocolo),
      takeReservedSeat(pool.db, noon(), id_pessoa, protocolo),
    ]),
  );
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect([(await of('MATRICULADA')).length, (await of('LISTA_ESPERA')).length]).toEqual([20, 170]);
  expect(await freeSeats(database.db, id_oferta)).toBe(0);
}, 240_000);
