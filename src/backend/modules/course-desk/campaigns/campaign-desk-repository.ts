import { and, desc, eq, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { pageSlugs } from '#/backend/db/schema/catalogue.ts';
import { campaigns } from '#/backend/db/schema/content.ts';
import { fewIntegers } from '#/backend/db/sql-list.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';

export type CampaignRow = typeof campaigns.$inferSelect;

export async function listCampaignRows(
  db: Database,
  { page, now }: { page: number; now: Date },
): Promise<(CampaignRow & { total: number })[]> {
  const rows = await db
    .select({ campaign: campaigns, total: sql<number>`count(*) OVER ()::int` })
    .from(campaigns)
    .orderBy(
      sql`${campaigns.fim} > ${now.toISOString()}::timestamptz DESC`,
      desc(campaigns.inicio),
      campaigns.tag_url,
    )
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return rows.map(({ campaign, total }) => ({ ...campaign, total }));
}

export async function findCampaignRow(db: Database, tag: string): Promise<CampaignRow | undefined> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.tag_url, tag));
  return row;
}

export async function lockCampaignRow(tx: Database, tag: string): Promise<CampaignRow | undefined> {
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.tag_url, tag)).for('update');
  return row;
}

/** Takes the address for a campaign; false when a page of the catalogue or another campaign has it. */
export async function takePageSlug(tx: Database, slug: string): Promise<boolean> {
  const made = await tx
    .insert(pageSlugs)
    .values({ slug, tipo: 'campanha' })
    .onConflictDoNothing()
    .returning({ slug: pageSlugs.slug });
  return made.length === 1;
}

export async function insertCampaignRow(tx: Database, row: typeof campaigns.$inferInsert): Promise<void> {
  await tx.insert(campaigns).values(row);
}

/** The new version; undefined when it was changed since it was read. */
export async function updateCampaignRow(
  tx: Database,
  tag: string,
  version: number,
  changes: Partial<CampaignRow>,
): Promise<number | undefined> {
  const [row] = await tx
    .update(campaigns)
    .set({ ...changes, versao: sql`${campaigns.versao} + 1` })
    .where(and(eq(campaigns.tag_url, tag), eq(campaigns.versao, version)))
    .returning({ versao: campaigns.versao });
  return row?.versao;
}

export async function listCourseIdsWithTag(db: Database, tag: string): Promise<number[]> {
  const rows = await selectRows<{ id: number }>(
    db,
    sql`SELECT id_produto AS id FROM courses WHERE ${tag} = ANY (tags) ORDER BY id_produto`,
  );
  return rows.map(({ id }) => id);
}

/** Locks the campaign's courses and those that are to be, in the order of their ids; gives the latter. */
export async function lockCoursesOfTag(
  tx: Database,
  tag: string,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await selectRows<{ id: number }>(
    tx,
    sql`SELECT id_produto AS id FROM courses WHERE ${tag} = ANY (tags) OR id_produto = ANY (${fewIntegers(ids)})
      ORDER BY id_produto FOR NO KEY UPDATE`,
  );
  const wanted = new Set(ids);
  return new Set(rows.map(({ id }) => id).filter((id) => wanted.has(id)));
}

/** Makes these courses, and no others, the courses of the campaign. */
export async function tagCourses(tx: Database, tag: string, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`UPDATE courses SET tags = array_remove(tags, ${tag})
    WHERE ${tag} = ANY (tags) AND id_produto <> ALL (${fewIntegers(ids)})`);
  await tx.execute(sql`UPDATE courses SET tags = array_append(tags, ${tag})
    WHERE id_produto = ANY (${fewIntegers(ids)}) AND ${tag} <> ALL (tags)`);
}
