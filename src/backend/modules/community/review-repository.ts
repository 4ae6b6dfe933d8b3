import { and, asc, desc, eq, exists, or, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { seatedIn } from '#/backend/db/offer/programme-seats.ts';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { reviews, reviewVotes } from '#/backend/db/schema/community.ts';
import { enrolments } from '#/backend/db/schema/enrolment.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import type { TimeZone } from '#/domain/time/local-time.ts';

export interface ReviewSelection {
  stars?: number | undefined;
  /** Most helpful first; newest first otherwise. */
  byVotes: boolean;
}

const MAX_REVIEWS = 200;

export function listPublishedReviews(
  db: Database,
  courseId: number,
  personId: number | null,
  { stars, byVotes }: ReviewSelection,
) {
  return db
    .select({
      id_opiniao: reviews.id_opiniao,
      nome_autor: reviews.nome_autor,
      nota: reviews.nota,
      texto: reviews.texto,
      votos: reviews.votos,
      meu_voto: sql<boolean>`EXISTS (SELECT 1 FROM ${reviewVotes}
        WHERE ${reviewVotes.id_opiniao} = "reviews"."id_opiniao" AND ${reviewVotes.id_pessoa} = ${personId}::int)`,
      criado_em: reviews.criado_em,
    })
    .from(reviews)
    .where(
      and(
        eq(reviews.id_produto, courseId),
        eq(reviews.situacao, 'PUBLICADA'),
        stars === undefined ? undefined : eq(reviews.nota, stars),
      ),
    )
    .orderBy(...(byVotes ? [desc(reviews.votos)] : []), desc(reviews.criado_em), desc(reviews.id_opiniao))
    .limit(MAX_REVIEWS);
}

/**
 * Ids of the course's published reviews that the person found helpful. Takes the placeholders `personId` and
 * `courseId`.
 */
export const selectVotedReviews = (db: Database) =>
  db
    .select({ id: reviewVotes.id_opiniao })
    .from(reviewVotes)
    .innerJoin(reviews, eq(reviews.id_opiniao, reviewVotes.id_opiniao))
    .where(
      and(
        eq(reviewVotes.id_pessoa, sql.placeholder('personId')),
        eq(reviews.id_produto, sql.placeholder('courseId')),
        eq(reviews.situacao, 'PUBLICADA'),
      ),
    );

/**
 * Adds the person's helpful vote, or takes it back. One statement, so that the counter changes only when
 * a vote was really added or removed, however many requests run at once. False when the course has no
 * such published review.
 */
export async function changeVote(
  db: Database,
  {
    courseId,
    reviewId,
    personId,
    helpful,
  }: { courseId: number; reviewId: number; personId: number; helpful: boolean },
): Promise<boolean> {
  const review = sql`SELECT id_opiniao FROM reviews
    WHERE id_opiniao = ${reviewId} AND id_produto = ${courseId} AND situacao = 'PUBLICADA'`;
  const change = helpful
    ? sql`INSERT INTO review_votes (id_opiniao, id_pessoa) SELECT id_opiniao, ${personId}::int FROM review
        ON CONFLICT DO NOTHING RETURNING id_opiniao`
    : sql`DELETE FROM review_votes WHERE id_opiniao IN (SELECT id_opiniao FROM review) AND id_pessoa = ${personId}
        RETURNING id_opiniao`;
  const rows = await selectRows(
    db,
    sql`
    WITH review AS (${review}), changed AS (${change}), counted AS (
      UPDATE reviews SET votos = greatest(0, votos + ${helpful ? 1 : -1}::int)
      WHERE id_opiniao IN (SELECT id_opiniao FROM changed)
    )
    SELECT id_opiniao FROM review`,
  );
  return rows.length === 1;
}

/** False when the person has reviewed the course already. */
export async function insertReview(
  db: Database,
  review: Omit<typeof reviews.$inferInsert, 'id_pessoa'> & { id_pessoa: number },
): Promise<boolean> {
  const inserted = await db
    .insert(reviews)
    .values(review)
    .onConflictDoNothing({ target: [reviews.id_produto, reviews.id_pessoa] })
    .returning({ id: reviews.id_opiniao });
  return inserted.length === 1;
}

export async function findOwnReview(db: Database, courseId: number, personId: number) {
  const [row] = await db
    .select({
      nota: reviews.nota,
      texto: reviews.texto,
      situacao: reviews.situacao,
      motivo_recusa: reviews.motivo_recusa,
    })
    .from(reviews)
    .where(and(eq(reviews.id_produto, courseId), eq(reviews.id_pessoa, personId)));
  return row;
}

/**
 * The first day of the earliest offer of the course that the person is enrolled in; undefined for a person
 * who is enrolled in none.
 */
export async function findFirstDay(
  db: Database,
  courseId: number,
  personId: number,
): Promise<{ day: CalendarDay; zone: TimeZone } | undefined> {
  const isBought = db
    .select({ one: sql`1` })
    .from(purchases)
    .where(
      and(
        sql`${purchases.id_oferta} = ${seatedIn(offers.id_oferta)}`,
        eq(purchases.id_pessoa, personId),
        eq(purchases.estado, 'MATRICULADA'),
      ),
    );
  const isEnrolled = db
    .select({ one: sql`1` })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.id_oferta, offers.id_oferta),
        eq(enrolments.id_pessoa, personId),
        eq(enrolments.estado, 'MATRICULADA'),
      ),
    );
  const [row] = await db
    .select({ day: offers.data_inicio, zone: offers.fuso })
    .from(offers)
    .where(and(eq(offers.id_produto, courseId), or(exists(isBought), exists(isEnrolled))))
    .orderBy(asc(offers.data_inicio))
    .limit(1);
  return row;
}
