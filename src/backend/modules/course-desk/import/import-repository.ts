import { and, eq, getTableColumns, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { catalogueImports, courses, offers } from '#/backend/db/schema/catalogue.ts';
import { insertRows } from '#/backend/db/insert-rows.ts';
import { integerArray } from '#/backend/db/sql-list.ts';
import { hasPeople, offerColumns, type StoredOffer } from '../offer-desk-repository.ts';

/** Whether the offer `o` is of a course, and not of a programme. */
const isOfCourse = sql`NOT EXISTS (SELECT FROM courses g WHERE g.id_produto = o.id_produto AND g.programa)`;

export type StoredCourse = typeof courses.$inferSelect & { areaSlug: string };

export type CourseRow = Omit<typeof courses.$inferInsert, 'id_produto' | 'versao'>;
export type OfferRow = Omit<
  typeof offers.$inferInsert,
  'id_oferta' | 'id_produto' | 'id_unidade' | 'id_cidade' | 'codigo_turma' | 'versao'
>;

export const insertCourses = (tx: Database, rows: readonly (typeof courses.$inferInsert)[]) =>
  insertRows(tx, courses, rows);

export const insertOffers = (tx: Database, rows: readonly (typeof offers.$inferInsert)[]) =>
  insertRows(tx, offers, rows);

export function listModalityNames(db: Database) {
  return selectRows<{ id: number; nome: string; slug: string }>(
    db,
    sql`SELECT id_modalidade AS id, nome, slug FROM modalities ORDER BY id_modalidade`,
  );
}

export interface AreaName {
  id: number;
  nome: string;
  grupo: string;
  groupId: number;
  slug: string;
}

export function listAreaNames(db: Database) {
  return selectRows<AreaName>(
    db,
    sql`SELECT a.id_area_atuacao AS id, a.nome, g.nome AS grupo, g.id_grupo_area_atuacao AS "groupId",
        g.icone_slug AS slug
      FROM areas a JOIN area_groups g USING (id_grupo_area_atuacao) ORDER BY a.id_area_atuacao`,
  );
}

export function listTypeNames(db: Database) {
  return selectRows<{ id: number; nome: string }>(
    db,
    sql`SELECT id_tipo_curso AS id, nome FROM course_types ORDER BY id_tipo_curso`,
  );
}

export interface StoredUnit {
  id_unidade: number;
  nome: string;
  endereco: string;
  cidade: string;
  uf: string;
  cep: string;
  telefone: string;
  id_cidade: number;
  fechada: boolean;
  versao: number;
}

export function listStoredUnits(db: Database) {
  return selectRows<StoredUnit>(
    db,
    sql`SELECT u.id_unidade, u.nome, u.endereco, t.nome AS cidade, t.uf, u.cep, u.telefone, u.id_cidade,
        u.fechada_em IS NOT NULL AS fechada, u.versao
      FROM units u JOIN cities t USING (id_cidade) ORDER BY u.id_unidade`,
  );
}

export interface CourseKey {
  id: number;
  slug: string;
  modalityId: number;
  titulo: string;
}

/** Enough of each course to find it by its name. */
export function listCourseKeys(db: Database) {
  return selectRows<CourseKey>(
    db,
    sql`SELECT id_produto AS id, slug, id_modalidade AS "modalityId", titulo FROM courses
      WHERE NOT programa ORDER BY id_produto`,
  );
}

export interface OfferKey {
  id: number;
  code: string;
  /** What it is, where no code tells: see `offerIdentity`. */
  identity: string;
  /** Whether it takes place, or may. */
  isAlive: boolean;
}

export function listOfferKeys(db: Database) {
  return selectRows<OfferKey>(
    db,
    sql`SELECT id_oferta AS id, codigo_turma AS code,
        concat_ws('/', id_produto, id_unidade, formato, turno, data_inicio, coalesce(hora_inicio, '')) AS identity,
        situacao NOT IN ('cancelada', 'encerrada') AS "isAlive"
      FROM offers o WHERE ${isOfCourse} ORDER BY id_oferta`,
  );
}

export function findStoredCourses(db: Database, ids: readonly number[]) {
  return selectRows<StoredCourse>(
    db,
    sql`SELECT c.*, g.icone_slug AS "areaSlug" FROM courses c JOIN area_groups g USING (id_grupo_area_atuacao)
      WHERE c.id_produto = ANY (${integerArray(ids)}) ORDER BY c.id_produto`,
  );
}

export function findStoredOffers(db: Database, ids: readonly number[]) {
  return selectRows<StoredOffer & { tem_pessoas: boolean }>(
    db,
    sql`SELECT ${offerColumns}, ${hasPeople} AS tem_pessoas FROM offers o
      WHERE o.id_oferta = ANY (${integerArray(ids)}) ORDER BY o.id_oferta`,
  );
}

/** Courses on sale, and offers without people that take enrolments, which aren't among these. */
export async function findGone(
  db: Database,
  { courseIds, offerIds }: { courseIds: readonly number[]; offerIds: readonly number[] },
) {
  const gone = await selectRows<{ id: number; titulo: string; versao: number }>(
    db,
    sql`SELECT id_produto AS id, titulo, versao FROM courses c
      WHERE publicado AND NOT programa AND NOT id_produto = ANY (${integerArray(courseIds)}) ORDER BY id_produto`,
  );
  const missing = await selectRows<{ id: number; code: string; versao: number; tem_pessoas: boolean }>(
    db,
    sql`SELECT o.id_oferta AS id, o.codigo_turma AS code, o.versao, ${hasPeople} AS tem_pessoas FROM offers o
      WHERE o.situacao NOT IN ('cancelada', 'encerrada') AND NOT o.id_oferta = ANY (${integerArray(offerIds)})
        AND ${isOfCourse}
      ORDER BY o.id_oferta`,
  );
  return { courses: gone, offers: missing };
}

/** Buyers of these wait until the transaction ends. */
export async function lockOffers(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.execute(
    sql`SELECT FROM offers WHERE id_oferta = ANY (${integerArray(ids)}) ORDER BY id_oferta FOR UPDATE`,
  );
}

/** Editors of these, and who adds an edition, wait until the transaction ends. */
export async function lockCourses(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.execute(
    sql`SELECT FROM courses WHERE id_produto = ANY (${integerArray(ids)}) ORDER BY id_produto FOR NO KEY UPDATE`,
  );
}

/** The cities of units, by the unit's id. */
export async function findUnitCities(tx: Database) {
  const rows = await selectRows<{ id: number; id_cidade: number; nome: string }>(
    tx,
    sql`SELECT u.id_unidade AS id, u.id_cidade, t.nome FROM units u JOIN cities t USING (id_cidade)`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findHighestIds(tx: Database) {
  const [row] = await selectRows<{ curso: number; turma: number; unidade: number }>(
    tx,
    sql`SELECT coalesce((SELECT max(id_produto) FROM courses), 1000) AS curso,
      coalesce((SELECT max(id_oferta) FROM offers), 1000) AS turma,
      coalesce((SELECT max(id_unidade) FROM units), 1000) AS unidade`,
  );
  return row!;
}

export interface Change {
  versao: number;
  row: Record<string, unknown>;
}

/**
 * Writes the columns that each row brings, all of one set, where its version is still the one that was read.
 * Returns how many it wrote.
 */
export async function updateRows(
  tx: Database,
  table: PgTable,
  id: string,
  changes: readonly Change[],
): Promise<number> {
  const [first] = changes;
  if (!first) return 0;
  const columns = getTableColumns(table);
  const name = sql.identifier(getTableConfig(table).name);
  const key = sql.identifier(id);
  const names = Object.keys(first.row)
    .filter((column) => column !== id)
    .map((column) => sql.identifier(columns[column]!.name));
  const json = JSON.stringify(changes.map(({ row, versao }) => ({ ...row, versao })));
  const sets = sql.join(
    names.map((column) => sql`${column} = n.${column}`),
    sql`, `,
  );
  const rows = await selectRows(
    tx,
    sql`UPDATE ${name} t SET ${sets}, versao = t.versao + 1
      FROM json_populate_recordset(NULL::${name}, ${json}::json) n
      WHERE t.${key} = n.${key} AND t.versao = n.versao RETURNING 1`,
  );
  return rows.length;
}

export const updateCourses = (tx: Database, changes: readonly Change[]) =>
  updateRows(tx, courses, 'id_produto', changes);

export const updateOffers = (tx: Database, changes: readonly Change[]) =>
  updateRows(tx, offers, 'id_oferta', changes);

/** A modality is shown from its first course on. */
export async function showModalities(tx: Database): Promise<void> {
  await tx.execute(sql`UPDATE modalities m SET ativo = true WHERE NOT ativo
    AND EXISTS (SELECT FROM courses c WHERE c.id_modalidade = m.id_modalidade AND c.publicado)`);
}

export async function insertImport(tx: Database, row: typeof catalogueImports.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(catalogueImports).values(row).returning({ id: catalogueImports.id });
  return inserted!.id;
}

/** All but the files, which are large. */
export async function findImport(db: Database, id: number) {
  const { conteudo: _, andamento_em, ...columns } = getTableColumns(catalogueImports);
  // A process that died says nothing more.
  const runs = sql<boolean>`coalesce(${andamento_em} > clock_timestamp() - interval '2 minutes', false)`;
  const [row] = await db
    .select({ ...columns, runs })
    .from(catalogueImports)
    .where(eq(catalogueImports.id, id));
  return row;
}

/** The sheets of an import as gzipped JSON; null a week later, undefined for an unknown import. */
export async function findImportedFiles(db: Database, id: number): Promise<Uint8Array | null | undefined> {
  const [row] = await db
    .select({ conteudo: catalogueImports.conteudo })
    .from(catalogueImports)
    .where(eq(catalogueImports.id, id));
  return row?.conteudo;
}

export async function setProgress(db: Database, id: number, written: number): Promise<void> {
  await db.execute(sql`UPDATE catalogue_imports SET gravadas = ${written}, andamento_em = clock_timestamp()
    WHERE id = ${id}`);
}

export async function endProgress(db: Database, id: number): Promise<void> {
  await db.update(catalogueImports).set({ andamento_em: null }).where(eq(catalogueImports.id, id));
}

/** Another run of the same import waits until the transaction ends. */
export async function lockImport(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(724904, ${id})`);
}

export async function isImportCancelled(tx: Database, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: catalogueImports.id })
    .from(catalogueImports)
    .where(and(eq(catalogueImports.id, id), isNotNull(catalogueImports.cancelada_em)));
  return rows.length === 1;
}

/** Whether it still could be cancelled. */
export async function setImportCancelled(tx: Database, id: number, at: Date): Promise<boolean> {
  const { cancelada_em, feita_em } = catalogueImports;
  const rows = await tx
    .update(catalogueImports)
    .set({ cancelada_em: sql`coalesce(${cancelada_em}, ${at.toISOString()})` })
    .where(and(eq(catalogueImports.id, id), isNull(feita_em)))
    .returning({ id: catalogueImports.id });
  return rows.length === 1;
}

/** Whether it wasn't cancelled; from then on it can't be. */
export async function setImportDone(tx: Database, id: number, at: Date): Promise<boolean> {
  const rows = await tx
    .update(catalogueImports)
    .set({ feita_em: at })
    .where(and(eq(catalogueImports.id, id), isNull(catalogueImports.cancelada_em)))
    .returning({ id: catalogueImports.id });
  return rows.length === 1;
}

/** Files of before that instant go; what was told of them stays. */
export async function dropOldFiles(tx: Database, before: Date): Promise<void> {
  await tx
    .update(catalogueImports)
    .set({ conteudo: null })
    .where(and(lt(catalogueImports.criado_em, before), isNotNull(catalogueImports.conteudo)));
}
