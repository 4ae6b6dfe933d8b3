import { and, asc, count, desc, eq, gte, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { localToday } from '#/backend/db/offer/local-today.ts';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { enrolmentEvents, enrolments } from '#/backend/db/schema/enrolment.ts';
import { logins } from '#/backend/db/schema/identity.ts';
import { waitingList } from '#/backend/db/schema/purchasing.ts';
import { liveEnrolmentStates, type EnrolmentState } from '#/domain/enrolment/enrolment-state.ts';

export type EnrolmentRow = typeof enrolments.$inferSelect;
export type EnrolmentEventRow = typeof enrolmentEvents.$inferSelect;

const isLive = inArray(enrolments.estado, [...liveEnrolmentStates]);

/** Rejects on a second live one of the offer: check first, with the person locked. */
export async function insertEnrolment(
  db: Database,
  row: typeof enrolments.$inferInsert,
): Promise<EnrolmentRow> {
  const [made] = await db.insert(enrolments).values(row).returning();
  return made!;
}

export async function insertEnrolmentEvent(
  db: Database,
  event: typeof enrolmentEvents.$inferInsert,
): Promise<void> {
  await db.insert(enrolmentEvents).values(event);
}

export async function findEnrolment(db: Database, protocolo: string): Promise<EnrolmentRow | undefined> {
  const [row] = await db.select().from(enrolments).where(eq(enrolments.protocolo, protocolo));
  return row;
}

/** As {@link findEnrolment}, locked until the transaction ends. */
export async function lockEnrolment(db: Database, protocolo: string): Promise<EnrolmentRow | undefined> {
  const [row] = await db
    .select()
    .from(enrolments)
    .where(eq(enrolments.protocolo, protocolo))
    .for('no key update');
  return row;
}

export async function findLiveEnrolment(
  db: Database,
  personId: number,
  offerId: number,
): Promise<EnrolmentRow | undefined> {
  const [row] = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.id_pessoa, personId), eq(enrolments.id_oferta, offerId), isLive));
  return row;
}

export async function countLiveEnrolments(db: Database, personId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(enrolments)
    .innerJoin(offers, eq(offers.id_oferta, enrolments.id_oferta))
    .where(
      and(eq(enrolments.id_pessoa, personId), isLive, gte(offers.data_fim, localToday(now, offers.fuso))),
    );
  return row?.total ?? 0;
}

/** Undefined when the state has changed since it was read. */
export async function updateEnrolmentIn(
  db: Database,
  { protocolo, estado }: Pick<EnrolmentRow, 'protocolo' | 'estado'>,
  set: Partial<EnrolmentRow>,
): Promise<EnrolmentRow | undefined> {
  const [row] = await db
    .update(enrolments)
    .set(set)
    .where(and(eq(enrolments.protocolo, protocolo), eq(enrolments.estado, estado)))
    .returning();
  return row;
}

/** A person's enrolments, newest first; of one offer where it is given. */
export function listEnrolmentsOf(
  db: Database,
  personId: number,
  { offerId, limit }: { offerId?: number | undefined; limit: number },
): Promise<EnrolmentRow[]> {
  return db
    .select()
    .from(enrolments)
    .where(
      and(
        eq(enrolments.id_pessoa, personId),
        offerId === undefined ? undefined : eq(enrolments.id_oferta, offerId),
      ),
    )
    .orderBy(desc(enrolments.criado_em), desc(enrolments.protocolo))
    .limit(limit);
}

export function listEnrolmentEvents(
  db: Database,
  protocols: readonly string[],
): Promise<EnrolmentEventRow[]> {
  return db
    .select()
    .from(enrolmentEvents)
    .where(inArray(enrolmentEvents.protocolo, [...protocols]))
    .orderBy(asc(enrolmentEvents.id));
}

export function listWithoutPlace(db: Database, limit: number): Promise<{ protocolo: string }[]> {
  return db
    .select({ protocolo: enrolments.protocolo })
    .from(enrolments)
    .leftJoin(
      waitingList,
      and(eq(waitingList.id_oferta, enrolments.id_oferta), eq(waitingList.id_pessoa, enrolments.id_pessoa)),
    )
    .where(and(eq(enrolments.estado, 'LISTA_ESPERA'), isNull(waitingList.id)))
    .orderBy(enrolments.protocolo)
    .limit(limit);
}

