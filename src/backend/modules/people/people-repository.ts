import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { courses, offers } from '#/backend/db/schema/catalogue.ts';
import { logins, persons } from '#/backend/db/schema/identity.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import { secondFactors } from '#/backend/db/schema/second-factor.ts';

export interface PersonKey {
  /** 11 digits. */
  cpf?: string;
  /** In lower case. */
  email?: string;
}

export async function selectPeopleBy(db: Database, { cpf, email }: PersonKey) {
  const { id_pessoa, nome, cpf: ownCpf } = persons;
  const isOne =
    cpf === undefined
      ? sql`${id_pessoa} IN (SELECT id_pessoa FROM logins WHERE email = ${email ?? ''})`
      : eq(ownCpf, cpf);
  return db
    .select({ id: id_pessoa, nome, cpf: ownCpf })
    .from(persons)
    .where(and(isOne, isNull(persons.apagada_em)));
}

export async function selectPerson(db: Database, id: number) {
  const [row] = await db
    .select()
    .from(persons)
    .where(and(eq(persons.id_pessoa, id), isNull(persons.apagada_em)));
  return row;
}

export function selectLoginsOf(db: Database, personId: number) {
  return db
    .select({
      id: logins.id_login,
      tipo: logins.tipo_login,
      email: logins.email,
      email_confirmado_em: logins.email_confirmado_em,
      segundo_fator: sql<boolean>`${secondFactors.ligado_em} IS NOT NULL`,
      criado_em: logins.criado_em,
      desativado_em: logins.desativado_em,
    })
    .from(logins)
    .leftJoin(secondFactors, eq(secondFactors.id_login, logins.id_login))
    .where(eq(logins.id_pessoa, personId))
    .orderBy(asc(logins.id_login));
}

export function selectPurchasesOfPerson(db: Database, personId: number, limit: number) {
  const { codigo, estado, reserva_expira_em, criado_em, contrato_versao, aceite_em } = purchases;
  return db
    .select({
      codigo,
      estado,
      reserva_expira_em,
      criado_em,
      contrato_versao,
      aceite_em,
      curso: courses.titulo,
    })
    .from(purchases)
    .innerJoin(offers, eq(offers.id_oferta, purchases.id_oferta))
    .innerJoin(courses, eq(courses.id_produto, offers.id_produto))
    .where(or(eq(purchases.id_pessoa, personId), eq(purchases.id_responsavel, personId)))
    .orderBy(desc(criado_em), desc(codigo))
    .limit(limit);
}
