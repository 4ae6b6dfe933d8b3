import { desc, eq, lte } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { storedMails } from '#/backend/db/schema/mailbox.ts';

const maxStoredMails = 500;

export async function insertStoredMail(db: Database, mail: typeof storedMails.$inferInsert): Promise<void> {
  const [stored] = await db.insert(storedMails).values(mail).returning({ id: storedMails.id });
  await db.delete(storedMails).where(lte(storedMails.id, stored!.id - maxStoredMails));
}

/** Newest first. */
export function listStoredMails(db: Database) {
  const { id, para, assunto, enviado_em } = storedMails;
  return db.select({ id, para, assunto, enviado_em }).from(storedMails).orderBy(desc(id)).limit(100);
}

export async function findStoredMail(db: Database, id: number) {
  const [mail] = await db.select().from(storedMails).where(eq(storedMails.id, id));
  return mail;
}
