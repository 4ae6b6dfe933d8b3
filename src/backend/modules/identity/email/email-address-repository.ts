import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { logins, persons } from '#/backend/db/schema/identity.ts';
import { isUniqueViolation } from '#/backend/db/unique-violation.ts';
import { isReservedForOther } from './email-change-repository.ts';

export async function isEmailOfAnother(
  db: Database,
  email: string,
  loginId: number,
  now: Date,
): Promise<boolean> {
  const [other] = await db
    .select({ id: logins.id_login })
    .from(logins)
    .where(and(eq(logins.email, email), ne(logins.id_login, loginId)));
  return other !== undefined || isReservedForOther(db, email, loginId, now);
}

export async function markEmailConfirmed(db: Database, loginId: number, at: Date): Promise<void> {
  await db.update(logins).set({ email_confirmado_em: at }).where(eq(logins.id_login, loginId));
}

/**
 * Replaces the address and marks it confirmed. False when another login has it, or can take it back: roll the
 * transaction back then.
 */
export async function updateEmail(
  db: Database,
  { loginId, personId, email }: { loginId: number; personId: number; email: string },
  at: Date,
): Promise<boolean> {
  try {
    await db.update(logins).set({ email, email_confirmado_em: at }).where(eq(logins.id_login, loginId));
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
  // Its owner may have left it while this waited for the row.
  if (await isReservedForOther(db, email, loginId, at)) return false;
  await db.update(persons).set({ email_principal: email }).where(eq(persons.id_pessoa, personId));
  return true;
}
