import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { referenceItems } from '#/backend/db/schema/content.ts';
import { specialNeeds } from '#/backend/db/schema/identity.ts';
import type { SpecialNeed } from '#/domain/person/person-record.ts';

export function listSpecialNeedRows(db: Database, personId: number) {
  return db
    .select()
    .from(specialNeeds)
    .where(eq(specialNeeds.id_pessoa, personId))
    .orderBy(asc(specialNeeds.tipo));
}

export async function replaceSpecialNeeds(
  db: Database,
  personId: number,
  needs: readonly SpecialNeed[],
  now: Date,
): Promise<void> {
  await deleteSpecialNeeds(db, personId);
  if (needs.length === 0) return;
  await db
    .insert(specialNeeds)
    .values(needs.map(({ tipo, nivel }) => ({ id_pessoa: personId, tipo, nivel, informado_em: now })));
}

export async function deleteSpecialNeeds(db: Database, personId: number): Promise<void> {
  await db.delete(specialNeeds).where(eq(specialNeeds.id_pessoa, personId));
}

export async function listKnownNeeds(db: Database): Promise<Map<string, string | null>> {
  const rows = await db
    .select({ codigo: referenceItems.codigo, grupo: referenceItems.grupo })
    .from(referenceItems)
    .where(and(inArray(referenceItems.lista, ['necessidades-especiais', 'niveis-necessidade'])));
  return new Map(rows.map(({ codigo, grupo }) => [codigo, grupo]));
}
