import { asc, eq, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { redirects } from '#/backend/db/schema/content.ts';
import { textArray } from '#/backend/db/sql-list.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';

/** Until the transaction ends no other changes the table: what leads where is one picture. */
export async function lockRedirects(tx: Database): Promise<void> {
  await tx.execute(sql`LOCK TABLE redirects IN SHARE ROW EXCLUSIVE MODE`);
}

export async function findRedirectRow(db: Database, path: string) {
  const [row] = await db.select().from(redirects).where(eq(redirects.caminho, path));
  return row;
}

export async function deleteRedirectRow(tx: Database, path: string) {
  const [row] = await tx.delete(redirects).where(eq(redirects.caminho, path)).returning();
  return row;
}

/** What led to one address leads to another. */
export async function turnRedirects(tx: Database, from: string, to: string): Promise<void> {
  await tx.update(redirects).set({ destino: to }).where(eq(redirects.destino, from));
}

export async function insertRedirectRow(tx: Database, row: typeof redirects.$inferInsert): Promise<void> {
  await tx.insert(redirects).values(row);
}

export async function listRedirectRows(db: Database, page: number) {
  return db
    .select({
      caminho: redirects.caminho,
      destino: redirects.destino,
      total: sql<number>`count(*) OVER ()::int`,
    })
    .from(redirects)
    .orderBy(asc(redirects.caminho))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
}

/** Those that begin at, or lead to, one of these pages; and how many there are in all. */
export async function listRedirectsAround(tx: Database, paths: readonly string[]) {
  const asked = textArray(paths);
  const rows = await tx
    .select({ caminho: redirects.caminho, destino: redirects.destino })
    .from(redirects)
    .where(
      sql`${redirects.caminho} = ANY (${asked})
        OR regexp_replace(regexp_replace(${redirects.destino}, '[?#].*$', ''), '(.)/$', '\\1') = ANY (${asked})`,
    );
  return { rows, total: await tx.$count(redirects) };
}

/** Which of these addresses are of the school's own pages: of the catalogue, the blog or a campaign. */
export async function findPagesAt(tx: Database, paths: readonly string[]): Promise<Set<string>> {
  const rows = await selectRows<{ caminho: string }>(
    tx,
    sql`SELECT caminho FROM unnest(${textArray(paths)}) AS caminho
      WHERE caminho = '/'
        OR EXISTS (SELECT 1 FROM modalities m WHERE caminho = '/' || m.slug)
        OR EXISTS (SELECT 1 FROM area_groups g WHERE caminho = '/' || g.icone_slug)
        OR EXISTS (SELECT 1 FROM cities t WHERE caminho = '/' || t.slug)
        OR EXISTS (SELECT 1 FROM campaigns k WHERE caminho IN ('/' || k.tag_url, '/campanha/' || k.tag_url))
        OR EXISTS (SELECT 1 FROM blog_posts b WHERE caminho = '/blog/' || b.slug)
        OR EXISTS (SELECT 1 FROM courses c JOIN modalities m USING (id_modalidade)
          WHERE c.publicado AND caminho LIKE '/' || m.slug || '/%/' || c.id_produto)`,
  );
  return new Set(rows.map(({ caminho }) => caminho));
}
