import { and, eq, gt, inArray, isNull, lte, ne } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { logins, persons } from '#/backend/db/schema/identity.ts';
import { schoolSignIns, staffIdentities } from '#/backend/db/schema/school.ts';
import { teamRoles } from '#/domain/staff/team-role.ts';

export async function insertSchoolSignIn(
  db: Database,
  row: { hash: Uint8Array; destino: string; expira_em: Date },
): Promise<void> {
  await db.insert(schoolSignIns).values(row);
}

/** Uses a sign-in up; of any number at the same time one gets it. */
export async function takeSchoolSignIn(
  db: Database,
  hash: Uint8Array,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .delete(schoolSignIns)
    .where(and(eq(schoolSignIns.hash, hash), gt(schoolSignIns.expira_em, now)))
    .returning({ destino: schoolSignIns.destino });
  return row?.destino;
}

export async function deleteExpiredSchoolSignIns(db: Database, now: Date): Promise<void> {
  await db.delete(schoolSignIns).where(lte(schoolSignIns.expira_em, now));
}

/** The login of the team with an address, locked; undefined for shoppers and who left. */
export async function lockStaffLogin(db: Database, email: string) {
  const [row] = await db
    .select({ loginId: logins.id_login, personId: logins.id_pessoa, senhaHash: logins.senha_hash })
    .from(logins)
    .innerJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .where(
      and(
        eq(logins.email, email),
        inArray(logins.tipo_login, [...teamRoles]),
        isNull(logins.desativado_em),
        isNull(persons.apagada_em),
      ),
    )
    .for('no key update', { of: logins });
  return row;
}

export interface SchoolAccount {
  emissor: string;
  sujeito: string;
}

/**
 * Binds a login to its account at the issuer, or to one at another issuer than before; false when it is bound
 * to another account, or the account to another login.
 */
export async function bindSchoolAccount(
  db: Database,
  { loginId, emissor, sujeito }: SchoolAccount & { loginId: number },
  now: Date,
): Promise<boolean> {
  const sameAccount = and(eq(staffIdentities.emissor, emissor), eq(staffIdentities.sujeito, sujeito));
  const [owner] = await db
    .select({ loginId: staffIdentities.id_login })
    .from(staffIdentities)
    .where(sameAccount);
  if (owner) return owner.loginId === loginId;
  const bound = await db
    .insert(staffIdentities)
    .values({ id_login: loginId, emissor, sujeito, ligada_em: now })
    .onConflictDoUpdate({
      target: staffIdentities.id_login,
      set: { emissor, sujeito, ligada_em: now },
      setWhere: ne(staffIdentities.emissor, emissor),
    })
    .returning({ loginId: staffIdentities.id_login });
  return bound.length === 1;
}

export async function deleteSchoolAccount(db: Database, loginId: number): Promise<void> {
  await db.delete(staffIdentities).where(eq(staffIdentities.id_login, loginId));
}
