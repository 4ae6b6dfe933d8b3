import { and, eq, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { openOffersTaughtBy } from '#/backend/db/offer/taught-offers.ts';
import { teachers } from '#/backend/db/schema/teaching.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';

export type TeacherRow = typeof teachers.$inferSelect;

const openOffers = (now: Date) => sql`(SELECT count(*) ${openOffersTaughtBy(sql`p.slug`, now)})::int`;

export interface DeskTeacherRow {
  slug: string;
  nome: string;
  mostrado: boolean;
  imagem: string | null;
  turmas_abertas: number;
  total: number;
}

export function listTeacherRows(
  db: Database,
  { page, now }: { page: number; now: Date },
): Promise<DeskTeacherRow[]> {
  return selectRows<DeskTeacherRow>(
    db,
    sql`SELECT p.*, ${openOffers(now)} AS turmas_abertas FROM (
        SELECT slug, nome, mostrado, imagem, count(*) OVER ()::int AS total FROM teachers
        ORDER BY nome COLLATE "und-x-icu", slug LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}
      ) p ORDER BY p.nome COLLATE "und-x-icu", p.slug`,
  );
}

export async function findTeacherRow(db: Database, slug: string): Promise<TeacherRow | undefined> {
  const [row] = await db.select().from(teachers).where(eq(teachers.slug, slug));
  return row;
}

export async function countOpenOffersOf(db: Database, slug: string, now: Date): Promise<number> {
  const [row] = await selectRows<{ total: number }>(
    db,
    sql`SELECT ${openOffers(now)} AS total FROM teachers p WHERE p.slug = ${slug}`,
  );
  return row?.total ?? 0;
}

/** False when the slug is taken. */
export async function insertTeacher(tx: Database, row: typeof teachers.$inferInsert): Promise<boolean> {
  const made = await tx.insert(teachers).values(row).onConflictDoNothing().returning({ slug: teachers.slug });
  return made.length === 1;
}

/** The teacher, locked until the transaction ends. */
export async function lockTeacher(tx: Database, slug: string): Promise<TeacherRow | undefined> {
  const [row] = await tx.select().from(teachers).where(eq(teachers.slug, slug)).for('no key update');
  return row;
}

/** The new version; undefined when the teacher was changed since. */
export async function updateTeacher(
  tx: Database,
  slug: string,
  version: number,
  changes: Partial<typeof teachers.$inferInsert>,
): Promise<number | undefined> {
  const [row] = await tx
    .update(teachers)
    .set({ ...changes, versao: sql`${teachers.versao} + 1` })
    .where(and(eq(teachers.slug, slug), eq(teachers.versao, version)))
    .returning({ versao: teachers.versao });
  return row?.versao;
}

/** The new version of the picture. */
export async function setTeacherPicture(
  tx: Database,
  slug: string,
  picture: { imagem: string | null; imagem_alt: string; atualizado_em: Date },
): Promise<number> {
  const [row] = await tx
    .update(teachers)
    .set({ ...picture, versao_imagem: sql`${teachers.versao_imagem} + 1` })
    .where(eq(teachers.slug, slug))
    .returning({ versao_imagem: teachers.versao_imagem });
  return row!.versao_imagem;
}
