import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { boletos, paymentCharges, purchases } from '#/backend/db/schema/purchasing.ts';

export interface Sales {
  db: Database;
  offers: readonly number[];
  coupons?: readonly string[];
}

/** Their purchases, of all or of one person, the newest first. */
export function listPurchases({ db, offers }: Sales, personId?: number) {
  const isOf =
    personId === undefined
      ? undefined
      : or(eq(purchases.id_pessoa, personId), eq(purchases.id_responsavel, personId));
  return db
    .select()
    .from(purchases)
    .where(and(inArray(purchases.id_oferta, [...offers]), isOf))
    .orderBy(desc(purchases.criado_em), desc(purchases.codigo));
}

export async function listReferences(db: Database, codes: string[]): Promise<string[]> {
  const charges = await db
    .select({ id: paymentCharges.txid })
    .from(paymentCharges)
    .where(inArray(paymentCharges.codigo_compra, codes));
  const slips = await db
    .select({ id: boletos.id })
    .from(boletos)
    .where(inArray(boletos.codigo_compra, codes));
  return [...charges, ...slips].map(({ id }) => id);
}
