import type { Database } from '#/backend/db/database.ts';
import {
  listCallbackRecords,
  listCommunityRecords,
  listCompanyLeadRecords,
  listConsentHistory,
  listInvoiceRequestRecords,
  listInvoiceTermRecords,
  listLogins,
  listProposalRecords,
  listPurchaseRecords,
  listSeatRecords,
  identifiersOf,
  listBrowserRows,
  listEmailChanges,
  listSchoolAccounts,
  listSessionRows,
  listWaitingRecords,
} from './export-repository.ts';
import { listMessagesTo } from '#/backend/mail/outbox.ts';
import { listActsAbout, listActsOf } from '#/backend/modules/audit/audit-log.ts';
import { listClaimsOf } from '#/backend/modules/cpf-claim/claim-retention.ts';
import { listEnrolmentsForExport } from '#/backend/modules/enrolment/export-enrolments.ts';
import { listRequestRecords } from '#/backend/modules/data-requests/request-retention.ts';
import { listSubscriptions } from '#/backend/modules/newsletter/subscription-retention.ts';
import { notSignedIn } from '#/backend/request/require-session.ts';
import { listInvitationsTo } from '#/backend/modules/school/team/invitation-retention.ts';
import { listSpecialNeedRows } from './special-need-repository.ts';
import { findPerson } from './person-record-repository.ts';

/** Only confirmed addresses: entries under an unconfirmed one may be another person's. */
export const confirmedEmails = (acessos: readonly { email: string; email_confirmado_em: Date | null }[]) =>
  acessos.filter(({ email_confirmado_em }) => email_confirmado_em !== null).map(({ email }) => email);

/**
 * Everything held about the person (ACCOUNT-4), as it is held, but for passwords, tokens and other people.
 * @throws 401 `NAO_AUTENTICADO` once the account was erased
 */
export async function exportData({ db, now }: { db: Database; now: Date }, personId: number) {
  const pessoa = await findPerson(db, personId);
  if (!pessoa) throw notSignedIn();
  const acessos = await listLogins(db, personId);
  const loginIds = acessos.map(({ id_login }) => id_login);
  const emails = confirmedEmails(acessos);
  const traits = { cpf: pessoa.cpf, telefones: pessoa.telefones, emails };
  const [
    necessidades_especiais,
    sessoes,
    navegadores,
    trocas_de_email,
    consentimentos,
    compras,
    inscricoes,
    vagas_de_empresas,
    community,
    lista_espera,
    pedidos_de_contato,
    pedidos_de_empresa,
    pedidos_de_cpf,
    solicitacoes,
    newsletter,
    mensagens,
    registros_de_atendimento,
    atos_de_equipe,
    compras_assistidas,
    faturas_permitidas,
    pedidos_de_fatura,
    convites_da_equipe,
    contas_da_escola,
  ] = await Promise.all([
    listSpecialNeedRows(db, personId),
    listSessionRows(db, loginIds),
    listBrowserRows(db, loginIds),
    listEmailChanges(db, loginIds),
    listConsentHistory(db, personId),
    listPurchaseRecords(db, personId),
    listEnrolmentsForExport(db, personId),
    listSeatRecords(db, personId),
    listCommunityRecords(db, personId),
    listWaitingRecords(db, personId),
    listCallbackRecords(db, traits),
    listCompanyLeadRecords(db, emails),
    listClaimsOf(db, traits),
    listRequestRecords(db, personId),
    listSubscriptions(db, emails),
    listMessagesTo(db, { loginIds, emails, identifiers: identifiersOf(pessoa.cpf, acessos) }),
    listActsAbout(db, personId),
    listActsOf(db, loginIds),
    listProposalRecords(db, personId),
    listInvoiceTermRecords(db, personId),
    listInvoiceRequestRecords(db, personId),
    listInvitationsTo(db, emails),
    listSchoolAccounts(db, loginIds),
  ]);
  return {
    gerado_em: now.toISOString(),
    pessoa,
    necessidades_especiais,
    acessos,
    sessoes,
    navegadores,
    contas_da_escola,
    trocas_de_email,
    consentimentos,
    compras,
    compras_assistidas,
    inscricoes,
    vagas_de_empresas,
    faturas_permitidas,
    pedidos_de_fatura,
    ...community,
    lista_espera,
    pedidos_de_contato,
    pedidos_de_empresa,
    pedidos_de_cpf,
    solicitacoes,
    newsletter,
    mensagens,
    registros_de_atendimento,
    atos_de_equipe,
    convites_da_equipe,
  };
}
