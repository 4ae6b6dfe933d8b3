import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { integerArray } from '#/backend/db/sql-list.ts';

export interface ProgrammeKey {
  id: number;
  slug: string;
  titulo: string;
  modalityId: number;
  publicado: boolean;
  versao: number;
}

/** Enough of each programme to find it, and to take it off sale. */
export function listProgrammeKeys(db: Database) {
  return selectRows<ProgrammeKey>(
    db,
    sql`SELECT g.id_produto AS id, g.slug, c.titulo, c.id_modalidade AS "modalityId", c.publicado, c.versao
      FROM programmes g JOIN courses c USING (id_produto) ORDER BY g.id_produto`,
  );
}

export interface StoredProgramme {
  id_produto: number;
  slug: string;
  titulo: string;
  resumo: string;
  texto: string;
  publicado: boolean;
  versao: number;
  imagem: string;
  areaSlug: string;
  /** Ids, in their order, and the title of each. */
  cursos: number[];
  titulos: string[];
  temEdicoes: boolean;
}

export function findStoredProgrammes(db: Database, ids: readonly number[]) {
  return selectRows<StoredProgramme>(
    db,
    sql`SELECT g.id_produto, g.slug, c.titulo, c.descricao AS resumo, g.texto, c.publicado, c.versao, c.imagem,
        a.icone_slug AS "areaSlug", m.cursos, m.titulos,
        EXISTS (SELECT FROM offers o WHERE o.id_produto = g.id_produto) AS "temEdicoes"
      FROM programmes g JOIN courses c USING (id_produto) JOIN area_groups a USING (id_grupo_area_atuacao)
      CROSS JOIN LATERAL (
        SELECT array_agg(p.id_produto ORDER BY p.posicao) AS cursos, array_agg(k.titulo ORDER BY p.posicao) AS titulos
        FROM programme_courses p JOIN courses k ON k.id_produto = p.id_produto WHERE p.id_programa = g.id_produto
      ) m
      WHERE g.id_produto = ANY (${integerArray(ids)}) ORDER BY g.id_produto`,
  );
}

/** Courses that no programme takes: they cost nothing, or are sold elsewhere. */
export function listUnsoldCourses(db: Database) {
  return selectRows<{ id: number; elsewhere: boolean }>(
    db,
    sql`SELECT id_produto AS id, gestao_desempenho AS elsewhere FROM courses WHERE gratuito OR gestao_desempenho`,
  );
}
