import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { readInstant } from '#/backend/db/schema/columns.ts';
import { areaGroups, areas, courses, modalities } from '#/backend/db/schema/catalogue.ts';
import { isOpen } from '#/backend/db/offer/open-offer.ts';
import { schoolColours } from '#/backend/db/schema/school.ts';
import type { DeskCourseState } from '#/domain/catalogue/course-list/course-list.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';

export interface DeskCourseRow {
  id_produto: number;
  titulo: string;
  slug: string;
  modalidade: { nome: string; slug: string };
  publicado: boolean;
  turmas: number;
  turmas_abertas: number;
  atualizado_em: Date;
  mudado_por: string | null;
  total: number;
}

interface CourseFilters {
  page: number;
  words: readonly string[];
  state: DeskCourseState | undefined;
  modality: string | undefined;
  now: Date;
}

/** A page of courses whose title has all the words, last changed first; each says how many there are. */
export async function listDeskCourseRows(
  db: Database,
  { page, words, state, modality, now }: CourseFilters,
): Promise<DeskCourseRow[]> {
  const openOffers = sql`FROM offers o WHERE o.id_produto = c.id_produto AND ${isOpen(now)}`;
  const states: Record<DeskCourseState, SQL> = {
    'na-loja': sql`c.publicado`,
    'fora-da-loja': sql`NOT c.publicado`,
    'sem-turma-aberta': sql`NOT EXISTS (SELECT 1 ${openOffers})`,
  };
  const where = sql.join(
    [
      sql`NOT c.programa`,
      ...words.map((word) => sql`strpos(fold_text(c.titulo), fold_text(${word})) > 0`),
      ...(state === undefined ? [] : [states[state]]),
      ...(modality === undefined
        ? []
        : [sql`c.id_modalidade = (SELECT id_modalidade FROM modalities WHERE slug = ${modality})`]),
    ],
    sql` AND `,
  );
  const rows = await selectRows<Omit<DeskCourseRow, 'atualizado_em'> & { atualizado_em: string }>(
    db,
    sql`
    SELECT c.id_produto, c.titulo, c.slug, json_build_object('nome', m.nome, 'slug', m.slug) AS modalidade,
      c.publicado, c.atualizado_em::text, c.total,
      (SELECT count(*) FROM offers o WHERE o.id_produto = c.id_produto AND o.situacao <> 'cancelada')::int AS turmas,
      (SELECT count(*) ${openOffers})::int AS turmas_abertas,
      (SELECT p.nome FROM audit_log a JOIN logins l USING (id_login) JOIN persons p ON p.id_pessoa = l.id_pessoa
        WHERE a.objeto = 'curso ' || c.id_produto ORDER BY a.id DESC LIMIT 1) AS mudado_por
    FROM (
      SELECT *, count(*) OVER ()::int AS total FROM courses c WHERE ${where}
      ORDER BY c.atualizado_em DESC, c.id_produto DESC LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}
    ) c JOIN modalities m USING (id_modalidade)
    ORDER BY c.atualizado_em DESC, c.id_produto DESC`,
  );
  return rows.map((row) => ({ ...row, atualizado_em: readInstant(row.atualizado_em) }));
}

/** Other changes of the course wait until the transaction ends. */
export async function lockCourse(tx: Database, courseId: number): Promise<void> {
  await tx
    .select({ id: courses.id_produto })
    .from(courses)
    .where(eq(courses.id_produto, courseId))
    .for('no key update');
}

export async function findCourse(db: Database, courseId: number, isProgramme = false) {
  const [row] = await db
    .select({
      course: courses,
      modalitySlug: modalities.slug,
      areaSlug: areaGroups.icone_slug,
      cores: schoolColours,
    })
    .from(courses)
    .innerJoin(modalities, eq(modalities.id_modalidade, courses.id_modalidade))
    .innerJoin(areaGroups, eq(areaGroups.id_grupo_area_atuacao, courses.id_grupo_area_atuacao))
    .where(and(eq(courses.id_produto, courseId), eq(courses.programa, isProgramme)));
  return row;
}

