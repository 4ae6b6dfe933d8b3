import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { logins } from '#/backend/db/schema/identity.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';

/** Whether somebody has confirmed that the address is theirs; with a purchase, whether its buyer has. */
export async function isProvenAddress(db: Database, email: string, codigoCompra?: string): Promise<boolean> {
  const isTheirs = and(eq(logins.email, email.toLowerCase()), isNotNull(logins.email_confirmado_em));
  const found = db.select({ id: logins.id_login }).from(logins).limit(1);
  const rows =
    codigoCompra === undefined
      ? await found.where(isTheirs)
      : await found
          .innerJoin(purchases, eq(purchases.id_pessoa, logins.id_pessoa))
          .where(and(isTheirs, eq(purchases.codigo, codigoCompra)));
  return rows.length === 1;
}
