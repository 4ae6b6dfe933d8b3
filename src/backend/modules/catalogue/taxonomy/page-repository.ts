import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import type { AreaGroup, City, Modality, PageTarget } from '#/contract/catalogue/taxonomy.ts';
import { textArray } from '#/backend/db/sql-list.ts';

export interface PageRow {
  tipo: PageTarget['tipo'];
  modalidade: Modality | null;
  area: AreaGroup | null;
  cidade: City | null;
  campanha: { tag_url: string; titulo: string; descricao: string } | null;
}

export interface ModalityCityPair {
  modality: string;
  city: string;
}

/**
 * Resolves a segment in one statement: modality, area, city, pairs, then a campaign that runs `now` (PAGE-1).
 */
export async function findPage(
  db: Database,
  slug: string,
  pairs: readonly ModalityCityPair[],
  now: Date,
): Promise<PageRow | undefined> {
  const modality = sql`json_build_object('id_modalidade', m.id_modalidade, 'nome', m.nome, 'slug', m.slug,
    'icone_slug', m.slug, 'descricao', m.descricao, 'ativo', m.ativo, 'url_imagem', m.url_imagem)`;
  const area = sql`json_build_object('id_grupo_area_atuacao', g.id_grupo_area_atuacao, 'nome', g.nome,
    'descricao', g.descricao, 'icone_slug', g.icone_slug)`;
  const city = sql`json_build_object('id_cidade', t.id_cidade, 'nome', t.nome, 'uf', t.uf, 'slug', t.slug,
    'destaque', t.destaque)`;
  const [row] = await selectRows<PageRow>(
    db,
    sql`
    SELECT tipo, modalidade, area, cidade, campanha FROM (
      SELECT 1 AS ordem, 0::bigint AS par, 'modalidade' AS tipo, ${modality} AS modalidade, NULL::json AS area,
        NULL::json AS cidade, NULL::json AS campanha
      FROM modalities m WHERE m.slug = ${slug} AND m.ativo
      UNION ALL
      SELECT 2, 0, 'area', NULL, ${area}, NULL, NULL FROM area_groups g WHERE g.icone_slug = ${slug}
      UNION ALL
      SELECT 3, 0, 'cidade', NULL, NULL, ${city}, NULL FROM cities t WHERE t.slug = ${slug}
      UNION ALL
      SELECT 4, p.par, 'modalidade-cidade', ${modality}, NULL, ${city}, NULL
      FROM unnest(${textArray(pairs.map((pair) => pair.modality))}, ${textArray(pairs.map((pair) => pair.city))})
        WITH ORDINALITY AS p (modalidade, cidade, par)
      JOIN modalities m ON m.slug = p.modalidade AND m.ativo
      JOIN cities t ON t.slug = p.cidade
      UNION ALL
      SELECT 5, 0, 'campanha', NULL, NULL, NULL,
        json_build_object('tag_url', k.tag_url, 'titulo', k.titulo, 'descricao', k.descricao)
      FROM campaigns k
      WHERE k.tag_url = ${slug} AND k.inicio <= ${now.toISOString()}::timestamptz AND k.fim > ${now.toISOString()}::timestamptz
    ) found ORDER BY ordem, par LIMIT 1`,
  );
  return row;
}
