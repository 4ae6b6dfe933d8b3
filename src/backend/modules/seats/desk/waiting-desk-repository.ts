import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { readInstant } from '#/backend/db/schema/columns.ts';
import type { WaitingOffer, WaitingPeople } from '#/contract/seats/waiting-list-desk.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';

const offerOf = sql`o.id_oferta, c.titulo AS curso, o.codigo_turma, t.nome AS cidade, o.data_inicio::text`;

/** Offered seats whose time has passed aren't offered any more, whether or not the job has come by. */
export async function selectWaitingOffers(
  db: Database,
  { page, now }: { page: number; now: Date },
): Promise<{ rows: WaitingOffer[]; total: number }> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await selectRows<WaitingOffer & { total: number }>(
    db,
    sql`SELECT ${offerOf}, w.na_espera, w.convidadas, w.desde::text, w.total
      FROM (
        SELECT id_oferta, count(*) FILTER (WHERE convite_expira_em IS NULL)::int AS na_espera,
          count(*) FILTER (WHERE convite_expira_em > ${at})::int AS convidadas, min(criado_em) AS desde,
          count(*) OVER ()::int AS total
        FROM waiting_list WHERE convite_expira_em IS NULL OR convite_expira_em > ${at}
        GROUP BY id_oferta ORDER BY min(criado_em), id_oferta
        LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}
      ) w JOIN offers o USING (id_oferta) JOIN courses c USING (id_produto)
        JOIN cities t ON t.id_cidade = o.id_cidade
      ORDER BY w.desde, o.id_oferta`,
  );
  return {
    rows: rows.map(({ total: _, desde, ...row }) => ({ ...row, desde: readInstant(desde).toISOString() })),
    total: rows[0]?.total ?? 0,
  };
}

export async function findWaitedOffer(
  db: Database,
  offerId: number,
): Promise<Omit<WaitingPeople, 'pessoas'> | undefined> {
  const [row] = await selectRows<Omit<WaitingPeople, 'pessoas'>>(
    db,
    sql`SELECT ${offerOf} FROM offers o JOIN courses c USING (id_produto)
        JOIN cities t ON t.id_cidade = o.id_cidade
      WHERE o.id_oferta = ${offerId}`,
  );
  return row;
}

export interface WaitingRow {
  nome: string;
  cpf: string | null;
  desde: Date;
  conviteAte: Date | null;
}

/** Those with a seat that is theirs to take first, then the others as they came. */
export async function selectWaitingPeople(
  db: Database,
  offerId: number,
  { now, limit }: { now: Date; limit: number },
): Promise<WaitingRow[]> {
  const rows = await selectRows<{ nome: string; cpf: string | null; desde: string; ate: string | null }>(
    db,
    sql`SELECT coalesce(p.nome_social, p.nome) AS nome, p.cpf, w.criado_em::text AS desde,
        w.convite_expira_em::text AS ate
      FROM waiting_list w JOIN persons p USING (id_pessoa)
      WHERE w.id_oferta = ${offerId}
        AND (w.convite_expira_em IS NULL OR w.convite_expira_em > ${now.toISOString()}::timestamptz)
      ORDER BY w.convite_expira_em IS NULL, w.id LIMIT ${limit}`,
  );
  return rows.map(({ nome, cpf, desde, ate }) => ({
    nome,
    cpf,
    desde: readInstant(desde),
    conviteAte: ate === null ? null : readInstant(ate),
  }));
}
