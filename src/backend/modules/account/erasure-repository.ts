import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { courseAlerts, favourites, questions, reviews, reviewVotes } from '#/backend/db/schema/community.ts';
import {
  consents,
  emailChanges,
  knownBrowsers,
  logins,
  oneTimeTokens,
  persons,
  sessionFamilies,
} from '#/backend/db/schema/identity.ts';
import {
  boletos,
  companySeats,
  invoiceRequests,
  invoiceTerms,
  newAcceptances,
  purchases,
} from '#/backend/db/schema/purchasing.ts';
import { staffIdentities } from '#/backend/db/schema/school.ts';
import { isUnpaidInvoice } from '#/backend/db/unpaid-invoice.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import type { PurchaseState } from '#/domain/sale/purchase-state.ts';
import {
  deleteCallbackRecords,
  deleteCompanyLeadRecords,
  forgetProposals,
  type ProvenTraits,
} from './export-repository.ts';
import { deleteSpecialNeeds } from './special-need-repository.ts';

export async function listLoginKinds(db: Database, personId: number): Promise<LoginKind[]> {
  const rows = await db
    .select({ kind: logins.tipo_login })
    .from(logins)
    .where(eq(logins.id_pessoa, personId));
  return rows.map(({ kind }) => kind);
}

/**
 * The person's purchases, and those they are the guardian of, locked until the transaction ends: nothing
 * moves them meanwhile.
 */
export async function lockPurchases(
  db: Database,
  personId: number,
): Promise<{ codigo: string; estado: PurchaseState; isOwed: boolean }[]> {
  const isOwed = isUnpaidInvoice(sql`${purchases}`);
  return db
    .select({ codigo: purchases.codigo, estado: purchases.estado, isOwed })
    .from(purchases)
    .where(or(eq(purchases.id_pessoa, personId), eq(purchases.id_responsavel, personId)))
    .orderBy(purchases.codigo)
    .for('update');
}

interface Erasure {
  personId: number;
  traits: ProvenTraits;
  name: string;
  senhaHash: string;
  now: Date;
}

export async function anonymizeContributions(db: Database, { personId, name }: Erasure): Promise<void> {
  await db.delete(reviews).where(and(eq(reviews.id_pessoa, personId), ne(reviews.situacao, 'PUBLICADA')));
  await db.delete(questions).where(and(eq(questions.id_pessoa, personId), isNull(questions.resposta)));
  const anonymous = { id_pessoa: null, nome_autor: name };
  await db.update(reviews).set(anonymous).where(eq(reviews.id_pessoa, personId));
  await db.update(questions).set(anonymous).where(eq(questions.id_pessoa, personId));
}

export async function deletePersonalRecords(db: Database, { personId, traits }: Erasure): Promise<void> {
  await db.delete(favourites).where(eq(favourites.id_pessoa, personId));
  await db.delete(courseAlerts).where(eq(courseAlerts.id_pessoa, personId));
  await db.delete(reviewVotes).where(eq(reviewVotes.id_pessoa, personId));
  await db.delete(consents).where(eq(consents.id_pessoa, personId));
  await forgetProposals(db, personId);
  await db.delete(invoiceRequests).where(eq(invoiceRequests.id_pessoa, personId));
  await db.delete(invoiceTerms).where(eq(invoiceTerms.id_pessoa, personId));
  await deleteCallbackRecords(db, traits);
  await deleteCompanyLeadRecords(db, traits.emails);
  await deleteSpecialNeeds(db, personId);
}

/** Unpaid ended orders need no retention (ACCOUNT-10). */
const neverPaid = sql`${purchases.estado} IN ('EXPIRADA', 'CANCELADA') AND ${purchases.pago_em} IS NULL
  AND NOT EXISTS (SELECT FROM ledger_entries l WHERE l.codigo_compra = ${purchases.codigo})`;

