import { and, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { assistedProposals } from '#/backend/db/schema/assisted.ts';
import { courseAlerts, favourites, questions, reviews, reviewVotes } from '#/backend/db/schema/community.ts';
import { callbackRequests, companyLeads } from '#/backend/db/schema/content.ts';
import {
  consents,
  emailChanges,
  knownBrowsers,
  logins,
  sessionFamilies,
} from '#/backend/db/schema/identity.ts';
import {
  boletos,
  cardTries,
  companySeats,
  guardianLinks,
  invoiceRequests,
  invoiceTerms,
  paymentCharges,
  offerChanges,
  newAcceptances,
  purchaseEvents,
  purchases,
  refunds,
  waitingList,
} from '#/backend/db/schema/purchasing.ts';
import { staffIdentities } from '#/backend/db/schema/school.ts';

export function listLogins(db: Database, personId: number) {
  const { senha_hash: _secret, ...columns } = getTableColumns(logins);
  return db.select(columns).from(logins).where(eq(logins.id_pessoa, personId));
}

export function listSessionRows(db: Database, loginIds: number[]) {
  return db.select().from(sessionFamilies).where(inArray(sessionFamilies.id_login, loginIds));
}

export function listEmailChanges(db: Database, loginIds: number[]) {
  return db.select().from(emailChanges).where(inArray(emailChanges.id_login, loginIds));
}

export const identifiersOf = (
  cpf: string | null,
  acessos: readonly { email: string; usuario: string | null }[],
): string[] =>
  [cpf, ...acessos.flatMap(({ email, usuario }) => [email, usuario])].filter((name) => name !== null);

export function listBrowserRows(db: Database, loginIds: readonly number[]) {
  const { id_login, usado_em } = knownBrowsers;
  return db
    .select({ id_login, usado_em })
    .from(knownBrowsers)
    .where(inArray(id_login, [...loginIds]));
}

export function listSchoolAccounts(db: Database, loginIds: readonly number[]) {
  return db
    .select()
    .from(staffIdentities)
    .where(inArray(staffIdentities.id_login, [...loginIds]));
}

export function listConsentHistory(db: Database, personId: number) {
  return db.select().from(consents).where(eq(consents.id_pessoa, personId)).orderBy(consents.id);
}

export async function listPurchaseRecords(db: Database, personId: number) {
  const { chave_idempotencia: _key, ...columns } = getTableColumns(purchases);
  const rows = await db
    .select(columns)
    .from(purchases)
    .where(or(eq(purchases.id_pessoa, personId), eq(purchases.id_responsavel, personId)))
    .orderBy(desc(purchases.criado_em));
  const codes = rows.map(({ codigo }) => codigo);
  if (codes.length === 0) return [];
  const { token: _secret, ...cardColumns } = getTableColumns(cardTries);
  const [events, charges, slips, cards, returned, links, changes, acceptances] = await Promise.all([
    db
      .select()
      .from(purchaseEvents)
      .where(inArray(purchaseEvents.codigo_compra, codes))
      .orderBy(purchaseEvents.id),
    db.select().from(paymentCharges).where(inArray(paymentCharges.codigo_compra, codes)),
    db.select().from(boletos).where(inArray(boletos.codigo_compra, codes)),
    db.select(cardColumns).from(cardTries).where(inArray(cardTries.codigo_compra, codes)),
    db.select().from(refunds).where(inArray(refunds.codigo_compra, codes)),
    db.select().from(guardianLinks).where(inArray(guardianLinks.codigo_compra, codes)),
    db.select().from(offerChanges).where(inArray(offerChanges.codigo_compra, codes)),
    db.select().from(newAcceptances).where(inArray(newAcceptances.codigo_compra, codes)),
  ]);
  const of = <Row extends { codigo_compra: string }>(list: Row[], codigo: string) =>
    list.filter(({ codigo_compra }) => codigo_compra === codigo);
  return rows.map((row) => ({
    ...row,
    historico: of(events, row.codigo),
    cobrancas: of(charges, row.codigo),
    boletos: of(slips, row.codigo),
    cartoes: of(cards, row.codigo),
    devolucoes: of(returned, row.codigo),
    pedidos_ao_responsavel: of(links, row.codigo).map(({ expira_em, enviado_em, envios }) => ({
      expira_em,
      enviado_em,
      envios,
    })),
    trocas_de_turma: of(changes, row.codigo),
    novos_aceites: of(acceptances, row.codigo),
  }));
}

export async function listInvoiceTermRecords(db: Database, personId: number) {
  const { id_login: _team, ...columns } = getTableColumns(invoiceTerms);
  return db.select(columns).from(invoiceTerms).where(eq(invoiceTerms.id_pessoa, personId));
}

export function listInvoiceRequestRecords(db: Database, personId: number) {
  return db.select().from(invoiceRequests).where(eq(invoiceRequests.id_pessoa, personId));
}

export async function listSeatRecords(db: Database, personId: number) {
  const { serie: _serie, id_pessoa: _person, ...columns } = getTableColumns(companySeats);
  return db.select(columns).from(companySeats).where(eq(companySeats.id_pessoa, personId));
}

export async function listCommunityRecords(db: Database, personId: number) {
  const [favoritos, avisos_de_turma, opinioes, votos, perguntas] = await Promise.all([
    db.select().from(favourites).where(eq(favourites.id_pessoa, personId)),
    db.select().from(courseAlerts).where(eq(courseAlerts.id_pessoa, personId)),
    db.select().from(reviews).where(eq(reviews.id_pessoa, personId)),
    db.select().from(reviewVotes).where(eq(reviewVotes.id_pessoa, personId)),
    db.select().from(questions).where(eq(questions.id_pessoa, personId)),
  ]);
  return { favoritos, avisos_de_turma, opinioes, votos, perguntas };
}

export function listProposalRecords(db: Database, personId: number) {
  const {
    id,
    tipo,
    id_oferta,
    aluno,
    situacao,
    desconto_percentual,
    total_centavos,
    condicoes,
    custeio,
    expira_em,
    enviado_em,
    codigo_compra,
    criada_em,
  } = assistedProposals;
  return db
    .select({
      id,
      tipo,
      id_oferta,
      aluno,
      situacao,
      desconto_percentual,
      total_centavos,
      condicoes,
      custeio,
      expira_em,
      enviado_em,
      codigo_compra,
      criada_em,
    })
    .from(assistedProposals)
    .where(eq(assistedProposals.id_pessoa, personId));
}

export async function forgetProposals(db: Database, personId: number): Promise<void> {
  await db
    .update(assistedProposals)
    .set({ aluno: null, cpf: null })
    .where(eq(assistedProposals.id_pessoa, personId));
}

export function listWaitingRecords(db: Database, personId: number) {
  const { convite_hash: _secret, ...columns } = getTableColumns(waitingList);
  return db.select(columns).from(waitingList).where(eq(waitingList.id_pessoa, personId));
}

export interface ProvenTraits {
  /** 11 digits; counts together with one of the phones only. */
  cpf: string | null;
  /** Plain digits with DDD. */
  telefones: string[];
  emails: string[];
}

/**
 * Requests to be called back that carry one of the e-mails, or the person's CPF (however it was
 * typed) and phone.
 */
export function listCallbackRecords(db: Database, traits: ProvenTraits) {
  return db.select().from(callbackRequests).where(isOfPerson(traits));
}

export async function deleteCallbackRecords(db: Database, traits: ProvenTraits) {
  await db.delete(callbackRequests).where(isOfPerson(traits));
}

export function listCompanyLeadRecords(db: Database, emails: string[]) {
  return db
    .select()
    .from(companyLeads)
    .where(inArray(companyLeads.email, lowerCased(emails)));
}

export async function deleteCompanyLeadRecords(db: Database, emails: string[]) {
  await db.delete(companyLeads).where(inArray(companyLeads.email, lowerCased(emails)));
}

const lowerCased = (emails: string[]) => emails.map((email) => email.toLowerCase());

function isOfPerson({ cpf, telefones, emails }: ProvenTraits) {
  return or(
    cpf && telefones.length > 0
      ? and(
          eq(sql`regexp_replace(${callbackRequests.cpf}, '[^0-9]', '', 'g')`, cpf),
          inArray(sql`${callbackRequests.ddd} || ${callbackRequests.tel}`, telefones),
        )
      : undefined,
    inArray(sql`lower(${callbackRequests.email})`, emails),
  );
}
