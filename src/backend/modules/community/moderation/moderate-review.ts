import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import type { PendingReview } from '#/contract/community/moderation.ts';
import type { RefusalReason } from '#/domain/community/moderation.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';
import { toModeratedCourse } from './moderated-course.ts';
import { decidePendingReview, findReviewState, listPendingReviews } from './moderation-repository.ts';

export interface StaffAct {
  loginId: number;
  requestId: string;
  now: Date;
}

/** A page of 10 reviews that wait for a decision, oldest first. */
export async function listReviewsToDecide(db: Database, page: number) {
  const { rows, total } = await listPendingReviews(db, page, PAGE_SIZE);
  const itens = rows.map(({ produto, criado_em, ...row }): PendingReview => ({
    ...row,
    produto: toModeratedCourse(produto),
    criado_em: criado_em.toISOString(),
  }));
  return { itens, totalItens: total, page };
}

export type ReviewDecision = { decisao: 'PUBLICADA' } | { decisao: 'RECUSADA'; motivo: RefusalReason };

/**
 * Publishes or refuses a review (COMMUNITY-2). The first decision counts.
 * @throws 404 `OPINIAO_NAO_ENCONTRADA`, 409 `OPINIAO_JA_DECIDIDA`
 */
export async function decideReview(
  db: Database,
  { loginId, requestId, now }: StaffAct,
  id: number,
  decision: ReviewDecision,
) {
  const { decisao: situacao } = decision;
  const motivo = decision.decisao === 'RECUSADA' ? decision.motivo : null;
  return db.transaction(async (tx) => {
    const decided = await decidePendingReview(tx, id, { situacao, motivo_recusa: motivo });
    if (!decided) throw refusalOf(await findReviewState(tx, id));
    await recordAct(tx, {
      acao: situacao === 'PUBLICADA' ? 'PUBLICOU_OPINIAO' : 'RECUSOU_OPINIAO',
      loginId,
      personId: decided.id_pessoa,
      objeto: `opiniao ${id}`,
      requestId,
      dados: motivo ? { motivo } : {},
      at: now,
    });
    return { situacao, id_produto: decided.id_produto };
  });
}

function refusalOf(situacao: string | undefined): BackendError {
  if (!situacao) return new BackendError(404, 'OPINIAO_NAO_ENCONTRADA', 'Não encontramos esta opinião.');
  const done = situacao === 'PUBLICADA' ? 'publicada' : 'recusada';
  return new BackendError(409, 'OPINIAO_JA_DECIDIDA', `Esta opinião já foi ${done} por alguém da equipe.`);
}
