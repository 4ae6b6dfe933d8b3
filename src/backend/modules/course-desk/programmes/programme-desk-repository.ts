import { and, asc, eq, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { localToday } from '#/backend/db/offer/local-today.ts';
import { isOpen } from '#/backend/db/offer/open-offer.ts';
import { areaGroups, courses, programmeCourses, programmes } from '#/backend/db/schema/catalogue.ts';
import { fewIntegers, literalTexts } from '#/backend/db/sql-list.ts';
import { schoolColours } from '#/backend/db/schema/school.ts';
import type { DeskProgramme } from '#/contract/catalogue/programme-desk.ts';
import { holdsSeat, purchaseStates } from '#/domain/sale/purchase-state.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';

export interface DeskProgrammeRow {
  slug: string;
  titulo: string;
  publicado: boolean;
  cursos: string[];
  edicoes_abertas: number;
  total: number;
}

const titlesOf = sql`ARRAY(SELECT k.titulo FROM programme_courses m JOIN courses k ON k.id_produto = m.id_produto
  WHERE m.id_programa = g.id_produto ORDER BY m.posicao)`;

export function listProgrammeRows(
  db: Database,
  { page, now }: { page: number; now: Date },
): Promise<DeskProgrammeRow[]> {
  return selectRows<DeskProgrammeRow>(
    db,
    sql`SELECT g.slug, c.titulo, c.publicado, ${titlesOf} AS cursos, count(*) OVER ()::int AS total,
        (SELECT count(*) FROM offers o WHERE o.id_produto = g.id_produto AND ${isOpen(now)})::int AS edicoes_abertas
      FROM programmes g JOIN courses c USING (id_produto)
      ORDER BY c.titulo COLLATE "und-x-icu", g.slug LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`,
  );
}

export async function findDeskProgramme(db: Database, slug: string) {
  const { id_produto, titulo, descricao, publicado, versao, imagem, imagem_alt, versao_imagem } = courses;
  const [row] = await db
    .select({
      id_produto,
      titulo,
      resumo: descricao,
      publicado,
      versao,
      slug: programmes.slug,
      texto: programmes.texto,
      imagem,
      imagem_alt,
      versao_imagem,
      areaSlug: areaGroups.icone_slug,
      cores: schoolColours,
    })
    .from(programmes)
    .innerJoin(courses, eq(courses.id_produto, programmes.id_produto))
    .innerJoin(areaGroups, eq(areaGroups.id_grupo_area_atuacao, courses.id_grupo_area_atuacao))
    .where(eq(programmes.slug, slug));
  return row;
}

export type DeskProgrammeFound = NonNullable<Awaited<ReturnType<typeof findDeskProgramme>>>;

/** The courses with the offers that a new edition may take. */
export function listProgrammeCourses(
  db: Database,
  programmeId: number,
  now: Date,
): Promise<DeskProgramme['cursos']> {
  return selectRows<DeskProgramme['cursos'][number]>(
    db,
    sql`SELECT c.id_produto, c.titulo, c.publicado, coalesce((
        SELECT json_agg(json_build_object('id_oferta', o.id_oferta, 'codigo_turma', o.codigo_turma,
          'data_inicio', o.data_inicio, 'data_fim', o.data_fim, 'turno', o.turno,
          'vagas_disponiveis', o.vagas_disponiveis, 'unidade', u.nome || ', ' || t.nome,
          'preco', coalesce(o.preco_promocional_centavos, o.preco_original_centavos) / 100.0)
          ORDER BY o.data_inicio, o.id_oferta)
        FROM offers o JOIN units u USING (id_unidade) JOIN cities t ON t.id_cidade = o.id_cidade
        WHERE o.id_produto = c.id_produto AND ${mayBePart(now)}), '[]') AS turmas
      FROM programme_courses m JOIN courses c USING (id_produto)
      WHERE m.id_programa = ${programmeId} ORDER BY m.posicao`,
  );
}

/** Whether the offer `o` can be sold as a part: it costs something, takes place, and takes enrolments. */
const mayBePart = (now: Date) => sql`(o.tipo_oferta = 'PAGO'
  AND o.situacao IN ('em-aberto', 'confirmada', 'esgotada') AND o.inscricoes_ate >= ${localToday(now)})`;

export interface EditionRow extends Omit<DeskProgramme['edicoes'][number], 'preco' | 'soma'> {
  preco_centavos: number;
  soma_centavos: number;
}

export function listEditions(db: Database, programmeId: number): Promise<EditionRow[]> {
  return selectRows<EditionRow>(
    db,
    sql`SELECT o.id_oferta, o.codigo_turma, o.situacao, o.data_inicio::text, o.inscricoes_ate::text,
        o.vagas_disponiveis, o.parcelas_max, o.versao, e.preco_centavos, e.a_venda, s.soma_centavos, s.turmas,
        (SELECT count(*) FROM purchases p WHERE p.id_oferta = o.id_oferta
          AND p.estado IN (${literalTexts(purchaseStates.filter(holdsSeat))}))::int AS compras
      FROM offers o JOIN programme_editions e USING (id_oferta) CROSS JOIN LATERAL (
        SELECT sum(coalesce(x.preco_promocional_centavos, x.preco_original_centavos))::int AS soma_centavos,
          json_agg(json_build_object('id_oferta', x.id_oferta, 'codigo_turma', x.codigo_turma,
            'data_inicio', x.data_inicio, 'situacao', x.situacao, 'vagas_disponiveis', x.vagas_disponiveis,
            'id_produto', c.id_produto, 'curso', c.titulo) ORDER BY q.posicao) AS turmas
        FROM programme_parts q JOIN offers x ON x.id_oferta = q.id_parte JOIN courses c ON c.id_produto = x.id_produto
        WHERE q.id_oferta = o.id_oferta
      ) s
      WHERE o.id_produto = ${programmeId} ORDER BY o.id_oferta DESC`,
  );
}

export interface PartOfProgramme {
  id_produto: number;
  titulo: string;
  carga_horaria: number;
  duracao_meses: number;
  preco_centavos: number;
  /** Whether it is a programme, costs nothing, or is sold elsewhere. */
  recusado: boolean;
}

/** In the order of `ids`; unknown ones are left out. */
export async function findCoursesOf(tx: Database, ids: readonly number[]): Promise<PartOfProgramme[]> {
  const rows = await selectRows<PartOfProgramme>(
    tx,
    sql`SELECT id_produto, titulo, carga_horaria, duracao_meses, preco_centavos,
        programa OR gratuito OR gestao_desempenho AS recusado
      FROM courses WHERE id_produto = ANY (${fewIntegers(ids)})`,
  );
  const byId = new Map(rows.map((row) => [row.id_produto, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Where lists file the programme: as its first course. */
export async function findFiling(tx: Database, courseId: number) {
  const { id_modalidade, id_grupo_area_atuacao, id_area_atuacao, id_tipo_curso, publico_alvo } = courses;
  const [row] = await tx
    .select({ id_modalidade, id_grupo_area_atuacao, id_area_atuacao, id_tipo_curso, publico_alvo })
    .from(courses)
    .where(eq(courses.id_produto, courseId));
  return row!;
}

export async function findAreaSlug(tx: Database, groupId: number): Promise<string> {
  const [row] = await selectRows<{ slug: string }>(
    tx,
    sql`SELECT icone_slug AS slug FROM area_groups WHERE id_grupo_area_atuacao = ${groupId}`,
  );
  return row!.slug;
}

/** False when the slug is taken. */
export async function insertProgramme(tx: Database, row: typeof programmes.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(programmes)
    .values(row)
    .onConflictDoNothing()
    .returning({ slug: programmes.slug });
  return made.length === 1;
}

export async function setText(tx: Database, programmeId: number, texto: string): Promise<void> {
  await tx.update(programmes).set({ texto }).where(eq(programmes.id_produto, programmeId));
}

export async function setCourses(tx: Database, programmeId: number, ids: readonly number[]): Promise<void> {
  await tx.delete(programmeCourses).where(eq(programmeCourses.id_programa, programmeId));
  await tx
    .insert(programmeCourses)
    .values(ids.map((id_produto, index) => ({ id_programa: programmeId, posicao: index + 1, id_produto })));
}

export async function listCourseIds(tx: Database, programmeId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: programmeCourses.id_produto })
    .from(programmeCourses)
    .where(and(eq(programmeCourses.id_programa, programmeId)))
    .orderBy(asc(programmeCourses.posicao));
  return rows.map(({ id }) => id);
}
