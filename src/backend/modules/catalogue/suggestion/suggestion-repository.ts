import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { isInTitle, score, type SearchText } from '../reading/search-query-repository.ts';

export interface SuggestionRow {
  id_produto: number;
  titulo: string;
  slug: string;
  modalidade: { nome: string; slug: string };
}

/** No more hits than this are ranked: a suggestion has to be quick, the page of results is complete. */
const MAX_RANKED = 600;

export function findByBeginning(
  db: Database,
  { folded, limit, salesSince }: { folded: string; limit: number; salesSince: Date },
): Promise<SuggestionRow[]> {
  const pattern = `${folded.replace(/[\\%_]/g, '\\$&')}%`;
  return selectRows<SuggestionRow>(
    db,
    sql`
    WITH begun AS MATERIALIZED (
      SELECT * FROM courses WHERE publicado AND titulo_busca LIKE ${pattern}
      ORDER BY titulo_busca USING ~<~ LIMIT ${MAX_RANKED}
    ), sold AS (
      SELECT o.id_produto, count(*) AS vendas
      FROM begun JOIN offers o USING (id_produto) JOIN purchases p USING (id_oferta)
      WHERE p.pago_em >= ${salesSince.toISOString()}::timestamptz AND p.estado IN ('PAGA', 'MATRICULADA')
      GROUP BY o.id_produto
    )
    SELECT c.id_produto, c.titulo, c.slug, json_build_object('nome', m.nome, 'slug', m.slug) AS modalidade
    FROM begun c JOIN modalities m USING (id_modalidade) LEFT JOIN sold USING (id_produto)
    ORDER BY coalesce(sold.vendas, 0) DESC, c.mais_vendido_destaque DESC, c.titulo_busca USING ~<~, c.id_produto
    LIMIT ${limit}`,
  );
}

export function findByWords(db: Database, text: SearchText, limit: number): Promise<SuggestionRow[]> {
  return selectRows<SuggestionRow>(
    db,
    sql`
    SELECT c.id_produto, c.titulo, c.slug, json_build_object('nome', m.nome, 'slug', m.slug) AS modalidade
    FROM (
      SELECT c.id_produto, c.titulo, c.slug, c.id_modalidade, ${score(text)} AS nota
      FROM (
        SELECT * FROM courses c WHERE c.publicado AND ${isInTitle(text)} LIMIT ${MAX_RANKED}
      ) c
      ORDER BY nota DESC, char_length(c.titulo), c.titulo_busca, c.id_produto
      LIMIT ${limit}
    ) c JOIN modalities m USING (id_modalidade)
    ORDER BY c.nota DESC, char_length(c.titulo), c.titulo, c.id_produto`,
  );
}
