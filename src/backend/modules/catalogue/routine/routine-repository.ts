import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { fewIntegers } from '#/backend/db/sql-list.ts';
import type { OfferFormat, OfferShift, Weekday } from '#/domain/catalogue/offer-values.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

export interface PlacedUnit {
  id_unidade: number;
  latitude: number;
  longitude: number;
}

export function listPlacedUnits(db: Database): Promise<PlacedUnit[]> {
  return selectRows(db, sql`SELECT id_unidade, latitude, longitude FROM units`);
}

export interface FittingRow {
  id_oferta: number;
  produto: { id_produto: number; titulo: string; slug: string; modalidade: { nome: string; slug: string } };
  formato: OfferFormat;
  turno: OfferShift;
  dias_semana: Weekday[];
  hora_inicio: string | null;
  hora_fim: string | null;
  data_inicio: CalendarDay;
  cidade: { nome: string; uf: string; slug: string };
  unidade: string;
}

/** In the order of `ids`. */
export async function listFittingOffers(db: Database, ids: readonly number[]): Promise<FittingRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows<FittingRow>(
    db,
    sql`
    SELECT o.id_oferta, o.formato, o.turno, o.dias_semana, o.hora_inicio, o.hora_fim, o.data_inicio,
      json_build_object('id_produto', c.id_produto, 'titulo', c.titulo, 'slug', c.slug,
        'modalidade', json_build_object('nome', m.nome, 'slug', m.slug)) AS produto,
      json_build_object('nome', t.nome, 'uf', t.uf, 'slug', t.slug) AS cidade, u.nome AS unidade
    FROM offers o
    JOIN courses c USING (id_produto)
    JOIN modalities m USING (id_modalidade)
    JOIN cities t USING (id_cidade)
    JOIN units u USING (id_unidade)
    WHERE o.id_oferta = ANY (${fewIntegers(ids)})`,
  );
  const byId = new Map(rows.map((row) => [row.id_oferta, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
