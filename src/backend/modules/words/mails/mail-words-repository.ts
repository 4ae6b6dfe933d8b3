import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { mailWords } from '#/backend/db/schema/content.ts';
import type { MailWords } from '#/domain/site/words/mail-words.ts';

export type MailWordsRow = typeof mailWords.$inferSelect;

export const listMailWordRows = (db: Database): Promise<MailWordsRow[]> => db.select().from(mailWords);

export async function findMailWordsRow(db: Database, tipo: string): Promise<MailWordsRow | undefined> {
  const [row] = await db.select().from(mailWords).where(eq(mailWords.tipo, tipo));
  return row;
}

/** The new version; undefined when they were changed since `versao` was read, 0 for none. */
export async function saveMailWordsRow(
  tx: Database,
  { tipo, versao, words, at }: { tipo: string; versao: number; words: MailWords; at: Date },
): Promise<number | undefined> {
  const changed = { ...words, alterado_em: at };
  const [row] =
    versao === 0
      ? await tx
          .insert(mailWords)
          .values({ tipo, versao: 1, ...changed })
          .onConflictDoNothing()
          .returning({ versao: mailWords.versao })
      : await tx
          .update(mailWords)
          .set({ versao: sql`${mailWords.versao} + 1`, ...changed })
          .where(and(eq(mailWords.tipo, tipo), eq(mailWords.versao, versao)))
          .returning({ versao: mailWords.versao });
  return row?.versao;
}