/** The area's group and that group's slug; undefined for an unknown area. */
export async function findAreaGroup(db: Database, areaId: number) {
  const [row] = await selectRows<{ groupId: number; slug: string }>(
    db,
    sql`SELECT g.id_grupo_area_atuacao AS "groupId", g.icone_slug AS slug
      FROM areas a JOIN area_groups g USING (id_grupo_area_atuacao) WHERE a.id_area_atuacao = ${areaId}`,
  );
  return row;
}

export async function isModality(db: Database, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: modalities.id_modalidade })
    .from(modalities)
    .where(eq(modalities.id_modalidade, id));
  return rows.length === 1;
}

/** Until the transaction ends no other editor makes a course, an offer, a unit or a city. */
export async function lockNewRows(tx: Database): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(724903)`);
}

/** Waits for others that add to the catalogue: the next id is one above the highest. */
export async function takeNextId(
  tx: Database,
  table: 'courses' | 'offers' | 'units',
  column: string,
): Promise<number> {
  await lockNewRows(tx);
  const [row] = await selectRows<{ id: number }>(
    tx,
    sql`SELECT coalesce(max(${sql.identifier(column)}), 1000) + 1 AS id FROM ${sql.identifier(table)}`,
  );
  return row!.id;
}

export async function insertCourse(tx: Database, row: typeof courses.$inferInsert): Promise<void> {
  await tx.insert(courses).values(row);
}

/** The new version; undefined when the course was changed since. */
export async function updateCourse(
  tx: Database,
  courseId: number,
  version: number,
  changes: Partial<typeof courses.$inferInsert>,
): Promise<number | undefined> {
  const [row] = await tx
    .update(courses)
    .set({ ...changes, versao: sql`${courses.versao} + 1` })
    .where(and(eq(courses.id_produto, courseId), eq(courses.versao, version)))
    .returning({ versao: courses.versao });
  return row?.versao;
}

/**
 * Whether the course, or the programme, changed; a modality is shown from its first course on. Undefined: no
 * such course.
 */
export async function setPublished(
  tx: Database,
  courseId: number,
  published: boolean,
  at: Date,
  isProgramme = false,
): Promise<boolean | undefined> {
  const [known] = await tx
    .select({ published: courses.publicado, modality: courses.id_modalidade })
    .from(courses)
    .where(and(eq(courses.id_produto, courseId), eq(courses.programa, isProgramme)))
    .for('update');
  if (!known) return undefined;
  if (published) {
    await tx.update(modalities).set({ ativo: true }).where(eq(modalities.id_modalidade, known.modality));
  }
  if (known.published === published) return false;
  await tx
    .update(courses)
    .set({ publicado: published, atualizado_em: at })
    .where(eq(courses.id_produto, courseId));
  return true;
}

export function listAreas(db: Database) {
  return selectRows<{ id_area_atuacao: number; nome: string; grupo: string }>(
    db,
    sql`SELECT a.id_area_atuacao, a.nome, g.nome AS grupo
      FROM ${areas} a JOIN area_groups g USING (id_grupo_area_atuacao)
      ORDER BY upper(g.nome) COLLATE "und-x-icu", upper(a.nome) COLLATE "und-x-icu"`,
  );
}

export function listModalities(db: Database) {
  return selectRows<{ id_modalidade: number; nome: string; slug: string }>(
    db,
    sql`SELECT id_modalidade, nome, slug FROM modalities ORDER BY upper(nome) COLLATE "und-x-icu"`,
  );
}

export async function isCourseType(db: Database, id: number): Promise<boolean> {
  const rows = await selectRows(db, sql`SELECT 1 FROM course_types WHERE id_tipo_curso = ${id}`);
  return rows.length === 1;
}
