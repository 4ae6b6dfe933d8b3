import { and, eq } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { coursePictureFiles } from '#/backend/db/schema/catalogue.ts';

export async function findPictureFile(
  db: Database,
  hash: string,
  name: string,
): Promise<Uint8Array | undefined> {
  const [found] = await db
    .select({ conteudo: coursePictureFiles.conteudo })
    .from(coursePictureFiles)
    .where(and(eq(coursePictureFiles.foto, hash), eq(coursePictureFiles.nome, name)));
  return found?.conteudo;
}
