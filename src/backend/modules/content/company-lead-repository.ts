import { eq } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { companyLeads, contacts } from '#/backend/db/schema/content.ts';

export async function insertCompanyLead(
  db: Database,
  lead: typeof companyLeads.$inferInsert,
): Promise<number> {
  const [row] = await db.insert(companyLeads).values(lead).returning({ id: companyLeads.id });
  return row!.id;
}

export async function findShopEmail(db: Database): Promise<string | undefined> {
  const [row] = await db
    .select({ valor: contacts.valor })
    .from(contacts)
    .where(eq(contacts.chave, 'CONTATO_SITE_EMAIL'));
  return row?.valor;
}
