import { and, asc, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { builtOnce } from '#/backend/db/built-once.ts';
import type { Database } from '#/backend/db/database.ts';
import { redirects, referenceItems, testimonials } from '#/backend/db/schema/content.ts';
import { coupons } from '#/backend/db/schema/purchasing.ts';

export type ReferenceList =
  | 'etapas-compra'
  | 'logradouros'
  | 'bandeiras-cartao'
  | 'necessidades-especiais'
  | 'niveis-necessidade'
  | 'paises';

export function selectReferenceItems(db: Database, list: ReferenceList, group?: string) {
  return db
    .select({ codigo: referenceItems.codigo, nome: referenceItems.nome })
    .from(referenceItems)
    .where(
      and(eq(referenceItems.lista, list), group === undefined ? undefined : eq(referenceItems.grupo, group)),
    )
    .orderBy(asc(referenceItems.ordem), asc(referenceItems.codigo));
}

export function selectNeedLevels(db: Database) {
  return db
    .select({ codigo: referenceItems.codigo, nome: referenceItems.nome, grupo: referenceItems.grupo })
    .from(referenceItems)
    .where(eq(referenceItems.lista, 'niveis-necessidade'))
    .orderBy(asc(referenceItems.ordem), asc(referenceItems.codigo));
}

/** Testimonials of a course, or of the home page with null. */
export function selectTestimonials(db: Database, courseId: number | null) {
  return db
    .select({
      id_depoimento: testimonials.id_depoimento,
      nome: testimonials.nome,
      curso: testimonials.curso,
      texto: testimonials.texto,
      imagem: testimonials.imagem,
    })
    .from(testimonials)
    .where(
      and(
        courseId === null ? isNull(testimonials.id_produto) : eq(testimonials.id_produto, courseId),
        eq(testimonials.publicado, true),
      ),
    )
    .orderBy(asc(testimonials.ordem), asc(testimonials.id_depoimento));
}

/**
 * The highlighted coupon that can be used at `now` for a published course, the latest one first, with the
 * modalities and courses it is limited to.
 */
export async function findCurrentPromotion(db: Database, now: Date) {
  const [row] = await db
    .select({
      descricao: coupons.descricao,
      codigo: coupons.codigo,
      modalidades: sql<string[]>`ARRAY(
        SELECT m.slug FROM modalities m WHERE m.id_modalidade = ANY (${coupons.id_modalidades}) ORDER BY m.slug)`,
      cursos: sql<{ id_produto: number; titulo: string; slug: string; modalidade: { slug: string } }[]>`(
        SELECT coalesce(json_agg(json_build_object('id_produto', c.id_produto, 'titulo', c.titulo, 'slug', c.slug,
          'modalidade', json_build_object('slug', c.modalidade)) ORDER BY c.titulo, c.id_produto), '[]'::json)
        FROM (
          SELECT p.id_produto, p.titulo, p.slug, m.slug AS modalidade
          FROM courses p JOIN modalities m USING (id_modalidade)
          WHERE p.id_produto = ANY (${coupons.id_produtos}) AND p.publicado
          ORDER BY p.titulo, p.id_produto LIMIT 50
        ) c)`,
    })
    .from(coupons)
    .where(
      and(
        eq(coupons.destaque, true),
        lte(coupons.valido_de, now),
        gt(coupons.valido_ate, now),
        or(isNull(coupons.usos_total), lt(coupons.usos, coupons.usos_total)),
        sql`EXISTS (
          SELECT 1 FROM courses p WHERE p.publicado
            AND (cardinality(${coupons.id_modalidades}) = 0 OR p.id_modalidade = ANY (${coupons.id_modalidades}))
            AND (cardinality(${coupons.id_produtos}) = 0 OR p.id_produto = ANY (${coupons.id_produtos})))`,
      ),
    )
    .orderBy(desc(coupons.valido_de), asc(coupons.codigo))
    .limit(1);
  return row;
}

const redirectOfPath = builtOnce((db) =>
  db
    .select({ destino: redirects.destino, status: redirects.status, externo: redirects.externo })
    .from(redirects)
    .where(eq(redirects.caminho, sql.placeholder('path')))
    .prepare('redirect_of_path'),
);

export async function findRedirect(db: Database, path: string) {
  const [row] = await redirectOfPath(db).execute({ path });
  return row;
}
