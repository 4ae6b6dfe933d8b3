import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { insertRows } from '#/backend/db/insert-rows.ts';
import { persons } from '#/backend/db/schema/identity.ts';
import { companySeats, purchases } from '#/backend/db/schema/purchasing.ts';

export type CompanySeatRow = typeof companySeats.$inferSelect;

export async function insertSeats(
  db: Database,
  rows: readonly (typeof companySeats.$inferInsert)[],
): Promise<void> {
  await insertRows(db, companySeats, rows);
}

export async function listSeats(db: Database, codigo: string): Promise<CompanySeatRow[]> {
  return db
    .select()
    .from(companySeats)
    .where(eq(companySeats.codigo_compra, codigo))
    .orderBy(asc(companySeats.posicao));
}

export async function findSeat(
  db: Database,
  codigo: string,
  posicao: number,
): Promise<CompanySeatRow | undefined> {
  const [row] = await db
    .select()
    .from(companySeats)
    .where(and(eq(companySeats.codigo_compra, codigo), eq(companySeats.posicao, posicao)));
  return row;
}

export async function findSeatBySeries(db: Database, serie: string): Promise<CompanySeatRow | undefined> {
  const [row] = await db.select().from(companySeats).where(eq(companySeats.serie, serie));
  return row;
}

export async function listSeatedCpfs(
  db: Database,
  { personId, offerId, cpfs }: { personId: number; offerId: number; cpfs: readonly string[] },
): Promise<string[]> {
  if (cpfs.length === 0) return [];
  const rows = await db
    .select({ cpf: companySeats.cpf })
    .from(companySeats)
    .innerJoin(purchases, eq(purchases.codigo, companySeats.codigo_compra))
    .where(
      and(
        eq(purchases.id_pessoa, personId),
        eq(purchases.id_oferta, offerId),
        eq(purchases.vaga_retida, true),
        isNull(companySeats.encerrada_em),
        inArray(companySeats.cpf, [...cpfs]),
      ),
    );
  return rows.flatMap(({ cpf }) => cpf ?? []);
}

/**
 * A link that was sent becomes invalid, and still counts (COMPANY-5). Undefined when the seat was accepted.
 */
export async function nameSeatOf(
  db: Database,
  { codigo_compra, posicao }: Pick<CompanySeatRow, 'codigo_compra' | 'posicao'>,
  { aluno, cpf }: Pick<CompanySeatRow, 'aluno' | 'cpf'>,
): Promise<CompanySeatRow | undefined> {
  const [row] = await db
    .update(companySeats)
    .set({ aluno, cpf, serie: null, enviado_em: null })
    .where(
      and(
        eq(companySeats.codigo_compra, codigo_compra),
        eq(companySeats.posicao, posicao),
        isNull(companySeats.aceite_em),
        isNull(companySeats.encerrada_em),
      ),
    )
    .returning();
  return row;
}

/** Skips those whose last link was sent after `pauseFrom`, or that were sent too many. */
export async function renewSeries(
  db: Database,
  codigo: string,
  { posicao, at, pauseFrom, most }: { posicao?: number | undefined; at: Date; pauseFrom: Date; most: number },
): Promise<CompanySeatRow[]> {
  return db
    .update(companySeats)
    .set({ serie: sql`gen_random_uuid()`, enviado_em: at, envios: sql`${companySeats.envios} + 1` })
    .where(
      and(
        eq(companySeats.codigo_compra, codigo),
        posicao === undefined ? undefined : eq(companySeats.posicao, posicao),
        isNotNull(companySeats.cpf),
        isNull(companySeats.aceite_em),
        isNull(companySeats.encerrada_em),
        lt(companySeats.envios, most),
        or(isNull(companySeats.enviado_em), lte(companySeats.enviado_em, pauseFrom)),
      ),
    )
    .returning();
}

export async function acceptSeatOf(
  db: Database,
  { codigo_compra, posicao }: Pick<CompanySeatRow, 'codigo_compra' | 'posicao'>,
  set: Pick<CompanySeatRow, 'id_pessoa' | 'aceite_em' | 'aceite_ip' | 'contrato_versao' | 'contrato_sha256'>,
): Promise<CompanySeatRow | undefined> {
  const [row] = await db
    .update(companySeats)
    .set(set)
    .where(
      and(
        eq(companySeats.codigo_compra, codigo_compra),
        eq(companySeats.posicao, posicao),
        isNull(companySeats.aceite_em),
        isNull(companySeats.encerrada_em),
      ),
    )
    .returning();
  return row;
}

/** Ends seats that are still in force; returns them. */
export async function endSeats(
  db: Database,
  codigo: string,
  positions: readonly number[],
  now: Date,
): Promise<CompanySeatRow[]> {
  return db
    .update(companySeats)
    .set({ encerrada_em: now })
    .where(
      and(
        eq(companySeats.codigo_compra, codigo),
        inArray(companySeats.posicao, [...positions]),
        isNull(companySeats.encerrada_em),
      ),
    )
    .returning();
}

export interface AcceptedSeatRow {
  seat: CompanySeatRow;
  order: Pick<typeof purchases.$inferSelect, 'estado' | 'id_oferta' | 'empresa'>;
  isGuardians: boolean;
}

const acceptedSeat = {
  seat: companySeats,
  order: { estado: purchases.estado, id_oferta: purchases.id_oferta, empresa: purchases.empresa },
  // The guardian named by the company is forgotten with the account that ordered; the student's CPF stays.
  isGuardians: sql<boolean>`coalesce(${persons.cpf} <> ${companySeats.cpf}, false)`,
};

/** The seats that a person accepted, newest first. */
export async function listAcceptedSeats(
  db: Database,
  personId: number,
  limit: number,
): Promise<AcceptedSeatRow[]> {
  return db
    .select(acceptedSeat)
    .from(companySeats)
    .innerJoin(purchases, eq(purchases.codigo, companySeats.codigo_compra))
    .innerJoin(persons, eq(persons.id_pessoa, companySeats.id_pessoa))
    .where(and(eq(companySeats.id_pessoa, personId), isNotNull(companySeats.aceite_em)))
    .orderBy(desc(companySeats.aceite_em), asc(companySeats.posicao))
    .limit(limit);
}

/** One of them; undefined for a missing one and another person's. */
export async function findAcceptedSeat(
  db: Database,
  personId: number,
  { codigo, posicao }: { codigo: string; posicao: number },
): Promise<AcceptedSeatRow | undefined> {
  const [row] = await db
    .select(acceptedSeat)
    .from(companySeats)
    .innerJoin(purchases, eq(purchases.codigo, companySeats.codigo_compra))
    .innerJoin(persons, eq(persons.id_pessoa, companySeats.id_pessoa))
    .where(
      and(
        eq(companySeats.id_pessoa, personId),
        eq(companySeats.codigo_compra, codigo),
        eq(companySeats.posicao, posicao),
        isNotNull(companySeats.aceite_em),
      ),
    );
  return row;
}
