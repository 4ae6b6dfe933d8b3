import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { logins, persons } from '#/backend/db/schema/identity.ts';

export async function isEmailOfAnother(db: Database, email: string, idLogin: number): Promise<boolean> {
  const [other] = await db
    .select({ id: logins.id_login })
    .from(logins)
    .where(and(eq(logins.email, email), ne(logins.id_login, idLogin)));
  return other !== undefined;
}

export async function markEmailConfirmed(db: Database, idLogin: number, at: Date): Promise<void> {
  await db.update(logins).set({ email_confirmado_em: at }).where(eq(logins.id_login, idLogin));
}

/** Replaces the address, confirmed at once. Fails on one that another login has. */
export async function updateEmail(
  db: Database,
  { idLogin, idPessoa, email }: { idLogin: number; idPessoa: number; email: string },
  at: Date,
): Promise<void> {
  await db.update(logins).set({ email, email_confirmado_em: at }).where(eq(logins.id_login, idLogin));
  await db.update(persons).set({ email_principal: email }).where(eq(persons.id_pessoa, idPessoa));
}
