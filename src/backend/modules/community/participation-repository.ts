import { and, eq, exists, or, sql } from 'drizzle-orm';
import { builtOnce } from '#/backend/db/built-once.ts';
import type { Database } from '#/backend/db/database.ts';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { questions, reviews } from '#/backend/db/schema/community.ts';
import { enrolments } from '#/backend/db/schema/enrolment.ts';
import { persons } from '#/backend/db/schema/identity.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import { selectFavouriteIds } from './favourite-repository.ts';
import { selectVotedReviews } from './review-repository.ts';

const one = sql`1`;
const course = sql.placeholder('courseId');
const person = sql.placeholder('personId');

/** Compared with the parameter: with `persons` the planner would scan all purchases. */
function takesPart(db: Database) {
  const of = (table: typeof purchases | typeof enrolments) =>
    exists(
      db
        .select({ one })
        .from(table)
        .innerJoin(offers, eq(offers.id_oferta, table.id_oferta))
        .where(and(eq(table.id_pessoa, person), eq(offers.id_produto, course))),
    );
  const about = (table: typeof reviews | typeof questions) =>
    exists(
      db
        .select({ one })
        .from(table)
        .where(and(eq(table.id_pessoa, person), eq(table.id_produto, course))),
    );
  return sql<boolean>`(${or(of(purchases), of(enrolments), about(reviews), about(questions))})`;
}

const ownOfCourse = builtOnce((db) =>
  db
    .select({
      favoritos: sql<number[]>`ARRAY(${selectFavouriteIds(db)})`,
      votos: sql<number[]>`ARRAY(${selectVotedReviews(db)})`,
      participa: takesPart(db),
    })
    .from(persons)
    .where(eq(persons.id_pessoa, person))
    .prepare('own_of_course'),
);

/** Everything a course's page needs of a person, in one statement. */
export async function findOwnOfCourse(db: Database, courseId: number, personId: number) {
  const [row] = await ownOfCourse(db).execute({ courseId, personId });
  return row ?? { favoritos: [], votos: [], participa: false };
}
