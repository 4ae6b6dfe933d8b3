import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { logins, sessionFamilies } from '#/backend/db/schema/identity.ts';

export async function isProvenAddress(db: Database, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: logins.id_login })
    .from(logins)
    .where(and(eq(logins.email, email.toLowerCase()), isNotNull(logins.email_confirmado_em)))
    .limit(1);
  return rows.length === 1;
}

export async function addressOfAccount(db: Database, personId: number, email: string) {
  const rows = await db
    .select({ email: logins.email, confirmedAt: logins.email_confirmado_em })
    .from(logins)
    .where(eq(logins.id_pessoa, personId));
  const [session] = await db
    .select({ network: sessionFamilies.rede })
    .from(sessionFamilies)
    .innerJoin(logins, eq(logins.id_login, sessionFamilies.id_login))
    .where(eq(logins.id_pessoa, personId))
    .orderBy(desc(sessionFamilies.criada_em))
    .limit(1);
  const own = rows.filter((row) => row.email === email.toLowerCase());
  return {
    isProven: own.some(({ confirmedAt }) => confirmedAt !== null),
    isOwn: own.length > 0,
    hasProven: rows.some(({ confirmedAt }) => confirmedAt !== null),
    network: session?.network ?? null,
  };
}
