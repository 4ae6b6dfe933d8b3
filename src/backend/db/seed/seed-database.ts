import { sql } from 'drizzle-orm';
import type { SeedSize } from '#/backend/settings.ts';
import type { Clock } from '#/domain/time/clock.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { confirmReachedOffers } from '../confirmation/confirm-reached-offers.ts';
import { selectRows, type Database } from '../database.ts';
import * as catalogue from '../schema/catalogue.ts';
import * as community from '../schema/community.ts';
import * as identity from '../schema/identity.ts';
import * as purchasing from '../schema/purchasing.ts';
import { teachers } from '../schema/teaching.ts';
import { buildBenchmarkCourses } from './catalogue/benchmark-courses.ts';
import { buildQuestions, buildReviews } from './people/community-rows.ts';
import { buildCatalogue, weighPopularity } from './catalogue/course-catalogue.ts';
import { buildLogins, buildPersons } from './people/identity-rows.ts';
import { insertContent } from './content/insert-content.ts';
import { insertRows } from '../insert-rows.ts';
import { openBooks } from './open-books.ts';
import { insertTaxonomy } from './catalogue/insert-taxonomy.ts';
import { insertProgrammes } from './offers/insert-programmes.ts';
import { buildOffers } from './offers/offer-rows.ts';
import { buildPurchases } from './people/purchase-rows.ts';
import { buildTeachers, nameTeachers } from './people/teachers.ts';
import { buildStudentReview } from './people/student-review.ts';

const OFFERS_PER_COURSE = 7;
const FIRST_BENCHMARK_OFFER_ID = 1_000_001;
const student = { id_pessoa: 1, nome_autor: 'Ana S.' };

export type SeedOptions = {
  clock: Clock;
  size?: SeedSize;
  courses?: number;
};

/**
 * Seeds an empty, migrated database in one transaction; false when there is a catalogue already. Safe to call
 * from several instances at once.
 */
export async function seedDatabase(
  db: Database,
  { clock, size = 'full', courses = 0 }: SeedOptions,
): Promise<boolean> {
  const now = clock();
  const today = calendarDay(now);
  const seeded = await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(724902)`);
    const existing = await selectRows(tx, sql`SELECT 1 FROM modalities LIMIT 1`);
    if (existing.length > 0) return false;

    const written = buildCatalogue(now, size);
    const offers = nameTeachers(buildOffers(written, today, OFFERS_PER_COURSE), written);
    const persons = buildPersons(today, now);
    const reviews = buildReviews(written, today);
    const sales = buildPurchases(offers, persons, weighPopularity(written), now);

    await insertTaxonomy(tx, today);
    await insertRows(
      tx,
      catalogue.courses,
      written.map(({ row }) => row),
    );
    await insertRows(tx, teachers, buildTeachers(now));
    await insertRows(tx, catalogue.offers, offers);
    const programmes = await insertProgrammes(tx, written, offers, today);
    await insertRows(tx, community.reviews, reviews);
    await insertRows(tx, community.questions, buildQuestions(written, today));
    await insertContent(tx, written, now);
    await insertRows(tx, identity.persons, persons);
    await insertRows(tx, identity.logins, await buildLogins(now));
    await insertRows(
      tx,
      community.reviews,
      buildStudentReview(reviews.length + 1, student, sales.purchases, offers),
    );
    await insertRows(
      tx,
      community.favourites,
      written
        .filter(({ row }) => row.mais_vendido_destaque)
        .slice(0, 3)
        .map(({ row }) => ({ id_pessoa: 1, id_produto: row.id_produto, criado_em: now })),
    );
    await insertRows(tx, purchasing.purchases, sales.purchases);
    await rememberAgreements(tx);
    await insertRows(tx, purchasing.purchaseEvents, sales.events);
    await insertRows(tx, purchasing.paymentCharges, sales.charges);
    await openBooks(tx, now);
    await confirmReachedOffers(tx, now);

    let nextOfferId = FIRST_BENCHMARK_OFFER_ID;
    for (const batch of buildBenchmarkCourses(written, courses - written.length - programmes)) {
      const batchOffers = buildOffers(batch, today, 2, nextOfferId);
      nextOfferId += batchOffers.length;
      await insertRows(
        tx,
        catalogue.courses,
        batch.map(({ row }) => row),
      );
      await insertRows(tx, catalogue.offers, batchOffers);
    }
    await restartIdentities(tx);
    return true;
  });
  if (seeded) await db.execute(sql`ANALYZE`);
  return seeded;
}

async function restartIdentities(db: Database): Promise<void> {
  for (const [table, column] of [
    ['persons', 'id_pessoa'],
    ['logins', 'id_login'],
    ['reviews', 'id_opiniao'],
    ['questions', 'id_pergunta'],
  ] as const) {
    await db.execute(
      sql`SELECT setval(pg_get_serial_sequence(${table}, ${column}), (SELECT max(${sql.identifier(column)}) FROM ${sql.identifier(table)}))`,
    );
  }
}

/** What was agreed with the terms is when and where the offers are held, and the price. */
async function rememberAgreements(tx: Database): Promise<void> {
  await tx.execute(sql`UPDATE purchases p
    SET turma_aceita = class_conditions(o), total_aceito_centavos = p.total_centavos
    FROM offers o WHERE o.id_oferta = p.id_oferta AND p.aceite_em IS NOT NULL`);
}
