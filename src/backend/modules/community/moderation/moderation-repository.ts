import { and, asc, count, eq, isNull, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#/backend/db/database.ts';
import { courses, modalities } from '#/backend/db/schema/catalogue.ts';
import { questions, reviews } from '#/backend/db/schema/community.ts';
import type { RefusalReason } from '#/domain/community/moderation.ts';

const produto = {
  id_produto: courses.id_produto,
  titulo: courses.titulo,
  slug: courses.slug,
  modalidade: modalities.slug,
  publicado: courses.publicado,
};

const isPending = eq(reviews.situacao, 'PENDENTE');
const isOpen = and(isNull(questions.resposta), isNull(questions.descartada_em))!;

export async function listPendingReviews(db: Database, page: number, pageSize: number) {
  const { id_opiniao, nome_autor, nota, texto, criado_em } = reviews;
  const rows = await db
    .select({ id_opiniao, nome_autor, nota, texto, criado_em, produto })
    .from(reviews)
    .innerJoin(courses, eq(courses.id_produto, reviews.id_produto))
    .innerJoin(modalities, eq(modalities.id_modalidade, courses.id_modalidade))
    .where(isPending)
    .orderBy(asc(criado_em), asc(id_opiniao))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await countRows(db, reviews, isPending) };
}

export async function listOpenQuestions(db: Database, page: number, pageSize: number) {
  const { id_pergunta, nome_autor, texto, criado_em } = questions;
  const rows = await db
    .select({ id_pergunta, nome_autor, texto, criado_em, produto })
    .from(questions)
    .innerJoin(courses, eq(courses.id_produto, questions.id_produto))
    .innerJoin(modalities, eq(modalities.id_modalidade, courses.id_modalidade))
    .where(isOpen)
    .orderBy(asc(criado_em), asc(id_pergunta))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await countRows(db, questions, isOpen) };
}

async function countRows(db: Database, table: PgTable, condition: SQL): Promise<number> {
  const [row] = await db.select({ total: count() }).from(table).where(condition);
  return row?.total ?? 0;
}

const ofReview = { id_pessoa: reviews.id_pessoa, id_produto: reviews.id_produto };
const ofQuestion = { id_pessoa: questions.id_pessoa, id_produto: questions.id_produto };

/** Decides on a review that is still pending: of several at once, one. Undefined for all others. */
export async function decidePendingReview(
  db: Database,
  id: number,
  decision: { situacao: 'PUBLICADA' | 'RECUSADA'; motivo_recusa: RefusalReason | null },
) {
  const [row] = await db
    .update(reviews)
    .set(decision)
    .where(and(eq(reviews.id_opiniao, id), isPending))
    .returning(ofReview);
  return row;
}

/** Answers or discards a question that is still open: of several at once, one. Undefined for all others. */
export async function settleOpenQuestion(
  db: Database,
  id: number,
  outcome: { resposta: string; respondida_em: Date } | { descartada_em: Date },
) {
  const [row] = await db
    .update(questions)
    .set(outcome)
    .where(and(eq(questions.id_pergunta, id), isOpen))
    .returning(ofQuestion);
  return row;
}

export async function findReviewState(db: Database, id: number) {
  const [row] = await db
    .select({ situacao: reviews.situacao })
    .from(reviews)
    .where(eq(reviews.id_opiniao, id));
  return row?.situacao;
}

export async function findQuestionState(db: Database, id: number) {
  const { resposta, descartada_em } = questions;
  const [row] = await db
    .select({ resposta, descartada_em })
    .from(questions)
    .where(eq(questions.id_pergunta, id));
  return row;
}
