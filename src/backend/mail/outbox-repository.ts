import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { selectRows, type Database } from '#/backend/db/database.ts';
import { outbox } from '#/backend/db/schema/identity.ts';
import type { OutboxMessage } from './compose-mail.ts';

/** After so many attempts, a little over a day, a message is given up and stays where it is. */
export const MAX_ATTEMPTS = 12;

export async function insertMessage(
  db: Database,
  message: {
    tipo: string;
    destinatario?: string;
    dados: Record<string, unknown>;
    remetente?: string | null;
  },
  at: Date,
): Promise<void> {
  await db.insert(outbox).values({ ...message, criado_em: at, disponivel_em: at });
}

export async function messageExists(db: Database, id: number): Promise<boolean> {
  const rows = await db.select({ id: outbox.id }).from(outbox).where(eq(outbox.id, id));
  return rows.length > 0;
}

export async function countWaitingMessages(db: Database, before: Date): Promise<number> {
  return db.$count(outbox, and(isNull(outbox.enviado_em), lt(outbox.criado_em, before)));
}

/** Deletes messages not sent yet: those of these kinds to a login, and all to an address it has. */
export async function deleteWaitingMessages(
  db: Database,
  { loginId, tipos }: { loginId: number; tipos: readonly string[] },
  identifiers: readonly string[],
): Promise<void> {
  const ofLogin = and(
    eq(sql`${outbox.dados} ->> 'id_login'`, String(loginId)),
    inArray(outbox.tipo, [...tipos]),
  );
  await db.delete(outbox).where(and(isNull(outbox.enviado_em), or(ofLogin, isToIdentifier(identifiers))));
}

const isToIdentifier = (identifiers: readonly string[]) =>
  and(isNull(outbox.destinatario), inArray(sql`${outbox.dados} ->> 'identificador'`, [...identifiers]));

/**
 * Locks due messages (FOR UPDATE SKIP LOCKED) and postpones each by one minute, then two, four … up to six
 * hours, in case sending fails.
 */
export async function claimDueMessages(db: Database, now: Date, limit: number): Promise<OutboxMessage[]> {
  const at = now.toISOString();
  const rows = await selectRows<{
    id: string | number;
    tipo: string;
    destinatario: string | null;
    dados: Record<string, unknown>;
    remetente: string | null;
    tentativas: number;
    criado_em: string | Date;
  }>(
    db,
    sql`
      WITH due AS MATERIALIZED (
        SELECT id FROM outbox
        WHERE enviado_em IS NULL AND abandonada_em IS NULL
          AND disponivel_em <= ${at}::timestamptz AND tentativas < ${MAX_ATTEMPTS}
        ORDER BY disponivel_em, id
        LIMIT ${limit}
        FOR UPDATE SKIP LOCKED
      )
      UPDATE outbox
      SET tentativas = tentativas + 1,
          disponivel_em = ${at}::timestamptz + make_interval(secs => least(60 * power(2, tentativas), 21600))
      FROM due
      WHERE outbox.id = due.id
      RETURNING outbox.id, tipo, destinatario, remetente, dados, tentativas, criado_em`,
  );
  return rows
    .map(({ id, criado_em, ...row }) => ({ ...row, id: Number(id), criadoEm: new Date(criado_em) }))
    .toSorted((a, b) => a.id - b.id);
}

export async function putOff(db: Database, id: number, until: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ disponivel_em: until, tentativas: sql`${outbox.tentativas} - 1` })
    .where(eq(outbox.id, id));
}

export async function markSent(db: Database, id: number, at: Date): Promise<void> {
  await db.update(outbox).set({ enviado_em: at, ultimo_erro: null }).where(eq(outbox.id, id));
}

export async function noteFailure(
  db: Database,
  id: number,
  { ultimoErro, givenUpAt }: { ultimoErro: string; givenUpAt: Date | null },
): Promise<void> {
  await db.update(outbox).set({ ultimo_erro: ultimoErro, abandonada_em: givenUpAt }).where(eq(outbox.id, id));
}

export async function giveUpExhausted(db: Database, now: Date): Promise<number> {
  const rows = await db
    .update(outbox)
    .set({ abandonada_em: now })
    .where(
      and(
        isNull(outbox.enviado_em),
        isNull(outbox.abandonada_em),
        gte(outbox.tentativas, MAX_ATTEMPTS),
        lte(outbox.disponivel_em, now),
      ),
    )
    .returning({ id: outbox.id });
  return rows.length;
}

export async function deleteMessage(db: Database, id: number): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id));
}

export async function deleteOldMessages(db: Database, before: Date): Promise<void> {
  const sentBefore = and(isNotNull(outbox.enviado_em), lt(outbox.enviado_em, before));
  await db.delete(outbox).where(or(sentBefore, lt(outbox.criado_em, before)));
}

export interface Recipient {
  loginIds: readonly number[];
  emails: readonly string[];
  identifiers: readonly string[];
}

const isTo = ({ loginIds, emails, identifiers }: Recipient) =>
  or(
    inArray(outbox.destinatario, [...emails]),
    inArray(sql`${outbox.dados} ->> 'id_login'`, loginIds.map(String)),
    isToIdentifier(identifiers),
  );

export function selectMessagesTo(db: Database, recipient: Recipient) {
  const { tipo, destinatario, criado_em, enviado_em } = outbox;
  return db.select({ tipo, destinatario, criado_em, enviado_em }).from(outbox).where(isTo(recipient));
}

export function selectMessagesOfPurchase(db: Database, codigo: string) {
  const { id, tipo, criado_em, enviado_em, abandonada_em } = outbox;
  return db
    .select({ tipo, criado_em, enviado_em, abandonada_em })
    .from(outbox)
    .where(sql`coalesce(${outbox.dados} ->> 'codigo_compra', ${outbox.dados} ->> 'codigo') = ${codigo}`)
    .orderBy(id);
}

export async function deleteMessagesTo(
  db: Database,
  recipient: Recipient,
  purchaseCodes: readonly string[],
): Promise<void> {
  await db
    .delete(outbox)
    .where(
      or(
        isTo(recipient),
        inArray(sql`${outbox.dados} ->> 'codigo'`, [...purchaseCodes]),
        inArray(sql`${outbox.dados} ->> 'codigo_compra'`, [...purchaseCodes]),
      ),
    );
}
