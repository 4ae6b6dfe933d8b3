import { desc, eq, lte } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { keptMails } from '#/backend/db/schema/mailbox.ts';

const keptAtMost = 500;

export async function insertKeptMail(db: Database, mail: typeof keptMails.$inferInsert): Promise<void> {
  const [kept] = await db.insert(keptMails).values(mail).returning({ id: keptMails.id });
  await db.delete(keptMails).where(lte(keptMails.id, kept!.id - keptAtMost));
}

/** Newest first. */
export function listKeptMails(db: Database) {
  const { id, para, assunto, enviado_em } = keptMails;
  return db.select({ id, para, assunto, enviado_em }).from(keptMails).orderBy(desc(id)).limit(100);
}

export async function findKeptMail(db: Database, id: number) {
  const [mail] = await db.select().from(keptMails).where(eq(keptMails.id, id));
  return mail;
}
