import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { enqueueMessage } from '#/backend/mail/outbox.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import type { OpenQuestion } from '#/contract/community/moderation.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';
import type { StaffAct } from './moderate-review.ts';
import { findContact } from '#/backend/modules/identity/person/find-contact.ts';
import { toModeratedCourse } from './moderated-course.ts';
import { findQuestionState, listOpenQuestions, settleOpenQuestion } from './moderation-repository.ts';

/** A page of 10 questions that wait for an answer, oldest first. */
export async function listQuestionsToAnswer(db: Database, page: number) {
  const { rows, total } = await listOpenQuestions(db, page, PAGE_SIZE);
  const itens = rows.map(({ produto, criado_em, ...row }): OpenQuestion => ({
    ...row,
    produto: toModeratedCourse(produto),
    criado_em: criado_em.toISOString(),
  }));
  return { itens, totalItens: total, page };
}

/**
 * Answers a question, which publishes both (COMMUNITY-5), and enqueues a mail. The first answer counts.
 * @throws 404 `PERGUNTA_NAO_ENCONTRADA`, 409 `PERGUNTA_JA_ATENDIDA`
 */
export async function answerQuestion(db: Database, act: StaffAct, id: number, resposta: string) {
  return db.transaction(async (tx) => {
    const answered = await settleOpenQuestion(tx, id, { resposta, respondida_em: act.now });
    if (!answered) throw await refusalOf(tx, id);
    await recordSettled(tx, 'RESPONDEU_PERGUNTA', act, id, answered.id_pessoa);
    const asker = answered.id_pessoa === null ? undefined : await findContact(tx, answered.id_pessoa);
    if (asker) {
      // The texts are read when it is sent.
      await enqueueMessage(
        tx,
        { tipo: 'pergunta-respondida', destinatario: asker.email, dados: { id_pergunta: id } },
        act.now,
      );
    }
    return { id_produto: answered.id_produto };
  });
}

/**
 * Takes spam out of the list without publishing it.
 * @throws as {@link answerQuestion} does
 */
export async function discardQuestion(db: Database, act: StaffAct, id: number) {
  return db.transaction(async (tx) => {
    const discarded = await settleOpenQuestion(tx, id, { descartada_em: act.now });
    if (!discarded) throw await refusalOf(tx, id);
    await recordSettled(tx, 'DESCARTOU_PERGUNTA', act, id, discarded.id_pessoa);
    return { id_produto: discarded.id_produto };
  });
}

function recordSettled(
  db: Database,
  acao: 'RESPONDEU_PERGUNTA' | 'DESCARTOU_PERGUNTA',
  { loginId, requestId, now }: StaffAct,
  id: number,
  personId: number | null,
): Promise<void> {
  return recordAct(db, { acao, loginId, personId, objeto: `pergunta ${id}`, requestId, at: now });
}

async function refusalOf(db: Database, id: number): Promise<BackendError> {
  const question = await findQuestionState(db, id);
  if (!question) return new BackendError(404, 'PERGUNTA_NAO_ENCONTRADA', 'Não encontramos esta pergunta.');
  const done = question.resposta === null ? 'descartada' : 'respondida';
  return new BackendError(409, 'PERGUNTA_JA_ATENDIDA', `Esta pergunta já foi ${done} por alguém da equipe.`);
}
