import { and, asc, eq, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { isOpen } from '#/backend/db/offer/open-offer.ts';
import { areaGroups, courses, programmeCourses, programmes } from '#/backend/db/schema/catalogue.ts';
import { schoolColours } from '#/backend/db/schema/school.ts';

export interface ProgrammeRow {
  slug: string;
  titulo: string;
  resumo: string;
  cursos: string[];
  carga_horaria: number;
  imagem: string;
  imagem_alt: string;
  areaSlug: string;
  cores: string | null;
  preco_centavos: number | null;
  soma_centavos: number | null;
}

/** Those on sale, by name, with their cheapest edition that is open. */
export function listShownProgrammes(db: Database, now: Date): Promise<ProgrammeRow[]> {
  return selectRows<ProgrammeRow>(
    db,
    sql`SELECT g.slug, c.titulo, c.descricao AS resumo, c.carga_horaria, c.imagem, c.imagem_alt, a.icone_slug AS "areaSlug", ${schoolColours} AS cores, n.preco_centavos, n.soma_centavos,
        ARRAY(SELECT k.titulo FROM programme_courses m JOIN courses k ON k.id_produto = m.id_produto
          WHERE m.id_programa = g.id_produto ORDER BY m.posicao) AS cursos
      FROM programmes g JOIN courses c USING (id_produto) JOIN area_groups a USING (id_grupo_area_atuacao)
      LEFT JOIN LATERAL (
        SELECT coalesce(o.preco_promocional_centavos, o.preco_original_centavos) AS preco_centavos,
          o.preco_original_centavos AS soma_centavos
        FROM offers o WHERE o.id_produto = g.id_produto AND ${isOpen(now)}
        ORDER BY preco_centavos, o.id_oferta LIMIT 1
      ) n ON true
      WHERE c.publicado ORDER BY c.titulo COLLATE "und-x-icu", g.slug`,
  );
}

export async function findShownProgramme(db: Database, slug: string) {
  const { id_produto, titulo, descricao, carga_horaria, imagem, imagem_alt } = courses;
  const [row] = await db
    .select({
      id_produto,
      titulo,
      resumo: descricao,
      carga_horaria,
      imagem,
      imagem_alt,
      areaSlug: areaGroups.icone_slug,
      cores: schoolColours,
      slug: programmes.slug,
      texto: programmes.texto,
    })
    .from(programmes)
    .innerJoin(courses, eq(courses.id_produto, programmes.id_produto))
    .innerJoin(areaGroups, eq(areaGroups.id_grupo_area_atuacao, courses.id_grupo_area_atuacao))
    .where(and(eq(programmes.slug, slug), eq(courses.publicado, true)));
  return row;
}

export async function listCourseIdsOf(db: Database, programmeId: number): Promise<number[]> {
  const rows = await db
    .select({ id: programmeCourses.id_produto })
    .from(programmeCourses)
    .where(eq(programmeCourses.id_programa, programmeId))
    .orderBy(asc(programmeCourses.posicao));
  return rows.map(({ id }) => id);
}
