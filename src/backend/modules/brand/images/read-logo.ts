import type { Database } from '#/backend/db/database.ts';
import type { BrandImage } from '#/contract/school/brand.ts';
import { findFile } from './image-repository.ts';

/** The logo that the school sent, for documents; undefined without one. */
export async function readLogo(db: Database, images: readonly BrandImage[]) {
  const isSent = images.some(({ papel, enviada }) => papel === 'logo' && enviada);
  const image = isSent && images.find(({ papel }) => papel === 'logo_png');
  const png = image && (await findFile(db, image.arquivo));
  return png ? { png, width: image.largura, height: image.altura } : undefined;
}
