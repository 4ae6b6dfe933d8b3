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
  /** Ids, in their order. */
  cursos: number[];
}

/** Enough of each programme to find it, and to take it off sale. */
export function listProgrammeKeys(db: Database) {
  return selectRows<ProgrammeKey>(
    db,
    sql`SELECT g.id_produto AS id, g.slug, c.titulo, c.id_modalidade AS "modalityId", c.publicado, c.versao,
        ARRAY(SELECT p.id_produto FROM programme_courses p WHERE p.id_programa = g.id_produto ORDER BY p.posicao) AS cursos
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

export interface StoredEdition {
  id: number;
  code: string;
  programmeId: number;
  programa: string;
  /** Ids of its offers, in their order, and the code of each. */
  partes: number[];
  turmas: string[];
  preco_centavos: number;
  parcelas_max: number;
  a_venda: boolean;
  versao: number;
  cancelada: boolean;
  /** Whether one of its offers was cancelled or has ended. */
  isOver: boolean;
}

export function listStoredEditions(db: Database) {
  return selectRows<StoredEdition>(
    db,
    sql`SELECT o.id_oferta AS id, o.codigo_turma AS code, o.id_produto AS "programmeId", g.slug AS programa,
        m.partes, m.turmas, e.preco_centavos, o.parcelas_max, e.a_venda, o.versao,
        o.situacao = 'cancelada' AS cancelada, m."isOver"
      FROM programme_editions e JOIN offers o USING (id_oferta) JOIN programmes g ON g.id_produto = o.id_produto
      CROSS JOIN LATERAL (
        SELECT array_agg(p.id_parte ORDER BY p.posicao) AS partes,
          array_agg(x.codigo_turma ORDER BY p.posicao) AS turmas,
          bool_or(x.situacao IN ('cancelada', 'encerrada')) AS "isOver"
        FROM programme_parts p JOIN offers x ON x.id_oferta = p.id_parte WHERE p.id_oferta = o.id_oferta
      ) m
      ORDER BY o.id_oferta`,
  );
}
