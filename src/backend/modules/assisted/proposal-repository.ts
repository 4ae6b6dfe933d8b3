import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { assistedProposals } from '#/backend/db/schema/assisted.ts';
import { logins, persons } from '#/backend/db/schema/identity.ts';
import { LOGIN_CODE_TRIES } from '#/domain/sale/assisted/assisted-terms.ts';

export type ProposalRow = typeof assistedProposals.$inferSelect;

const byId = (id: number) => eq(assistedProposals.id, id);

export async function insertProposal(
  db: Database,
  row: typeof assistedProposals.$inferInsert,
): Promise<ProposalRow> {
  const [made] = await db.insert(assistedProposals).values(row).returning();
  return made!;
}

export async function findProposal(db: Database, id: number): Promise<ProposalRow | undefined> {
  const [row] = await db.select().from(assistedProposals).where(byId(id));
  return row;
}

export async function listProposalsById(db: Database, ids: readonly number[]): Promise<ProposalRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(assistedProposals)
    .where(inArray(assistedProposals.id, [...ids]));
}

export async function lockProposal(db: Database, id: number): Promise<ProposalRow | undefined> {
  const [row] = await db.select().from(assistedProposals).where(byId(id)).for('update');
  return row;
}

export async function findProposalBySeries(db: Database, serie: string): Promise<ProposalRow | undefined> {
  const [row] = await db.select().from(assistedProposals).where(eq(assistedProposals.serie, serie));
  return row;
}

export async function findProposalOfEmployer(db: Database, serie: string): Promise<ProposalRow | undefined> {
  const [row] = await db.select().from(assistedProposals).where(eq(assistedProposals.empresa_serie, serie));
  return row;
}

export async function isAddressOfTeam(db: Database, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: logins.id_login })
    .from(logins)
    .where(and(eq(logins.email, email), notInArray(logins.tipo_login, ['ALUNO', 'RESPONSAVEL', 'EMPRESA'])))
    .limit(1);
  return rows.length === 1;
}

export async function findProposalOfPurchase(db: Database, codigo: string): Promise<ProposalRow | undefined> {
  const [row] = await db
    .select()
    .from(assistedProposals)
    .where(eq(assistedProposals.codigo_compra, codigo))
    .orderBy(desc(assistedProposals.id))
    .limit(1);
  return row;
}

export async function findStandingProposal(
  db: Database,
  { sellerId, cpf, offerId }: { sellerId: number; cpf: string; offerId: number },
  now: Date,
): Promise<ProposalRow | undefined> {
  const [row] = await db
    .select()
    .from(assistedProposals)
    .where(
      and(
        eq(assistedProposals.id_vendedor, sellerId),
        eq(assistedProposals.cpf, cpf),
        eq(assistedProposals.id_oferta, offerId),
        inArray(assistedProposals.situacao, ['AGUARDANDO_APROVACAO', 'AGUARDANDO_EMPRESA', 'ABERTA']),
        isNull(assistedProposals.codigo_compra),
        gt(assistedProposals.expira_em, now),
      ),
    );
  return row;
}

/** Sets columns of a proposal. Call it with the proposal locked. */
export async function updateProposal(
  db: Database,
  id: number,
  set: Partial<typeof assistedProposals.$inferInsert>,
): Promise<ProposalRow> {
  const [row] = await db.update(assistedProposals).set(set).where(byId(id)).returning();
  return row!;
}

/**
 * Notes the purchase that came of a link, in one conditional UPDATE; false when the link isn't good any more,
 * or another purchase came of it meanwhile.
 */
export async function takeProposal(
  db: Database,
  { id, serie, compras }: Pick<ProposalRow, 'id' | 'serie' | 'compras'>,
  { codigo, personId, now }: { codigo: string; personId: number; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(assistedProposals)
    .set({ codigo_compra: codigo, id_pessoa: personId, compras: compras + 1 })
    .where(
      and(
        byId(id),
        eq(assistedProposals.situacao, 'ABERTA'),
        eq(assistedProposals.serie, serie!),
        eq(assistedProposals.compras, compras),
        gt(assistedProposals.expira_em, now),
      ),
    )
    .returning({ id: assistedProposals.id });
  return rows.length === 1;
}

/** Counts a try of the code, and answers the series it is made from; undefined when no code is good. */
export async function countCodeTry(db: Database, id: number, now: Date): Promise<string | undefined> {
  const [row] = await db
    .update(assistedProposals)
    .set({ codigo_tentativas: sql`${assistedProposals.codigo_tentativas} + 1` })
    .where(
      and(
        byId(id),
        lt(assistedProposals.codigo_tentativas, LOGIN_CODE_TRIES),
        gt(assistedProposals.codigo_expira_em, now),
      ),
    )
    .returning({ serie: assistedProposals.codigo_serie });
  return row?.serie ?? undefined;
}

export async function listPending(db: Database, sellers: readonly number[]): Promise<ProposalRow[]> {
  return db
    .select()
    .from(assistedProposals)
    .where(
      and(
        inArray(assistedProposals.id_vendedor, [...sellers]),
        eq(assistedProposals.situacao, 'AGUARDANDO_APROVACAO'),
      ),
    )
    .orderBy(asc(assistedProposals.id));
}

export async function lockSeller(db: Database, loginId: number) {
  const [row] = await db
    .select({ cap: logins.desconto_maximo_percentual, supervisorId: logins.id_supervisor })
    .from(logins)
    .where(eq(logins.id_login, loginId))
    .for('no key update');
  return row!;
}

export async function findSellerCap(db: Database, loginId: number): Promise<number> {
  const [row] = await db
    .select({ cap: logins.desconto_maximo_percentual })
    .from(logins)
    .where(eq(logins.id_login, loginId));
  return row?.cap ?? 0;
}

export async function listTeamOf(db: Database, supervisorId: number): Promise<number[]> {
  const rows = await db
    .select({ id: logins.id_login })
    .from(logins)
    .where(eq(logins.id_supervisor, supervisorId));
  return rows.map(({ id }) => id);
}

export async function findStudentByCpf(db: Database, cpf: string) {
  const [row] = await selectStudents(db)
    .where(and(eq(persons.cpf, cpf), isNull(persons.apagada_em)))
    .orderBy(asc(logins.id_login))
    .limit(1);
  return row;
}

export async function findStudentsById(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return selectStudents(db)
    .where(inArray(persons.id_pessoa, [...ids]))
    .orderBy(asc(logins.id_login));
}

function selectStudents(db: Database) {
  return db
    .select({
      personId: persons.id_pessoa,
      nome: persons.nome,
      cpf: persons.cpf,
      nascimento: persons.nascimento,
      telefones: persons.telefones,
      emailPrincipal: persons.email_principal,
      loginEmail: logins.email,
    })
    .from(persons)
    .leftJoin(logins, and(eq(logins.id_pessoa, persons.id_pessoa), isNull(logins.desativado_em)))
    .$dynamic();
}

export async function forgetStudentsBefore(db: Database, before: Date): Promise<void> {
  await db
    .update(assistedProposals)
    .set({ aluno: null, cpf: null, empresa_email: null })
    .where(
      and(
        lte(assistedProposals.expira_em, before),
        isNull(assistedProposals.codigo_compra),
        or(
          isNotNull(assistedProposals.aluno),
          isNotNull(assistedProposals.cpf),
          isNotNull(assistedProposals.empresa_email),
        ),
      ),
    );
}
