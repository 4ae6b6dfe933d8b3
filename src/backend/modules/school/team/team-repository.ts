import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { logins, persons } from '#/backend/db/schema/identity.ts';
import { secondFactors } from '#/backend/db/schema/second-factor.ts';
import { loginKinds, isShopper } from '#/domain/person/login-kind.ts';

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
