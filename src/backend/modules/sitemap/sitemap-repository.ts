import { sql, type SQL } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { isOpen } from '#/backend/db/offer/open-offer.ts';
import { openOffersTaughtBy } from '#/backend/db/offer/taught-offers.ts';
import {
  SITEMAP_PART_SIZE,
  type SitemapCourse,
  type SitemapLists,
  type SitemapOffer,
} from '#/contract/sitemap/sitemap.ts';

const updatedAt = sql`to_char(c.atualizado_em AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS atualizado_em`;

export async function selectCourseParts(db: Database): Promise<number[]> {
  return selectParts(db, sql`c.id_produto`, sql`courses c WHERE c.publicado AND NOT c.programa`);
}

export async function selectOfferParts(db: Database, now: Date): Promise<number[]> {
  const openOffers = sql`offers o JOIN courses c USING (id_produto) WHERE c.publicado AND NOT c.programa AND ${isOpen(now)}`;
  return selectParts(db, sql`o.id_oferta`, openOffers);
}

/** A loose index scan: as many look-ups as there are parts. */
async function selectParts(db: Database, id: SQL, from: SQL): Promise<number[]> {
  const rows = await selectRows<{ parte: number }>(
    db,
    sql`
    WITH RECURSIVE parts (parte) AS (
      (SELECT (${id} - 1) / ${size} FROM ${from} ORDER BY ${id} LIMIT 1)
      UNION ALL
      SELECT (SELECT (${id} - 1) / ${size} FROM ${from} AND ${id} > (parts.parte + 1) * ${size} ORDER BY ${id} LIMIT 1)
      FROM parts WHERE parts.parte IS NOT NULL
    )
    SELECT parte + 1 AS parte FROM parts WHERE parte IS NOT NULL ORDER BY parte`,
  );
  return rows.map(({ parte }) => parte);
}

export function selectCourses(db: Database, part: number): Promise<SitemapCourse[]> {
  return selectRows(
    db,
    sql`
    SELECT c.id_produto, c.slug, m.slug AS modalidade, ${updatedAt}
    FROM courses c JOIN modalities m USING (id_modalidade)
    WHERE c.publicado AND NOT c.programa AND ${inPart(sql`c.id_produto`, part)}
    ORDER BY c.id_produto`,
  );
}

export function selectOpenOffers(db: Database, part: number, now: Date): Promise<SitemapOffer[]> {
  return selectRows(
    db,
    sql`
    SELECT o.id_oferta, c.id_produto, c.slug, m.slug AS modalidade, t.slug AS cidade, ${updatedAt}
    FROM offers o
      JOIN courses c USING (id_produto)
      JOIN modalities m USING (id_modalidade)
      JOIN cities t ON t.id_cidade = o.id_cidade
    WHERE c.publicado AND NOT c.programa AND ${isOpen(now)} AND ${inPart(sql`o.id_oferta`, part)}
    ORDER BY o.id_oferta`,
  );
}

export async function selectLists(db: Database, now: Date): Promise<Omit<SitemapLists, 'textos'>> {
  const [row] = await selectRows<Omit<SitemapLists, 'textos'>>(
    db,
    sql`
    WITH pairs AS MATERIALIZED (
      SELECT DISTINCT c.id_modalidade, o.id_cidade
      FROM offers o JOIN courses c USING (id_produto)
      WHERE c.publicado AND ${isOpen(now)}
    )
    SELECT
      ARRAY(SELECT m.slug FROM modalities m WHERE m.ativo
        AND EXISTS (SELECT 1 FROM courses c WHERE c.publicado AND c.id_modalidade = m.id_modalidade)
        ORDER BY m.slug) AS modalidades,
      ARRAY(SELECT g.icone_slug FROM area_groups g
        WHERE EXISTS (SELECT 1 FROM courses c
          WHERE c.publicado AND c.id_grupo_area_atuacao = g.id_grupo_area_atuacao)
        ORDER BY g.icone_slug) AS areas,
      ARRAY(SELECT DISTINCT t.slug FROM pairs JOIN cities t USING (id_cidade) ORDER BY t.slug) AS cidades,
      (SELECT coalesce(json_agg(json_build_object('modalidade', m.slug, 'cidade', t.slug) ORDER BY m.slug, t.slug), '[]')
        FROM pairs JOIN modalities m USING (id_modalidade) JOIN cities t USING (id_cidade)
        WHERE m.ativo) AS modalidades_em_cidades,
      ARRAY(SELECT k.tag_url FROM campaigns k
        WHERE k.inicio <= ${now.toISOString()}::timestamptz AND k.fim > ${now.toISOString()}::timestamptz
        ORDER BY k.tag_url) AS campanhas,
      ARRAY(SELECT slug FROM school_pages WHERE publicada ORDER BY ordem, id_pagina) AS paginas,
      ARRAY(SELECT p.slug FROM teachers p WHERE p.mostrado AND EXISTS (SELECT 1 ${openOffersTaughtBy(sql`p.slug`, now)})
        ORDER BY p.slug) AS professores,
      ARRAY(SELECT g.slug FROM programmes g JOIN courses c USING (id_produto) WHERE c.publicado
        ORDER BY g.slug) AS programas`,
  );
  return row!;
}

const size = sql.raw(String(SITEMAP_PART_SIZE));

function inPart(id: SQL, part: number): SQL {
  const last = part * SITEMAP_PART_SIZE;
  return sql`${id} > ${last - SITEMAP_PART_SIZE}::int AND ${id} <= ${Math.min(last, 2_147_483_647)}::int`;
}
