import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { outbox } from '#/backend/db/schema/identity.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';

export async function countMails(db: Database, since: Date) {
  const [row] = await selectRows<{
    na_fila: number;
    tentando: number;
    abandonados: number;
    enviados: number;
  }>(
    db,
    sql`SELECT
        (count(*) FILTER (WHERE abandonada_em IS NULL AND ultimo_erro IS NULL))::int AS na_fila,
        (count(*) FILTER (WHERE abandonada_em IS NULL AND ultimo_erro IS NOT NULL))::int AS tentando,
        (count(*) FILTER (WHERE abandonada_em IS NOT NULL))::int AS abandonados,
        (SELECT count(*)::int FROM outbox WHERE enviado_em >= ${since.toISOString()}::timestamptz) AS enviados
      FROM outbox WHERE enviado_em IS NULL`,
  );
  return row!;
}

export async function selectUnsent(db: Database, page: number) {
  const { id, tipo, destinatario, criado_em, disponivel_em, tentativas, ultimo_erro, abandonada_em } = outbox;
  return db
    .select({
      id,
      tipo,
      destinatario,
      criado_em,
      disponivel_em,
      tentativas,
      ultimo_erro,
      abandonada_em,
      total: sql<number>`count(*) OVER ()::int`,
    })
    .from(outbox)
    .where(isNull(outbox.enviado_em))
    .orderBy(sql`${abandonada_em} IS NULL`, sql`${ultimo_erro} IS NULL`, id)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
}

const isUnsent = (id: number) => and(eq(outbox.id, id), isNull(outbox.enviado_em));

/** Its kind; undefined when it was sent, or is gone. */
export async function makeDue(db: Database, id: number, now: Date): Promise<string | undefined> {
  const [row] = await db
    .update(outbox)
    .set({ tentativas: 0, disponivel_em: now, abandonada_em: null, ultimo_erro: null })
    .where(isUnsent(id))
    .returning({ tipo: outbox.tipo });
  return row?.tipo;
}

/** As {@link makeDue}. */
export async function deleteUnsent(db: Database, id: number): Promise<string | undefined> {
  const [row] = await db.delete(outbox).where(isUnsent(id)).returning({ tipo: outbox.tipo });
  return row?.tipo;
}
