import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { consents, logins, persons } from '#/backend/db/schema/identity.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';

/**
 * The person's row, locked until the transaction ends; undefined once they were erased. Whatever writes
 * something of a person that an erasure must not miss takes this lock, and takes it first: person, purchase,
 * coupon, offer, place on the waiting list (docs/decisions/0027). It lets rows that only refer to the person
 * be written meanwhile.
 */
export async function lockPerson(db: Database, personId: number) {
  const [row] = await db
    .select()
    .from(persons)
    .where(and(eq(persons.id_pessoa, personId), isNull(persons.apagada_em)))
    .for('no key update');
  return row;
}

/** Name, CPF and sheet of a person; undefined once they were erased. */
export async function selectSheet(db: Database, personId: number) {
  const [row] = await db
    .select({ nome: persons.nome, cpf: persons.cpf, ficha: persons.ficha })
    .from(persons)
    .where(and(eq(persons.id_pessoa, personId), isNull(persons.apagada_em)));
  return row;
}

export async function selectCpf(db: Database, personId: number) {
  const [row] = await db.select({ cpf: persons.cpf }).from(persons).where(eq(persons.id_pessoa, personId));
  return row;
}

export async function updatePhones(db: Database, personId: number, telefones: string[]): Promise<void> {
  await db.update(persons).set({ telefones }).where(eq(persons.id_pessoa, personId));
}

export async function insertConsents(
  db: Database,
  rows: { id_pessoa: number; tipo: string; versao: string; aceito: boolean; em: Date }[],
): Promise<void> {
  await db.insert(consents).values(rows);
}

export async function findAddressee(db: Database, personId: number) {
  const [row] = await db
    .select({
      nome: persons.nome,
      nome_social: persons.nome_social,
      email: logins.email,
      cpf: persons.cpf,
    })
    .from(logins)
    .innerJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .where(and(eq(logins.id_pessoa, personId), isNull(logins.desativado_em)))
    .orderBy(asc(logins.id_login))
    .limit(1);
  return row;
}

export async function findAddresseeOfLogin(db: Database, loginId: number) {
  const [row] = await db
    .select({ nome: persons.nome, nome_social: persons.nome_social, email: logins.email })
    .from(logins)
    .innerJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .where(and(eq(logins.id_login, loginId), isNull(logins.desativado_em)));
  return row;
}

export function listNamesOfLogins(db: Database, ids: readonly number[]) {
  return db
    .select({ id: logins.id_login, nome: persons.nome })
    .from(logins)
    .innerJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .where(inArray(logins.id_login, [...ids]));
}

export async function listEmailsOfKind(db: Database, kind: LoginKind): Promise<string[]> {
  const rows = await db
    .selectDistinct({ email: logins.email })
    .from(logins)
    .where(and(eq(logins.tipo_login, kind), isNull(logins.desativado_em)))
    .orderBy(logins.email);
  return rows.map(({ email }) => email);
}

export async function insertStaffPerson(
  db: Database,
  { nome, email }: { nome: string; email: string },
  at: Date,
): Promise<number> {
  const [person] = await db
    .insert(persons)
    .values({ nome, email_principal: email, criado_em: at })
    .returning({ id: persons.id_pessoa });
  return person!.id;
}

export interface NewLogin {
  nome: string;
  /** 11 plain digits. */
  cpf: string;
  nascimento: string;
  /** Plain digits with DDD. */
  telefone: string;
  email: string;
  senhaHash: string;
}

/** Undefined when the CPF is taken. */
export async function insertPerson(
  db: Database,
  { nome, cpf, nascimento, telefone, email }: Omit<NewLogin, 'senhaHash'>,
  at: Date,
): Promise<number | undefined> {
  const [person] = await db
    .insert(persons)
    .values({ nome, cpf, nascimento, telefones: [telefone], email_principal: email, criado_em: at })
    .onConflictDoNothing()
    .returning({ id: persons.id_pessoa });
  return person?.id;
}
