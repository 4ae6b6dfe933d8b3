import { sql, type SQL } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';

/** Columns of the course `c` and of the offer `o` that courses are counted by: texts or integers. */
export interface IndexColumns {
  course: readonly SQL[];
  offer: readonly SQL[];
}

/** An offer as a list: hours from 1970 in UTC to its deadline, whether it is paid, its columns. */
export type OfferRow = [closingHour: number, isPaid: boolean, ...columns: (string | number)[]];

export type CourseRow = [
  id: number,
  areaId: number,
  cents: number,
  isBestSeller: boolean,
  hasDiscount: boolean,
  titleLength: number,
  tags: string[],
  columns: (string | number)[],
  offers: OfferRow[],
];

/** Courses that are read by one statement, which takes the server some 15 ms. */
const COURSES_AT_A_TIME = 1000;

export interface Look {
  snapshot: string;
  server: string;
  changed: number;
  /** Whether changes may be missing: they were deleted already, or the database was restored. */
  isForgotten: boolean;
}

/** Changes whose transaction the snapshot couldn't see, including those copied from another server. */
const unseen = (snapshot: string): SQL => sql`
  transacao >= pg_snapshot_xmin(${snapshot}::pg_snapshot) AND transacao < pg_snapshot_xmax(pg_current_snapshot())
    AND NOT pg_visible_in_snapshot(transacao, ${snapshot}::pg_snapshot)`;

export async function lookForChanges(db: Database, since: string | undefined, limit: number): Promise<Look> {
  const changed = since
    ? sql`(SELECT count(*)::int FROM (SELECT DISTINCT id_produto FROM course_changes WHERE ${unseen(since)} LIMIT ${limit}) x)`
    : sql`0`;
  const isForgotten = since
    ? sql`pg_snapshot_xmax(${since}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot())
        OR (desde > pg_snapshot_xmin(${since}::pg_snapshot) AND desde <= pg_snapshot_xmax(pg_current_snapshot()))`
    : sql`false`;
  const [look] = await selectRows<Look>(
    db,
    sql`SELECT pg_current_snapshot()::text AS snapshot, pg_postmaster_start_time()::text AS server,
      ${changed} AS changed, ${isForgotten} AS "isForgotten" FROM course_changes_kept`,
  );
  return look!;
}

const rowOf = ({ course, offer }: IndexColumns): SQL => sql`json_build_array(
  c.id_produto, c.id_area_atuacao, c.preco_centavos, c.mais_vendido_destaque, c.com_desconto, char_length(c.titulo),
  c.tags, json_build_array(${sql.join([...course], sql`, `)}), coalesce((
    SELECT json_agg(json_build_array(
        (extract(epoch FROM (o.inscricoes_ate + 1)::timestamp AT TIME ZONE o.fuso) / 3600)::int, o.tipo_oferta = 'PAGO', ${sql.join([...offer], sql`, `)}))
    FROM offers o WHERE o.id_produto = c.id_produto AND o.situacao IN ('em-aberto', 'confirmada')
      AND (o.vagas_disponiveis IS NULL OR o.vagas_disponiveis > 0)
  ), '[]'))`;

export async function readCourses(db: Database, columns: IndexColumns, after: number): Promise<CourseRow[]> {
  const [row] = await selectRows<{ courses: CourseRow[] | null }>(
    db,
    sql`SELECT json_agg(${rowOf(columns)}) AS courses FROM (
      SELECT * FROM courses WHERE publicado AND id_produto > ${after} ORDER BY id_produto LIMIT ${COURSES_AT_A_TIME}
    ) c`,
  );
  return row!.courses ?? [];
}

export async function readOrders(db: Database): Promise<{ relevance: number[]; titles: number[] }> {
  const inOrder = (order: SQL) =>
    selectRows<{ ids: number[] }>(
      db,
      sql`SELECT coalesce(json_agg(id_produto), '[]') AS ids FROM (
        SELECT id_produto FROM courses WHERE publicado ORDER BY ${order}) c`,
    );
  const [relevance] = await inOrder(sql`mais_vendido_destaque DESC, titulo_busca, id_produto`);
  const [titles] = await inOrder(sql`titulo COLLATE "und-x-icu", id_produto`);
  return { relevance: relevance!.ids, titles: titles!.ids };
}

/** A course in an order: `after` is the one before it, null for the first. */
export type Follower = [id: number, after: number | null];

export interface Changes {
  snapshot: string;
  ids: number[];
  moved: number[];
  courses: CourseRow[];
  relevance: Follower[];
  titles: Follower[];
}

export async function readChanges(db: Database, columns: IndexColumns, since: string): Promise<Changes> {
  const [changes] = await selectRows<Changes>(
    db,
    sql`
    WITH changes AS MATERIALIZED (
      SELECT id_produto, bool_or(do_curso) AS do_curso FROM course_changes WHERE ${unseen(since)} GROUP BY id_produto
    ), changed AS MATERIALIZED (
      SELECT c.*, do_curso FROM changes JOIN courses c USING (id_produto) WHERE c.publicado
    )
    SELECT pg_current_snapshot()::text AS snapshot,
      (SELECT coalesce(json_agg(id_produto), '[]') FROM changes) AS ids,
      (SELECT coalesce(json_agg(id_produto), '[]') FROM changes WHERE do_curso) AS moved,
      (SELECT coalesce(json_agg(${rowOf(columns)}), '[]') FROM changed c) AS courses,
      (SELECT coalesce(json_agg(json_build_array(c.id_produto, coalesce(
        (SELECT p.id_produto FROM courses p WHERE p.publicado AND p.mais_vendido_destaque = c.mais_vendido_destaque
            AND (p.titulo_busca, p.id_produto) < (c.titulo_busca, c.id_produto)
          ORDER BY p.titulo_busca DESC, p.id_produto DESC LIMIT 1),
        (SELECT p.id_produto FROM courses p WHERE p.publicado AND p.mais_vendido_destaque AND NOT c.mais_vendido_destaque
          ORDER BY p.titulo_busca DESC, p.id_produto DESC LIMIT 1)
      ))), '[]') FROM changed c WHERE do_curso) AS relevance,
      (SELECT coalesce(json_agg(json_build_array(c.id_produto,
        (SELECT p.id_produto FROM courses p
          WHERE p.publicado AND (p.titulo COLLATE "und-x-icu", p.id_produto) < (c.titulo COLLATE "und-x-icu", c.id_produto)
          ORDER BY p.titulo COLLATE "und-x-icu" DESC, p.id_produto DESC LIMIT 1)
      )), '[]') FROM changed c WHERE do_curso) AS titles`,
  );
  return changes!;
}

export async function deleteChangesBefore(db: Database, moment: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [last] = await selectRows<{ desde: string }>(
      tx,
      sql`UPDATE course_changes_kept SET desde = transacao
        FROM (SELECT transacao FROM course_changes
          WHERE feita_em < ${moment.toISOString()}::timestamptz AND transacao < pg_snapshot_xmin(pg_current_snapshot())
          ORDER BY transacao DESC LIMIT 1) last
        RETURNING desde::text AS desde`,
    );
    if (last) await tx.execute(sql`DELETE FROM course_changes WHERE transacao < ${last.desde}::xid8`);
  });
}
