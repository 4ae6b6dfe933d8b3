import type { Database } from '#/backend/db/database.ts';
import { companyLeads } from '#/backend/db/schema/content.ts';

export async function insertCompanyLead(
  db: Database,
  lead: typeof companyLeads.$inferInsert,
): Promise<number> {
  const [row] = await db.insert(companyLeads).values(lead).returning({ id: companyLeads.id });
  return row!.id;
}
