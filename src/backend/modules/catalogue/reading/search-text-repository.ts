import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { isFound, type SearchText } from './search-query-repository.ts';

export interface NamedCity {
  slug: string;
  titulo: string;
  nome: string;
  uf: string;
}

/**
 * The city a text of plain words names, the longest name first; undefined for none, or when its name is also
 * a word of titles ('modelo' is a city and a word).
 */
export async function findNamedCity(db: Database, plainText: string): Promise<NamedCity | undefined> {
  const [city] = await selectRows<NamedCity & { em_titulos: boolean }>(
    db,
    sql`
    SELECT slug, titulo, nome, uf, EXISTS (
      SELECT 1 FROM courses c WHERE c.publicado AND c.titulo_busca LIKE '%' || nome || '%'
        AND c.titulo_busca ~ ('\\m' || nome || '\\M')) AS em_titulos
    FROM (SELECT slug, nome AS titulo, plain_words(nome) AS nome, lower(uf) AS uf FROM cities) city
    WHERE position(' ' || nome || ' ' IN ${` ${plainText} `}) > 0
    ORDER BY char_length(nome) DESC, slug
    LIMIT 1`,
  );
  if (!city || city.em_titulos) return undefined;
  const { em_titulos: _never, ...named } = city;
  return named;
}

export function listCityNames(db: Database): Promise<NamedCity[]> {
  return selectRows<NamedCity>(
    db,
    sql`SELECT slug, nome AS titulo, plain_words(nome) AS nome, lower(uf) AS uf FROM cities ORDER BY slug`,
  );
}

export async function isKnownText(db: Database, text: SearchText): Promise<boolean> {
  // A separate query, or the planner would scan the table for the one row.
  const rows = await selectRows(
    db,
    sql`WITH found AS MATERIALIZED (SELECT publicado FROM courses c WHERE ${isFound(text)})
      SELECT 1 FROM found WHERE publicado LIMIT 1`,
  );
  return rows.length > 0;
}

export interface KnownWords {
  palavra: string;
  conhecida: boolean;
  parecidas: string[];
}

export function findSimilarWords(db: Database, words: readonly string[]): Promise<KnownWords[]> {
  return selectRows<KnownWords>(
    db,
    sql`
    SELECT typed.palavra,
      EXISTS (SELECT 1 FROM search_words w WHERE w.palavra ^@ typed.palavra) AS conhecida,
      ARRAY(SELECT w.palavra FROM search_words w ORDER BY typed.palavra <<-> w.palavra LIMIT 40) AS parecidas
    FROM unnest(string_to_array(${words.join(' ')}, ' ')) AS typed (palavra)`,
  );
}
