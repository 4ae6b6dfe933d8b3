import { and, eq, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { openOffersTaughtBy } from '#/backend/db/offer/taught-offers.ts';
import { teachers } from '#/backend/db/schema/teaching.ts';
import type { TeacherItem } from '#/contract/catalogue/teachers.ts';
import type { PricePeriod } from '#/domain/catalogue/price-period.ts';

/** Those that are shown, by name. */
export function listShownTeachers(db: Database, now: Date): Promise<TeacherItem[]> {
  return selectRows<TeacherItem>(
    db,
    sql`SELECT p.slug, p.nome, p.imagem, p.imagem_alt, 
        (SELECT count(*) ${openOffersTaughtBy(sql`p.slug`, now)})::int AS turmas_abertas
      FROM teachers p WHERE p.mostrado ORDER BY p.nome COLLATE "und-x-icu", p.slug`,
  );
}

export async function findShownTeacher(db: Database, slug: string) {
  const { nome, biografia, links, imagem, imagem_alt } = teachers;
  const [row] = await db
    .select({ slug: teachers.slug, nome, biografia, links, imagem, imagem_alt })
    .from(teachers)
    .where(and(eq(teachers.slug, slug), eq(teachers.mostrado, true)));
  return row;
}

/** Cards of one page. */
const MOST_OFFERS = 60;

/** Open offers that they teach, of courses on sale, by their first day. */
export function listTaughtOffers(db: Database, slug: string, now: Date) {
  return selectRows<{ id_oferta: number; periodo_preco: PricePeriod }>(
    db,
    sql`SELECT o.id_oferta, c.periodo_preco ${openOffersTaughtBy(sql`${slug}`, now)}
      ORDER BY o.data_inicio, o.id_oferta LIMIT ${MOST_OFFERS}`,
  );
}
