import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { logins, persons, sessionFamilies } from '#/backend/db/schema/identity.ts';

/** A login that may be used, with the address its mails go to; undefined once it was switched off. */
export async function findMailLogin(db: Database, loginId: number) {
  const [login] = await db
    .select({
      loginId: logins.id_login,
      personId: logins.id_pessoa,
      email: logins.email,
      emailConfirmadoEm: logins.email_confirmado_em,
      senhaHash: logins.senha_hash,
      nome: persons.nome,
    })
    .from(logins)
    .innerJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .where(and(eq(logins.id_login, loginId), isNull(logins.desativado_em)));
  return login;
}

export async function revokeFamiliesOfLogin(
  db: Database,
  loginId: number,
  at: Date,
  stored?: string,
): Promise<void> {
  await db
    .update(sessionFamilies)
    .set({ revogada_em: at })
    .where(
      and(
        eq(sessionFamilies.id_login, loginId),
        isNull(sessionFamilies.revogada_em),
        stored === undefined ? undefined : ne(sessionFamilies.id, stored),
      ),
    );
}
