import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { seatedIn } from '#/backend/db/offer/programme-seats.ts';
import type { OfferSeats } from '#/contract/finance/numbers.ts';
import { literalTexts } from '#/backend/db/sql-list.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

const paid = ['PAGA', 'MATRICULADA'] as const;

interface SeatsWanted {
  area: number | undefined;
  today: CalendarDay;
  page: number;
  size: number;
}

const seated = seatedIn(sql`f.id_oferta`);

/**
 * As the rows have it, whatever the clock says: taken, held and free seats add up to all of an offer.
 * Those of programmes are among the seats of their parts.
 */
export async function selectOfferSeats(
  db: Database,
  { area, today, page, size }: SeatsWanted,
): Promise<(OfferSeats & { count: number })[]> {
  return selectRows<OfferSeats & { count: number }>(
    db,
    sql`SELECT f.*, t.nome AS cidade,
        (SELECT coalesce(sum(p.vagas), 0) FROM purchases p WHERE p.id_oferta = ${seated} AND p.vaga_retida
          AND p.estado IN (${literalTexts(paid)}))::float8
        + (SELECT count(*) FROM enrolments e WHERE e.id_oferta = f.id_oferta AND e.estado = 'MATRICULADA')::int
          AS ocupadas,
        (SELECT coalesce(sum(p.vagas), 0) FROM purchases p WHERE p.id_oferta = ${seated} AND p.vaga_retida
          AND p.estado NOT IN (${literalTexts(paid)}))::float8
        + (SELECT count(*) FROM enrolments e WHERE e.id_oferta = f.id_oferta AND e.estado = 'INSCRITA')::int
        + (SELECT count(*) FROM class_changes k WHERE k.id_oferta = ${seated} AND k.status = 'ABERTA')::int
        + (SELECT count(*) FROM waiting_list w WHERE w.id_oferta = f.id_oferta
          AND w.convite_expira_em IS NOT NULL)::int AS reservadas,
        (SELECT count(*) FROM waiting_list w WHERE w.id_oferta = f.id_oferta AND w.convite_expira_em IS NULL)::int AS na_espera
      FROM (
        SELECT o.id_oferta, o.id_produto, c.titulo AS curso, o.codigo_turma, o.data_inicio::text, o.situacao,
          o.vagas_total AS total, o.vagas_disponiveis AS livres, o.id_cidade, count(*) OVER ()::int AS count
        FROM offers o JOIN courses c USING (id_produto)
        WHERE NOT c.programa AND o.data_fim >= ${today}::date AND o.situacao NOT IN ('cancelada', 'encerrada')
          AND ${area === undefined ? sql`true` : sql`c.id_grupo_area_atuacao = ${area}::int`}
        ORDER BY o.data_inicio, o.id_oferta LIMIT ${size} OFFSET ${(page - 1) * size}
      ) f JOIN cities t USING (id_cidade)
      ORDER BY f.data_inicio, f.id_oferta`,
  );
}
