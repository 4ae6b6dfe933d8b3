import { sql } from 'drizzle-orm';
import { selectRows, type Database } from '../database.ts';
import { enrolledIn, needsPeople } from './enrolled-in.ts';

/**
 * Confirms offers that have reached their minimum (SEAT-8), and returns their ids: each id is returned once,
 * however many instances run at the same time.
 */
export async function confirmReachedOffers(db: Database, now: Date, offerId?: number): Promise<number[]> {
  const one = offerId === undefined ? sql`` : sql` AND o.id_oferta = ${offerId}`;
  const rows = await selectRows<{ id_oferta: number }>(
    db,
    sql`UPDATE offers o SET situacao = 'confirmada', confirmada_em = ${now.toISOString()}
      WHERE ${needsPeople(now)}${one} AND ${enrolledIn()} >= o.vagas_minimas RETURNING o.id_oferta`,
  );
  return rows.map(({ id_oferta }) => id_oferta);
}

export async function listReachedOffers(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await selectRows<{ id_oferta: number }>(
    db,
    sql`SELECT o.id_oferta FROM offers o
      WHERE ${needsPeople(now)} AND ${enrolledIn()} >= o.vagas_minimas ORDER BY o.id_oferta LIMIT ${limit}`,
  );
  return rows.map(({ id_oferta }) => id_oferta);
}
