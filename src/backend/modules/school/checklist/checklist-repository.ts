import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { isOpen } from '#/backend/db/offer/open-offer.ts';

export interface ShopFacts {
  courses: number;
  /** Offers that take enrolments, of courses on sale. */
  openOffers: number;
  administrators: number;
  /** The version in force; null without one. */
  terms: string | null;
}

export async function countShopFacts(db: Database, now: Date): Promise<ShopFacts> {
  const [facts] = await selectRows<ShopFacts>(
    db,
    sql`SELECT
      (SELECT count(*) FROM courses WHERE publicado)::int AS courses,
      (SELECT count(*) FROM offers o JOIN courses c USING (id_produto) WHERE c.publicado AND ${isOpen(now)})::int
        AS "openOffers",
      (SELECT count(*) FROM logins WHERE tipo_login = 'ADMIN' AND desativado_em IS NULL)::int AS administrators,
      (SELECT versao FROM contracts WHERE vigente_desde <= ${now.toISOString()}::timestamptz
        ORDER BY vigente_desde DESC LIMIT 1) AS terms`,
  );
  return facts!;
}
