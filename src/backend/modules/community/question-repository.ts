import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { courses, modalities } from '#/backend/db/schema/catalogue.ts';
import { questions } from '#/backend/db/schema/community.ts';

const isWaiting = and(isNull(questions.resposta), isNull(questions.descartada_em));

export async function insertQuestion(db: Database, question: typeof questions.$inferInsert): Promise<number> {
  const [row] = await db.insert(questions).values(question).returning({ id: questions.id_pergunta });
  return row!.id;
}

export async function countUnanswered(db: Database, personId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(questions)
    .where(and(eq(questions.id_pessoa, personId), isWaiting));
  return row?.total ?? 0;
}

/** The person's questions about a course that wait for an answer, newest first. */
export function listUnanswered(db: Database, courseId: number, personId: number) {
  return db
    .select({
      id_pergunta: questions.id_pergunta,
      texto: questions.texto,
      criado_em: questions.criado_em,
    })
    .from(questions)
    .where(and(eq(questions.id_produto, courseId), eq(questions.id_pessoa, personId), isWaiting))
    .orderBy(desc(questions.criado_em), desc(questions.id_pergunta));
}

export async function findAnsweredQuestion(db: Database, id: number) {
  const [row] = await db
    .select({
      personId: questions.id_pessoa,
      pergunta: questions.texto,
      resposta: questions.resposta,
      titulo: courses.titulo,
      id_produto: courses.id_produto,
      slug: courses.slug,
      modalidade: modalities.slug,
      publicado: courses.publicado,
    })
    .from(questions)
    .innerJoin(courses, eq(courses.id_produto, questions.id_produto))
    .innerJoin(modalities, eq(modalities.id_modalidade, courses.id_modalidade))
    .where(eq(questions.id_pergunta, id));
  if (!row || row.resposta === null) return undefined;
  const { resposta, id_produto, slug, modalidade, publicado, ...rest } = row;
  return { ...rest, resposta, pagina: publicado ? { id_produto, slug, modalidade } : null };
}
