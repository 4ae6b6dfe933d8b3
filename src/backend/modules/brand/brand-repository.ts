import { and, eq, sql } from 'drizzle-orm';
import { builtOnce } from '#/backend/db/built-once.ts';
import type { Database } from '#/backend/db/database.ts';
import { catalogueNames } from '#/backend/db/schema/catalogue.ts';
import { brand, brandLook, shopSetup } from '#/backend/db/schema/school.ts';
import { imagesOfBrand } from './images/image-repository.ts';
import type { BrandFields } from '#/domain/school/brand.ts';
import type { LookFields } from '#/domain/school/look.ts';

const brandRow = builtOnce((db) =>
  db
    .select({
      versao: brand.versao,
      dados: brand.dados,
      demonstracao: brand.demonstracao,
      concluidaEm: shopSetup.concluida_em,
      imagens: imagesOfBrand,
      aparencia: brandLook.dados,
      versaoAparencia: brandLook.versao,
      versaoNomes: catalogueNames.versao,
    })
    .from(shopSetup)
    .leftJoin(brand, eq(brand.id, shopSetup.id))
    .leftJoin(brandLook, eq(brandLook.id, shopSetup.id))
    .leftJoin(catalogueNames, eq(catalogueNames.id, shopSetup.id))
    .prepare('brand_row'),
);

/** The brand with whether the shop was set up; its own columns are null before it was saved once. */
export async function findBrand(db: Database) {
  const [row] = await brandRow(db).execute();
  return row;
}

interface Change<Fields> {
  /** The version that the editor read; 0 when there was none. */
  versao: number;
  dados: Fields;
  loginId: number;
}

/** False when the brand was changed since the editor read it. */
export async function saveBrandRow(
  db: Database,
  { versao, dados, loginId }: Change<BrandFields>,
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

/** False when the look was changed since the editor read it. */
export async function saveLookRow(
  db: Database,
  { versao, dados, loginId }: Change<LookFields>,
  at: Date,
): Promise<boolean> {
  const changed = { dados, alterada_em: at, alterada_por: loginId };
  const rows =
    versao === 0
      ? await db
          .insert(brandLook)
          .values({ id: 1, versao: 1, ...changed })
          .onConflictDoNothing()
          .returning({ id: brandLook.id })
      : await db
          .update(brandLook)
          .set({ versao: sql`${brandLook.versao} + 1`, ...changed })
          .where(and(eq(brandLook.id, 1), eq(brandLook.versao, versao)))
          .returning({ id: brandLook.id });
  return rows.length === 1;
}
