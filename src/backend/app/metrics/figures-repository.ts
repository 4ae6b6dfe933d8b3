import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';

export interface JobFigure {
  nome: string;
  /** Seconds since it last ended. */
  age: number;
  /** In a row. */
  failures: number;
}

export interface Figures {
  jobs: JobFigure[];
  /** Mails that wait, and the seconds for which the oldest of them does. */
  mails: { waiting: number; oldest: number; givenUp: number };
  orders: { estado: string; count: number }[];
  /** Open matters of finance by kind. */
  matters: { tipo: string; count: number }[];
  /** Payments that belong to no charge of ours. */
  unmatched: number;
}

/** Few and short reads, as they come with every scrape. */
export async function selectFigures(db: Database, now: Date): Promise<Figures> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await selectRows<{ figures: Figures }>(
    db,
    sql`SELECT json_build_object(
      'jobs', (SELECT coalesce(json_agg(json_build_object('nome', nome, 'failures', falhas, 'age',
        extract(epoch FROM clock_timestamp() - terminou_em))), '[]') FROM job_leases WHERE terminou_em IS NOT NULL),
      'mails', (SELECT json_build_object('waiting', count(*) FILTER (WHERE abandonada_em IS NULL),
          'oldest', greatest(0, coalesce(extract(epoch FROM ${at} - min(criado_em) FILTER (WHERE abandonada_em IS NULL)), 0)),
          'givenUp', count(*) FILTER (WHERE abandonada_em IS NOT NULL))
        FROM outbox WHERE enviado_em IS NULL),
      'orders', (SELECT coalesce(json_agg(o), '[]') FROM (SELECT estado, count(*) FROM purchases GROUP BY estado) o),
      'matters', (SELECT coalesce(json_agg(m), '[]') FROM
        (SELECT tipo, count(*) FROM finance_matters WHERE encerrada_em IS NULL GROUP BY tipo) m),
      'unmatched', (SELECT count(*) FROM payment_events e WHERE e.aplicado_em IS NULL)
        + (SELECT count(*) FROM finance_matters WHERE encerrada_em IS NULL AND tipo = 'PAGAMENTO_DESCONHECIDO')
    ) AS figures`,
  );
  return row!.figures;
}

/** Seats that orders hold beyond those of their offers; orders of a programme hold some in each part. */
export async function countOversoldSeats(db: Database): Promise<number> {
  const [row] = await selectRows<{ seats: string | number }>(
    db,
    sql`WITH held AS (
      SELECT id_oferta, sum(vagas) AS vagas FROM (
        SELECT p.id_oferta, p.vagas FROM purchases p WHERE p.vaga_retida
        UNION ALL SELECT s.id_parte, p.vagas FROM purchases p
          JOIN programme_parts s ON s.id_oferta = p.id_oferta WHERE p.vaga_retida
      ) each GROUP BY id_oferta)
    SELECT coalesce(sum(greatest(0, held.vagas - o.vagas_total)), 0) AS seats
    FROM held JOIN offers o USING (id_oferta) WHERE o.vagas_total IS NOT NULL`,
  );
  return Number(row!.seats);
}
