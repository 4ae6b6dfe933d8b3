import { and, eq, sql } from 'drizzle-orm';
import { builtOnce } from '#/backend/db/built-once.ts';
import type { Database } from '#/backend/db/database.ts';
import { brand, shopSetup } from '#/backend/db/schema/school.ts';
import { imagesOfBrand } from './images/image-repository.ts';
import type { BrandFields } from '#/domain/school/brand.ts';

const brandRow = builtOnce((db) =>
  db
    .select({
      versao: brand.versao,
      dados: brand.dados,
      demonstracao: brand.demonstracao,
      concluidaEm: shopSetup.concluida_em,
      imagens: imagesOfBrand,
    })
    .from(shopSetup)
    .leftJoin(brand, eq(brand.id, shopSetup.id))
    .prepare('brand_row'),
);

/** The brand with whether the shop was set up; its own columns are null before it was saved once. */
export async function findBrand(db: Database) {
  const [row] = await brandRow(db).execute();
  return row;
}

interface Change {
  /** The version that the editor read; 0 when there was none. */
  versao: number;
  dados: BrandFields;
  loginId: number;
}

/** False when the brand was changed since the editor read it. */
export async function saveBrandRow(
  db: Database,
  { versao, dados, loginId }: Change,
  at: Date,
): Promise<boolean> {
  const changed = { dados, demonstracao: false, alterada_em: at, alterada_por: loginId };
  const rows =
    versao === 0
      ? await db
          .insert(brand)
          .values({ id: 1, versao: 1, ...changed })
          .onConflictDoNothing()
          .returning({ id: brand.id })
      : await db
          .update(brand)
          .set({ versao: sql`${brand.versao} + 1`, ...changed })
          .where(and(eq(brand.id, 1), eq(brand.versao, versao)))
          .returning({ id: brand.id });
  return rows.length === 1;
}
