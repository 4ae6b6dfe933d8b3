import { sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { callbackRequests, requestLog } from '#/backend/db/schema/content.ts';

const MAX_LOGGED_REQUESTS = 50_000;

export async function insertCallbackRequest(
  db: Database,
  request: typeof callbackRequests.$inferInsert,
): Promise<void> {
  await db.insert(callbackRequests).values(request);
}

export async function insertLoggedRequest(db: Database, line: typeof requestLog.$inferInsert): Promise<void> {
  const [row] = await db.insert(requestLog).values(line).returning({ id: requestLog.id });
  await db.delete(requestLog).where(sql`${requestLog.id} <= ${row!.id - MAX_LOGGED_REQUESTS}`);
}
