import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { builtOnce } from '#/backend/db/built-once.ts';
import type { Database } from '#/backend/db/database.ts';
import { logins, persons } from '#/backend/db/schema/identity.ts';
import type { LoginIdentifierKind } from '#/domain/person/login-identifier.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { isSellingRole } from '#/domain/staff/team-role.ts';
import type { LoginForCheck } from './login-for-check.ts';

const identifierColumns = { cpf: persons.cpf, email: logins.email, username: logins.usuario };

/** A person with several logins enters the shopper's by CPF and the others by e-mail or user name. */
export async function findLogin(
  db: Database,
  kind: LoginIdentifierKind,
  identifier: string,
): Promise<LoginForCheck | undefined> {
  const [login] = await db
    .select({ loginId: logins.id_login, personId: logins.id_pessoa, senhaHash: logins.senha_hash })
    .from(logins)
    .innerJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .where(and(eq(identifierColumns[kind], identifier), isNull(logins.desativado_em)))
    .orderBy(sql`${logins.tipo_login} <> 'ALUNO'`, asc(logins.id_login))
    .limit(1);
  return login;
}

export async function findLoginNames(db: Database, loginId: number) {
  const [names] = await db
    .select({ cpf: persons.cpf, email: logins.email, usuario: logins.usuario })
    .from(logins)
    .innerJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .where(eq(logins.id_login, loginId));
  return names ?? { cpf: null, email: null, usuario: null };
}

/** Locks a login as its password was checked, and returns its kind; undefined when it changed meanwhile. */
export async function holdLogin(
  db: Database,
  { loginId, senhaHash }: LoginForCheck,
): Promise<LoginKind | undefined> {
  const [row] = await db
    .select({ kind: logins.tipo_login })
    .from(logins)
    .where(and(eq(logins.id_login, loginId), eq(logins.senha_hash, senhaHash), isNull(logins.desativado_em)))
    .for('share');
  return row?.kind;
}

export async function findLoginEmails(db: Database, emails: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ email: logins.email })
    .from(logins)
    .where(and(inArray(logins.email, [...emails]), isNull(logins.desativado_em)));
  return rows.map(({ email }) => email);
}

/** A shopper's unless `kind` says otherwise; undefined when the e-mail is taken. */
export async function insertLogin(
  db: Database,
  {
    personId,
    email,
    senhaHash,
    kind = 'ALUNO',
  }: { personId: number; email: string; senhaHash: string; kind?: LoginKind },
  at: Date,
): Promise<number | undefined> {
  const [login] = await db
    .insert(logins)
    .values({
      id_pessoa: personId,
      tipo_login: kind,
      // Sellers of the shop's own making go by the id of their person.
      id_login_contact_center: isSellingRole(kind) ? personId : null,
      email,
      senha_hash: senhaHash,
      criado_em: at,
    })
    .onConflictDoNothing()
    .returning({ id: logins.id_login });
  return login?.id;
}

const personOfLogin = builtOnce((db) =>
  db
    .select({ pessoa: persons, login: logins })
    .from(logins)
    .innerJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .where(and(eq(logins.id_login, sql.placeholder('loginId')), isNull(persons.apagada_em)))
    .prepare('person_of_login'),
);

/** A login with its person; undefined once the person was erased. */
export async function findPersonOfLogin(db: Database, loginId: number) {
  const [row] = await personOfLogin(db).execute({ loginId });
  return row;
}

export async function setCompanyKind(db: Database, loginId: number): Promise<void> {
  await db
    .update(logins)
    .set({ tipo_login: 'EMPRESA' })
    .where(and(eq(logins.id_login, loginId), inArray(logins.tipo_login, ['ALUNO', 'RESPONSAVEL'])));
}
