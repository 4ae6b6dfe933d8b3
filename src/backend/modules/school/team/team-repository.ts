import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { logins, persons, sessionFamilies } from '#/backend/db/schema/identity.ts';
import { secondFactors } from '#/backend/db/schema/second-factor.ts';
import { loginKinds, isShopper, type LoginKind } from '#/domain/person/login-kind.ts';
import { isSellingRole, type TeamRole } from '#/domain/staff/team-role.ts';

const teamKinds = loginKinds.filter((kind) => !isShopper(kind));

/** Logins of the team, those that left included. */
export function selectTeam(db: Database) {
  return db
    .select({
      loginId: logins.id_login,
      personId: logins.id_pessoa,
      nome: persons.nome,
      email: logins.email,
      kind: logins.tipo_login,
      criadoEm: logins.criado_em,
      desativadoEm: logins.desativado_em,
      segundoFatorEm: secondFactors.ligado_em,
    })
    .from(logins)
    .innerJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .leftJoin(
      secondFactors,
      and(eq(secondFactors.id_login, logins.id_login), isNotNull(secondFactors.ligado_em)),
    )
    .where(inArray(logins.tipo_login, teamKinds))
    .orderBy(asc(persons.nome), asc(logins.id_login));
}

export async function findTeamLogin(db: Database, email: string) {
  const [row] = await db
    .select({ loginId: logins.id_login, kind: logins.tipo_login, desativadoEm: logins.desativado_em })
    .from(logins)
    .where(and(eq(logins.email, email), inArray(logins.tipo_login, teamKinds)));
  return row;
}

/** Members of the team that may sign in. A known browser outlives the sessions that were opened in it. */
export function selectMembers(db: Database) {
  const lastSignIn = sql<Date | null>`greatest(
    (SELECT max(f.criada_em) FROM session_families f WHERE f.id_login = ${logins.id_login}),
    (SELECT max(b.usado_em) FROM known_browsers b WHERE b.id_login = ${logins.id_login}))`.mapWith(
    sessionFamilies.criada_em,
  );
  return db
    .select({
      id: logins.id_login,
      nome: persons.nome,
      email: logins.email,
      kind: logins.tipo_login,
      segundoFator: sql<boolean>`${secondFactors.ligado_em} IS NOT NULL`,
      ultimoAcesso: lastSignIn,
      contaPessoal: sql<boolean>`${logins.tipo_pessoal} IS NOT NULL`,
      idSupervisor: logins.id_supervisor,
      descontoMaximo: logins.desconto_maximo_percentual,
    })
    .from(logins)
    .innerJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .leftJoin(secondFactors, eq(secondFactors.id_login, logins.id_login))
    .where(and(inArray(logins.tipo_login, teamKinds), isNull(logins.desativado_em)))
    .orderBy(asc(persons.nome), asc(logins.id_login));
}

/** Administrators and one more login, locked in one order; without those that changed meanwhile. */
export function lockAdministratorsAnd(db: Database, loginId: number) {
  return db
    .select({
      loginId: logins.id_login,
      personId: logins.id_pessoa,
      kind: logins.tipo_login,
      personalKind: logins.tipo_pessoal,
      email: logins.email,
      nome: persons.nome,
    })
    .from(logins)
    .innerJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .where(
      and(or(eq(logins.tipo_login, 'ADMIN'), eq(logins.id_login, loginId)), isNull(logins.desativado_em)),
    )
    .orderBy(asc(logins.id_login))
    .for('no key update', { of: logins });
}

/** What goes with a role: it starts without discounts and without a supervisor. */
const partsOf = (kind: LoginKind) => ({
  tipo_login: kind,
  id_login_contact_center: isSellingRole(kind) ? sql`${logins.id_pessoa}` : null,
  id_supervisor: null,
  desconto_maximo_percentual: 0,
});

export async function setRole(db: Database, loginId: number, papel: TeamRole): Promise<void> {
  await db.update(logins).set(partsOf(papel)).where(eq(logins.id_login, loginId));
}

/** False when the login isn't a shopper's with this address any more. */
export async function becomeMember(
  db: Database,
  { loginId, email, papel }: { loginId: number; email: string; papel: TeamRole },
): Promise<boolean> {
  const rows = await db
    .update(logins)
    .set({ ...partsOf(papel), tipo_pessoal: sql`${logins.tipo_login}` })
    .where(
      and(
        eq(logins.id_login, loginId),
        eq(logins.email, email),
        inArray(logins.tipo_login, loginKinds.filter(isShopper)),
        isNull(logins.desativado_em),
      ),
    )
    .returning({ id: logins.id_login });
  return rows.length === 1;
}

export async function leaveTeam(
  db: Database,
  { loginId, personalKind }: { loginId: number; personalKind: LoginKind | null },
  at: Date,
): Promise<void> {
  const change = personalKind ? { ...partsOf(personalKind), tipo_pessoal: null } : { desativado_em: at };
  await db.update(logins).set(change).where(eq(logins.id_login, loginId));
}

/** Whether a login supervises; locked, so that it still does at the end of the transaction. */
export async function holdSupervisor(db: Database, loginId: number): Promise<boolean> {
  const rows = await db
    .select({ id: logins.id_login })
    .from(logins)
    .where(
      and(eq(logins.id_login, loginId), eq(logins.tipo_login, 'SUPERVISOR'), isNull(logins.desativado_em)),
    )
    .for('share');
  return rows.length === 1;
}

export async function setSellingTerms(
  db: Database,
  loginId: number,
  { idSupervisor, descontoMaximo }: { idSupervisor: number | null; descontoMaximo: number },
): Promise<void> {
  await db
    .update(logins)
    .set({ id_supervisor: idSupervisor, desconto_maximo_percentual: descontoMaximo })
    .where(eq(logins.id_login, loginId));
}

export async function releaseSellersOf(db: Database, supervisorId: number): Promise<void> {
  await db.update(logins).set({ id_supervisor: null }).where(eq(logins.id_supervisor, supervisorId));
}

export async function findLoginOfAddress(db: Database, email: string) {
  const [row] = await db
    .select({ loginId: logins.id_login, kind: logins.tipo_login, desativadoEm: logins.desativado_em })
    .from(logins)
    .where(eq(logins.email, email));
  return row;
}

/** A login that was switched off gives its address up, and keeps its acts. */
export async function freeAddressOfLeaver(db: Database, email: string): Promise<void> {
  await db
    .update(logins)
    .set({ email: sql`'saiu-' || ${logins.id_login} || '@conta.invalid'`, usuario: null })
    .where(and(eq(logins.email, email), isNotNull(logins.desativado_em)));
}
