import type * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { withPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import type { Review, reviewFilterSchema } from '#/contract/community/community.ts';
import { changeVote, listPublishedReviews } from './review-repository.ts';

export type ReviewFilter = v.InferOutput<typeof reviewFilterSchema>;

export async function listReviews(
  db: Database,
  courseId: number,
  personId: number | null,
  filter: ReviewFilter,
): Promise<Review[]> {
  const stars = filter.startsWith('nota-') ? Number(filter.slice(-1)) : undefined;
  const rows = await listPublishedReviews(db, courseId, personId, { stars, byVotes: filter === 'uteis' });
  return rows.map((row) => ({ ...row, criado_em: row.criado_em.toISOString() }));
}

/**
 * One helpful vote per person, or it is taken back. Returns the course's reviews.
 * @throws 404 `OPINIAO_NAO_ENCONTRADA`
 */
export async function voteReview(
  db: Database,
  vote: { courseId: number; reviewId: number; personId: number; helpful: boolean },
): Promise<Review[]> {
  if (!(await withPersonLocked(db, vote.personId, (tx) => changeVote(tx, vote)))) {
    throw new BackendError(404, 'OPINIAO_NAO_ENCONTRADA', 'Não encontramos esta opinião.');
  }
  return listReviews(db, vote.courseId, vote.personId, 'uteis');
}
