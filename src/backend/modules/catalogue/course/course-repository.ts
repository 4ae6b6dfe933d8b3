import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { builtOnce } from '#/backend/db/built-once.ts';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { areas, courses, courseTypes } from '#/backend/db/schema/catalogue.ts';
import { questions } from '#/backend/db/schema/community.ts';

const course = sql.placeholder('courseId');

const courseDetails = builtOnce((db) =>
  db
    .select({
      area: { id_area_atuacao: areas.id_area_atuacao, nome: areas.nome },
      tipo_curso: { id_tipo_curso: courseTypes.id_tipo_curso, nome: courseTypes.nome },
      descricao: courses.descricao,
      publico_alvo: courses.publico_alvo,
      objetivos: courses.objetivos,
      conteudo: courses.conteudo,
      certificacao: courses.certificacao,
      requisitos: courses.requisitos,
      video_url: courses.video_url,
      tags: courses.tags,
      gestao_desempenho: courses.gestao_desempenho,
      atualizado_em: courses.atualizado_em,
      /** Those on sale that it is a part of, by name; null for none. */
      programas: sql<{ slug: string; titulo: string }[] | null>`(
        SELECT json_agg(json_build_object('slug', g.slug, 'titulo', c.titulo) ORDER BY c.titulo COLLATE "und-x-icu", g.slug)
        FROM programme_courses m JOIN programmes g ON g.id_produto = m.id_programa
          JOIN courses c ON c.id_produto = m.id_programa
        WHERE m.id_produto = ${course}::int AND c.publicado)`,
      /** Those on sale of the courses that staff chose; null for none. */
      relacionados: sql<number[] | null>`(
        SELECT json_agg(c.id_produto ORDER BY r.posicao)
        FROM unnest(${courses.relacionados}) WITH ORDINALITY r (id_produto, posicao) JOIN courses c USING (id_produto)
        WHERE c.publicado)`,
    })
    .from(courses)
    .innerJoin(areas, eq(areas.id_area_atuacao, courses.id_area_atuacao))
    .innerJoin(courseTypes, eq(courseTypes.id_tipo_curso, courses.id_tipo_curso))
    .where(
      and(
        eq(courses.id_produto, course),
        sql`(${courses.publicado} OR ${sql.placeholder('withUnpublished')}::boolean)`,
      ),
    )
    .prepare('course_details'),
);

export async function findCourseDetails(db: Database, courseId: number, withUnpublished = false) {
  const [row] = await courseDetails(db).execute({ courseId, withUnpublished });
  return row;
}

export async function isPublished(db: Database, courseId: number): Promise<boolean> {
  const rows = await db
    .select({ id: courses.id_produto })
    .from(courses)
    .where(and(eq(courses.id_produto, courseId), eq(courses.publicado, true)));
  return rows.length === 1;
}

export interface StarCount {
  nota: number;
  total: number;
}

export function countStars(db: Database, courseId: number): Promise<StarCount[]> {
  return selectRows<StarCount>(
    db,
    sql`SELECT nota, count(*)::int AS total FROM reviews
      WHERE id_produto = ${courseId} AND situacao = 'PUBLICADA' GROUP BY nota`,
  );
}

const answeredQuestions = builtOnce((db) =>
  db
    .select({
      id_pergunta: questions.id_pergunta,
      nome_autor: questions.nome_autor,
      texto: questions.texto,
      resposta: sql<string>`${questions.resposta}`,
      criado_em: questions.criado_em,
    })
    .from(questions)
    .where(and(eq(questions.id_produto, course), isNotNull(questions.resposta)))
    .orderBy(desc(questions.criado_em), desc(questions.id_pergunta))
    .limit(100)
    .prepare('answered_questions'),
);

/** Answered questions, newest first. */
export function listAnsweredQuestions(db: Database, courseId: number) {
  return answeredQuestions(db).execute({ courseId });
}
