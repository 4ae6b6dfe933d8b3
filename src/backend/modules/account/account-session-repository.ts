import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { logins, refreshTokens, sessionFamilies } from '#/backend/db/schema/identity.ts';

export async function listFamilies(db: Database, personId: number, now: Date) {
  const lastUsed =
    sql<Date>`coalesce(max(${refreshTokens.emitido_em}), ${sessionFamilies.criada_em})`.mapWith(
      sessionFamilies.criada_em,
    );
  return db
    .select({
      id: sessionFamilies.id,
      criadaEm: sessionFamilies.criada_em,
      usadaEm: lastUsed,
      agente: sessionFamilies.agente,
      rede: sessionFamilies.rede,
    })
    .from(sessionFamilies)
    .innerJoin(logins, eq(logins.id_login, sessionFamilies.id_login))
    .leftJoin(refreshTokens, eq(refreshTokens.id_familia, sessionFamilies.id))
    .where(and(eq(logins.id_pessoa, personId), ...live(now)))
    .groupBy(sessionFamilies.id)
    .orderBy(desc(lastUsed), desc(sessionFamilies.id))
    .limit(100);
}

export async function revokeOwnFamily(
  db: Database,
  personId: number,
  id: string,
  now: Date,
): Promise<boolean> {
  const own = db.select({ id: logins.id_login }).from(logins).where(eq(logins.id_pessoa, personId));
  const rows = await db
    .update(sessionFamilies)
    .set({ revogada_em: now })
    .where(and(eq(sessionFamilies.id, id), inArray(sessionFamilies.id_login, own), ...live(now)))
    .returning({ id: sessionFamilies.id });
  return rows.length === 1;
}

export async function revokeOtherOwnFamilies(
  db: Database,
  { personId, stored }: { personId: number; stored: string },
  now: Date,
): Promise<void> {
  const own = db.select({ id: logins.id_login }).from(logins).where(eq(logins.id_pessoa, personId));
  await db
    .update(sessionFamilies)
    .set({ revogada_em: now })
    .where(and(ne(sessionFamilies.id, stored), inArray(sessionFamilies.id_login, own), ...live(now)));
}

const live = (now: Date) => [isNull(sessionFamilies.revogada_em), gt(sessionFamilies.expira_em, now)];
