import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { logins, oneTimeTokens, outbox, persons, sessionFamilies } from '#/backend/db/schema/identity.ts';

/** What is needed to check a password again; undefined for a login that is switched off. */
export async function findPasswordOf(db: Database, idLogin: number) {
  const [row] = await db
    .select({ senhaHash: logins.senha_hash, email: logins.email, nome: persons.nome })
    .from(logins)
    .innerJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .where(and(eq(logins.id_login, idLogin), isNull(logins.desativado_em)));
  return row;
}

/** Replaces the hash that was checked; false when another change came first. */
export async function replacePassword(
  db: Database,
  idLogin: number,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const rows = await db
    .update(logins)
    .set({ senha_hash: to })
    .where(and(eq(logins.id_login, idLogin), eq(logins.senha_hash, from)))
    .returning({ id: logins.id_login });
  return rows.length === 1;
}

/** Ends all sessions of a login but one. */
export async function revokeOtherFamilies(
  db: Database,
  idLogin: number,
  kept: string,
  at: Date,
): Promise<void> {
  await db
    .update(sessionFamilies)
    .set({ revogada_em: at })
    .where(
      and(
        eq(sessionFamilies.id_login, idLogin),
        ne(sessionFamilies.id, kept),
        isNull(sessionFamilies.revogada_em),
      ),
    );
}

/** Links to reset the password that were sent before are worth nothing. */
export async function dropResetTokens(db: Database, idLogin: number, at: Date): Promise<void> {
  await db
    .update(oneTimeTokens)
    .set({ usado_em: at })
    .where(
      and(
        eq(oneTimeTokens.id_login, idLogin),
        eq(oneTimeTokens.tipo, 'TROCAR_SENHA'),
        isNull(oneTimeTokens.usado_em),
      ),
    );
}

/** Tells the person by e-mail, in the transaction of the change. */
export async function enqueuePasswordChanged(
  db: Database,
  to: { email: string; nome: string; idLogin: number },
  at: Date,
): Promise<void> {
  await db.insert(outbox).values({
    tipo: 'senha-alterada',
    destinatario: to.email,
    dados: { nome: to.nome, id_login: to.idLogin },
    criado_em: at,
    disponivel_em: at,
  });
}
