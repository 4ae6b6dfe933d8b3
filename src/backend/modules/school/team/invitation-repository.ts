import { and, asc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { logins, persons } from '#/backend/db/schema/identity.ts';
import { teamInvitations } from '#/backend/db/schema/school.ts';

export type InvitationRow = typeof teamInvitations.$inferSelect;

type Sent = Pick<InvitationRow, 'id' | 'email' | 'envios' | 'tipo_login'>;

const sent = {
  id: teamInvitations.id,
  email: teamInvitations.email,
  envios: teamInvitations.envios,
  tipo_login: teamInvitations.tipo_login,
};

/** Takes the place of one to the same address that is too old; undefined while that is still good. */
export async function insertInvitation(
  db: Database,
  row: typeof teamInvitations.$inferInsert,
): Promise<Sent | undefined> {
  const { email: _, ...renewed } = row;
  const [made] = await db
    .insert(teamInvitations)
    .values(row)
    .onConflictDoUpdate({
      target: teamInvitations.email,
      set: { ...renewed, hash: null, envios: sql`${teamInvitations.envios} + 1` },
      setWhere: lte(teamInvitations.expira_em, row.enviado_em),
    })
    .returning(sent);
  return made;
}

/** Forgets the link before; undefined when it was sent after `before`, or isn't there. */
export async function renewInvitation(
  db: Database,
  id: number,
  { at, before, until }: { at: Date; before: Date; until: Date },
): Promise<Sent | undefined> {
  const [row] = await db
    .update(teamInvitations)
    .set({ hash: null, envios: sql`${teamInvitations.envios} + 1`, enviado_em: at, expira_em: until })
    .where(and(eq(teamInvitations.id, id), lte(teamInvitations.enviado_em, before)))
    .returning(sent);
  return row;
}

export async function invitationExists(db: Database, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: teamInvitations.id })
    .from(teamInvitations)
    .where(eq(teamInvitations.id, id));
  return rows.length === 1;
}

export async function deleteInvitation(db: Database, id: number): Promise<boolean> {
  const rows = await db
    .delete(teamInvitations)
    .where(eq(teamInvitations.id, id))
    .returning({ id: teamInvitations.id });
  return rows.length === 1;
}

/** Stores the hash of the link for the mail of one sending; undefined when a later one took its place. */
export async function setTeamInvitationHash(
  db: Database,
  { id, envios }: Pick<InvitationRow, 'id' | 'envios'>,
  hash: Uint8Array,
  now: Date,
): Promise<InvitationRow | undefined> {
  const [row] = await db
    .update(teamInvitations)
    .set({ hash })
    .where(
      and(eq(teamInvitations.id, id), eq(teamInvitations.envios, envios), gt(teamInvitations.expira_em, now)),
    )
    .returning();
  return row;
}

const live = (hash: Uint8Array, now: Date) =>
  and(eq(teamInvitations.hash, hash), gt(teamInvitations.expira_em, now));

export async function findInvitation(db: Database, hash: Uint8Array, now: Date) {
  const [row] = await db.select().from(teamInvitations).where(live(hash, now));
  return row;
}

/** Uses an invitation up; of any number at the same time one gets it. */
export async function takeInvitation(db: Database, hash: Uint8Array, now: Date) {
  const [row] = await db.delete(teamInvitations).where(live(hash, now)).returning();
  return row;
}

export function selectInvitations(db: Database) {
  return db
    .select({
      id: teamInvitations.id,
      email: teamInvitations.email,
      papel: teamInvitations.tipo_login,
      expiraEm: teamInvitations.expira_em,
      convidadoPor: persons.nome,
    })
    .from(teamInvitations)
    .innerJoin(logins, eq(logins.id_login, teamInvitations.convidado_por))
    .innerJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .orderBy(asc(teamInvitations.email));
}

export async function deleteInvitationsOfInviter(db: Database, loginId: number): Promise<void> {
  await db.delete(teamInvitations).where(eq(teamInvitations.convidado_por, loginId));
}

export async function deleteExpiredInvitations(db: Database, before: Date): Promise<void> {
  await db.delete(teamInvitations).where(lt(teamInvitations.expira_em, before));
}

export async function selectInvitationsTo(db: Database, emails: readonly string[]) {
  if (emails.length === 0) return [];
  return db
    .select({
      papel: teamInvitations.tipo_login,
      enviado_em: teamInvitations.enviado_em,
      expira_em: teamInvitations.expira_em,
    })
    .from(teamInvitations)
    .where(inArray(teamInvitations.email, [...emails]));
}

export async function deleteInvitationsTo(db: Database, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  await db.delete(teamInvitations).where(inArray(teamInvitations.email, [...emails]));
}
