import { asc, eq, inArray, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { offers, programmeEditions, programmeParts } from '#/backend/db/schema/catalogue.ts';

/** The offers, in the order of their ids, which nothing changes until the transaction ends. */
export function lockOffersOfEdition(tx: Database, ids: readonly number[]) {
  return tx
    .select()
    .from(offers)
    .where(inArray(offers.id_oferta, [...ids]))
    .orderBy(asc(offers.id_oferta))
    .for('no key update');
}

export async function hasEditions(tx: Database, programmeId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: offers.id_oferta })
    .from(offers)
    .where(eq(offers.id_produto, programmeId))
    .limit(1);
  return rows.length > 0;
}

export async function insertEdition(
  tx: Database,
  edition: typeof programmeEditions.$inferInsert,
  parts: readonly number[],
): Promise<void> {
  const { id_oferta } = edition;
  await tx.insert(programmeEditions).values(edition);
  await tx
    .insert(programmeParts)
    .values(parts.map((id_parte, index) => ({ id_oferta, posicao: index + 1, id_parte })));
}

export async function findEdition(tx: Database, offerId: number) {
  const [row] = await tx
    .select({
      preco_centavos: programmeEditions.preco_centavos,
      a_venda: programmeEditions.a_venda,
      parcelas_max: offers.parcelas_max,
    })
    .from(programmeEditions)
    .innerJoin(offers, eq(offers.id_oferta, programmeEditions.id_oferta))
    .where(eq(programmeEditions.id_oferta, offerId));
  return row;
}

export async function updateEdition(
  tx: Database,
  { id_oferta, ...set }: typeof programmeEditions.$inferInsert,
): Promise<void> {
  await tx.update(programmeEditions).set(set).where(eq(programmeEditions.id_oferta, id_oferta));
}

/** Dates, seats, state and full price of an edition as its parts have them. */
export async function followParts(tx: Database, offerId: number): Promise<void> {
  await selectRows(tx, sql`SELECT follow_parts(${offerId})`);
}
