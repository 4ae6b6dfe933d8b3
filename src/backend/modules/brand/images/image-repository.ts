import { eq, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { brandFiles, brandImages, shopSetup } from '#/backend/db/schema/school.ts';
import type { ImageRole } from '#/domain/school/brand-image.ts';

/** One change of the pictures at a time: each is made of all that the school sent. */
export async function lockImages(tx: Database): Promise<void> {
  await tx.select({ id: shopSetup.id }).from(shopSetup).for('update');
}

export async function findFile(db: Database, file: string): Promise<Uint8Array | undefined> {
  const [found] = await db
    .select({ conteudo: brandFiles.conteudo })
    .from(brandFiles)
    .where(eq(brandFiles.arquivo, file));
  return found?.conteudo;
}

export function selectSentImages(db: Database) {
  return db
    .select({
      papel: brandImages.papel,
      largura: brandImages.largura,
      altura: brandImages.altura,
      arquivo: brandImages.arquivo,
      conteudo: brandFiles.conteudo,
    })
    .from(brandImages)
    .innerJoin(brandFiles, eq(brandFiles.arquivo, brandImages.arquivo))
    .where(eq(brandImages.enviada, true));
}

interface StoredImage {
  papel: ImageRole;
  arquivo: string;
  conteudo: Uint8Array;
  largura: number;
  altura: number;
  enviada: boolean;
}

/** Files stay: pages that browsers and networks have stored go on naming them. */
export async function replaceImages(tx: Database, images: readonly StoredImage[], at: Date): Promise<void> {
  await tx.delete(brandImages);
  if (images.length === 0) return;
  await tx
    .insert(brandFiles)
    .values(images.map(({ arquivo, conteudo }) => ({ arquivo, conteudo, criado_em: at })))
    .onConflictDoNothing();
  await tx.insert(brandImages).values(images.map(({ conteudo: _, ...image }) => image));
}

export const imagesOfBrand = sql<unknown>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'papel', papel, 'arquivo', arquivo, 'largura', largura, 'altura', altura, 'enviada', enviada)), '[]')
  FROM brand_images)`;