export function listLiveWithoutAddress(
  db: Database,
  { cpf, email }: { cpf: string; email: string },
): Promise<{ protocolo: string }[]> {
  const ownLogin = db
    .select({ id: logins.id_login })
    .from(logins)
    .where(and(eq(logins.id_pessoa, enrolments.id_pessoa), eq(logins.email, email)));
  return db
    .select({ protocolo: enrolments.protocolo })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.cpf, cpf),
        isLive,
        sql`${email} NOT IN (lower(${enrolments.aluno} ->> 'email'), lower(coalesce(${enrolments.responsavel} ->> 'email', '')))`,
        notExists(ownLogin),
      ),
    )
    .orderBy(enrolments.id_pessoa, enrolments.protocolo);
}

export function listEnrolmentsOfCancelledOffers(
  db: Database,
  limit: number,
): Promise<{ protocolo: string }[]> {
  return db
    .select({ protocolo: enrolments.protocolo })
    .from(enrolments)
    .innerJoin(offers, eq(offers.id_oferta, enrolments.id_oferta))
    .where(and(isLive, eq(offers.situacao, 'cancelada')))
    .orderBy(enrolments.protocolo)
    .limit(limit);
}

/** A page of the enrolments in a state, oldest first. */
export function listInState(
  db: Database,
  state: EnrolmentState,
  page: number,
  size: number,
): Promise<EnrolmentRow[]> {
  return db
    .select()
    .from(enrolments)
    .where(eq(enrolments.estado, state))
    .orderBy(asc(enrolments.criado_em), asc(enrolments.protocolo))
    .limit(size)
    .offset((page - 1) * size);
}

export async function countInState(db: Database, state: EnrolmentState): Promise<number> {
  const [row] = await db.select({ total: count() }).from(enrolments).where(eq(enrolments.estado, state));
  return row?.total ?? 0;
}

/** Enrolments of an offer that haven't ended. */
export function listLiveIn(db: Database, offerId: number): Promise<EnrolmentRow[]> {
  const { id_oferta, protocolo } = enrolments;
  return db
    .select()
    .from(enrolments)
    .where(and(eq(id_oferta, offerId), isLive))
    .orderBy(protocolo);
}

export async function isOfferCancelled(db: Database, offerId: number): Promise<boolean> {
  const rows = await db
    .select({ id: offers.id_oferta })
    .from(offers)
    .where(and(eq(offers.id_oferta, offerId), eq(offers.situacao, 'cancelada')));
  return rows.length === 1;
}

export async function listEnrolmentRecords(db: Database, personId: number) {
  const rows = await listEnrolmentsOf(db, personId, { limit: 10_000 });
  if (rows.length === 0) return [];
  const events = await listEnrolmentEvents(
    db,
    rows.map(({ protocolo }) => protocolo),
  );
  return rows.map((row) => ({
    ...row,
    historico: events.filter(({ protocolo }) => protocolo === row.protocolo),
  }));
}

/** Deletes a person's enrolments but those of the given state, which the school has to keep. */
export async function deleteEnrolmentsBut(
  db: Database,
  personId: number,
  stored: EnrolmentState,
): Promise<void> {
  await db
    .delete(enrolments)
    .where(and(eq(enrolments.id_pessoa, personId), sql`${enrolments.estado} <> ${stored}`));
}

export async function removeContactsOfEnrolments(db: Database, personId: number): Promise<void> {
  await db
    .update(enrolments)
    .set({
      aluno: sql`${enrolments.aluno} || '{"telefone":"","email":"","nascimento":""}'::jsonb`,
      responsavel: sql`${enrolments.responsavel} || '{"telefone":"","email":""}'::jsonb`,
      declaracao_ip: null,
      renda: null,
    })
    .where(eq(enrolments.id_pessoa, personId));
}