export async function forgetUnpaidOrders(db: Database, { personId, name }: Erasure): Promise<void> {
  const nameless = sql`${JSON.stringify({ nome: name, cpf: '', nascimento: '', telefone: '', email: '' })}::jsonb`;
  const namelessGuardian = sql`${purchases.responsavel} || ${JSON.stringify({ nome: name, cpf: '', telefone: '', email: '' })}::jsonb`;
  const orders = db
    .select({ codigo: purchases.codigo })
    .from(purchases)
    .where(and(eq(purchases.id_pessoa, personId), neverPaid));
  await db
    .update(companySeats)
    .set({ aluno: null, cpf: null })
    // A seat that was accepted is its student's own.
    .where(and(inArray(companySeats.codigo_compra, orders), isNull(companySeats.id_pessoa)));
  await db
    .update(purchases)
    .set({
      aluno: nameless,
      responsavel: sql`CASE WHEN ${purchases.id_responsavel} IS NULL THEN ${namelessGuardian} ELSE ${purchases.responsavel} END`,
    })
    .where(and(eq(purchases.id_pessoa, personId), neverPaid));
  await db
    .update(purchases)
    .set({ responsavel: namelessGuardian })
    .where(and(eq(purchases.id_responsavel, personId), neverPaid));
}

export async function removeContactsOfPurchases(
  db: Database,
  { personId }: Pick<Erasure, 'personId'>,
): Promise<void> {
  await db
    .update(purchases)
    .set({
      aluno: sql`${purchases.aluno} || '{"telefone":"","email":"","nascimento":""}'::jsonb`,
      aceite_ip: null,
      rede: null,
      pedido_sha256: null,
      responsavel: sql`CASE WHEN ${purchases.id_responsavel} IS NULL THEN ${guardianWithoutContacts} ELSE ${purchases.responsavel} END`,
    })
    .where(eq(purchases.id_pessoa, personId));
  await db
    .update(purchases)
    .set({ responsavel: guardianWithoutContacts, aceite_ip: null })
    .where(eq(purchases.id_responsavel, personId));
  const own = db
    .select({ codigo: purchases.codigo })
    .from(purchases)
    .where(or(eq(purchases.id_pessoa, personId), eq(purchases.id_responsavel, personId)));
  await db
    .update(newAcceptances)
    .set({ aceite_antes_ip: null })
    .where(inArray(newAcceptances.codigo_compra, own));
  // A bank's sheet shows the address.
  await db.update(boletos).set({ documento_url: null }).where(inArray(boletos.codigo_compra, own));
  await db
    .update(companySeats)
    .set({ aluno: seatWithoutContacts, aceite_ip: null })
    .where(eq(companySeats.id_pessoa, personId));
  await db
    .update(companySeats)
    .set({ aluno: seatWithoutContacts })
    .where(
      and(
        isNull(companySeats.id_pessoa),
        inArray(
          companySeats.codigo_compra,
          db.select({ codigo: purchases.codigo }).from(purchases).where(eq(purchases.id_pessoa, personId)),
        ),
      ),
    );
}

const seatWithoutContacts = sql`(${companySeats.aluno} || '{"email":"","nascimento":""}'::jsonb) - 'responsavel'`;

const guardianWithoutContacts = sql`${purchases.responsavel} || '{"telefone":"","email":""}'::jsonb`;

/** Ends every session and switches off every login; e-mail and CPF are free for a new account. */
export async function eraseLogins(db: Database, { personId, senhaHash, now }: Erasure): Promise<void> {
  const own = db.select({ id: logins.id_login }).from(logins).where(eq(logins.id_pessoa, personId));
  // First, as a link that is being used does: then neither blocks the other, and no session is
  // opened any more.
  await db
    .update(logins)
    .set({
      usuario: null,
      email: sql`'excluido-' || ${logins.id_login} || '@conta.invalid'`,
      email_confirmado_em: null,
      senha_hash: senhaHash,
      desativado_em: now,
    })
    .where(eq(logins.id_pessoa, personId));
  await db.delete(sessionFamilies).where(inArray(sessionFamilies.id_login, own));
  await db.delete(oneTimeTokens).where(inArray(oneTimeTokens.id_login, own));
  await db.delete(emailChanges).where(inArray(emailChanges.id_login, own));
  await db.delete(knownBrowsers).where(inArray(knownBrowsers.id_login, own));
  await db.delete(staffIdentities).where(inArray(staffIdentities.id_login, own));
}

export async function erasePerson(db: Database, { personId, name, now }: Erasure): Promise<void> {
  await db
    .update(persons)
    .set({
      nome: name,
      nome_social: null,
      cpf: null,
      nascimento: null,
      telefones: [],
      email_principal: null,
      ficha: {},
      apagada_em: now,
    })
    .where(eq(persons.id_pessoa, personId));
}
