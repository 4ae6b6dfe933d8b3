import { and, asc, eq, gt, inArray, isNotNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { cpfClaims, logins, persons } from '#/backend/db/schema/identity.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';

const open = inArray(cpfClaims.situacao, ['ABERTO', 'ENCAMINHADO']);

type Claim = Pick<typeof cpfClaims.$inferInsert, 'nome' | 'cpf' | 'nascimento' | 'telefone' | 'email'>;

export async function insertClaim(db: Database, claim: Claim, at: Date): Promise<void> {
  const { nome, nascimento, telefone } = claim;
  await db
    .insert(cpfClaims)
    .values({ ...claim, pedido_em: at })
    .onConflictDoUpdate({
      target: [cpfClaims.cpf, cpfClaims.email],
      targetWhere: sql`situacao IN ('ABERTO', 'ENCAMINHADO')`,
      set: { nome, nascimento, telefone },
    });
}

export async function listOpenClaims(db: Database, page: number, pageSize: number) {
  const rows = await db
    .select({
      claim: cpfClaims,
      account: {
        id_pessoa: persons.id_pessoa,
        nome: persons.nome,
        nascimento: persons.nascimento,
        telefones: persons.telefones,
        criado_em: persons.criado_em,
      },
    })
    .from(cpfClaims)
    .leftJoin(persons, eq(persons.cpf, cpfClaims.cpf))
    .where(open)
    .orderBy(asc(cpfClaims.pedido_em), asc(cpfClaims.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(cpfClaims, open) };
}

/** A claim, locked until the transaction ends. */
export async function lockClaim(db: Database, id: number) {
  const [claim] = await db.select().from(cpfClaims).where(eq(cpfClaims.id, id)).for('update');
  return claim;
}

export async function settleClaim(
  db: Database,
  id: number,
  change: Partial<Pick<typeof cpfClaims.$inferSelect, 'situacao' | 'motivo' | 'decidido_em'>>,
): Promise<void> {
  await db.update(cpfClaims).set(change).where(eq(cpfClaims.id, id));
}

/** The holder of the CPF, locked until the transaction ends. */
export async function lockHolderOf(db: Database, cpf: string) {
  const [person] = await db
    .select({ personId: persons.id_pessoa, nome: persons.nome })
    .from(persons)
    .where(eq(persons.cpf, cpf))
    .for('update');
  return person;
}

export async function listBoundPersons(db: Database, personIds: readonly number[]): Promise<Set<number>> {
  const [buyers, staff] = await Promise.all([
    db
      .selectDistinct({ id: purchases.id_pessoa })
      .from(purchases)
      .where(
        and(
          inArray(purchases.id_pessoa, [...personIds]),
          notInArray(purchases.estado, ['CANCELADA', 'EXPIRADA']),
        ),
      ),
    db
      .selectDistinct({ id: logins.id_pessoa })
      .from(logins)
      .where(
        and(
          inArray(logins.id_pessoa, [...personIds]),
          notInArray(logins.tipo_login, ['ALUNO', 'RESPONSAVEL', 'EMPRESA']),
        ),
      ),
  ]);
  return new Set([...buyers, ...staff].map(({ id }) => id).filter((id) => id !== null));
}

export async function takeCpfFrom(db: Database, personId: number): Promise<void> {
  await db.update(persons).set({ cpf: null }).where(eq(persons.id_pessoa, personId));
}

export function listLoginAddresses(db: Database, personId: number) {
  return db
    .select({ loginId: logins.id_login, email: logins.email })
    .from(logins)
    .where(and(eq(logins.id_pessoa, personId), sql`${logins.desativado_em} IS NULL`));
}

export async function listEmailsFreedFor(db: Database, cpf: string, since: Date): Promise<string[]> {
  const rows = await db
    .select({ email: cpfClaims.email })
    .from(cpfClaims)
    .where(and(eq(cpfClaims.cpf, cpf), eq(cpfClaims.situacao, 'APROVADO'), gt(cpfClaims.decidido_em, since)));
  return rows.map(({ email }) => email);
}

/**
 * A claim belongs to a person by a confirmed e-mail, or by their CPF together with one of their phones.
 */
export interface ClaimantTraits {
  cpf: string | null;
  telefones: readonly string[];
  emails: readonly string[];
}

const isOf = ({ cpf, telefones, emails }: ClaimantTraits) =>
  or(
    inArray(cpfClaims.email, [...emails]),
    cpf === null ? undefined : and(eq(cpfClaims.cpf, cpf), inArray(cpfClaims.telefone, [...telefones])),
  );

export function selectClaimsOf(db: Database, traits: ClaimantTraits) {
  return db.select().from(cpfClaims).where(isOf(traits));
}

export async function deleteClaimsOf(db: Database, traits: ClaimantTraits): Promise<void> {
  await db.delete(cpfClaims).where(isOf(traits));
}

export async function deleteOldClaims(db: Database, before: { decided: Date; asked: Date }): Promise<void> {
  await db
    .delete(cpfClaims)
    .where(
      or(
        and(isNotNull(cpfClaims.decidido_em), lt(cpfClaims.decidido_em, before.decided)),
        and(ne(cpfClaims.situacao, 'APROVADO'), lt(cpfClaims.pedido_em, before.asked)),
      ),
    );
}
