import { randomBytes } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { Session } from '#/backend/request/context.ts';
import { forgetMessagesTo } from '#/backend/mail/outbox.ts';
import { leaveAuditLog, recordAct } from '#/backend/modules/audit/audit-log.ts';
import { forgetClaimsOf } from '#/backend/modules/cpf-claim/claim-retention.ts';
import { hashPassword } from '#/backend/crypto/password-hash.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import { withPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import { eraseEnrolments } from '#/backend/modules/enrolment/give-enrolment-up.ts';
import { noteErasure } from '#/backend/modules/data-requests/request-retention.ts';
import { forgetSubscriptions } from '#/backend/modules/newsletter/subscription-retention.ts';
import { forgetInvitationsTo } from '#/backend/modules/school/team/invitation-retention.ts';
import { expireDueHolds } from '#/backend/modules/charges/end-hold.ts';
import { stopCharges } from '#/backend/modules/charges/close-charges.ts';
import { leaveEveryList } from '#/backend/modules/seats/waiting-place.ts';
import type { Providers } from '#/backend/payments/payment-provider.ts';
import { isShopper } from '#/domain/person/login-kind.ts';
import type { PurchaseState } from '#/domain/sale/purchase-state.ts';
import { confirmPassword } from '../identity/password/confirm-password.ts';
import {
  anonymizeContributions,
  deletePersonalRecords,
  erasePerson,
  forgetUnpaidOrders,
  eraseLogins,
  listLoginKinds,
  lockPurchases,
  removeContactsOfPurchases,
} from './erasure-repository.ts';
import { confirmedEmails } from './export-data.ts';
import { identifiersOf, listLogins } from './export-repository.ts';

const ERASED_NAME = 'Pessoa removida';

/** Money or a seat is still on its way to the person, so the account can't be erased yet. */
const unsettled: ReadonlySet<PurchaseState> = new Set<PurchaseState>([
  'AGUARDANDO_ACEITE',
  'AGUARDANDO_PAGAMENTO',
  'EM_ANALISE',
  'PAGA',
  'ARREPENDIDA',
  'TURMA_CANCELADA',
  'PAGAMENTO_TARDIO',
]);

/**
 * Erases personal data, retains fiscal records without contact data, and ends every session (ACCOUNT-5).
 * @throws 422 for a wrong password, 403 for staff, 409 `COMPRA_EM_ANDAMENTO`, 429 `MUITAS_TENTATIVAS`
 */
export async function eraseAccount(
  deps: Providers & {
    db: Database;
    throttle: Throttle;
    now: Date;
    businessNow: Date;
    requestId: string;
  },
  session: Session,
  password: string,
): Promise<void> {
  const { loginId, personId } = session;
  await confirmPassword(deps, session, password, 'senha');
  const senhaHash = await hashPassword(randomBytes(32).toString('base64url'));
  // A hold that ran out isn't an open purchase, even if the expiry job hasn't come by.
  await expireDueHolds(deps.db, { ...deps, now: deps.businessNow }, { personId });
  const codes = await withPersonLocked(deps.db, personId, async (tx, person) => {
    const kinds = await listLoginKinds(tx, personId);
    // Staff accounts belong to the company: an administrator switches them off.
    if (!kinds.every(isShopper)) {
      throw new BackendError(403, 'CONTA_DA_EQUIPE', 'Contas da equipe são encerradas pela administração.');
    }
    const owned = await lockPurchases(tx, personId);
    if (owned.some(({ estado, isOwed }) => unsettled.has(estado) || isOwed)) {
      throw new BackendError(
        409,
        'COMPRA_EM_ANDAMENTO',
        'Você tem uma compra em andamento. Conclua ou cancele a compra antes de excluir a conta.',
      );
    }
    const acessos = await listLogins(tx, personId);
    const loginIds = acessos.map(({ id_login }) => id_login);
    const { cpf, telefones } = person;
    const traits = { cpf, telefones, emails: confirmedEmails(acessos) };
    const identifiers = identifiersOf(cpf, acessos);
    const codigos = owned.map(({ codigo }) => codigo);
    const erasure = { personId, traits, name: ERASED_NAME, senhaHash, now: deps.now };
    await anonymizeContributions(tx, erasure);
    // Before the records are erased, so that a seat reserved for the person is freed.
    await eraseEnrolments(tx, deps.businessNow, personId);
    await leaveEveryList(tx, deps.businessNow, personId);
    await deletePersonalRecords(tx, erasure);
    await forgetClaimsOf(tx, traits);
    await noteErasure(tx, { personId, emails: traits.emails, now: deps.businessNow });
    await forgetSubscriptions(tx, traits.emails);
    await forgetInvitationsTo(tx, traits.emails);
    await forgetMessagesTo(tx, { loginIds, emails: traits.emails, identifiers }, codigos);
    await forgetUnpaidOrders(tx, erasure);
    await removeContactsOfPurchases(tx, erasure);
    await eraseLogins(tx, erasure);
    await erasePerson(tx, erasure);
    await leaveAuditLog(tx, personId);
    // Records only that an account was erased, when, and by which login.
    const { requestId, now: at } = deps;
    await recordAct(tx, { acao: 'EXCLUIU_CONTA', loginId, personId, objeto: null, requestId, at });
    return codigos;
  });
  // Money that still comes for a purchase that ran out goes back at once; better that it isn't paid.
  const payments = { now: deps.businessNow, pix: deps.pix, boleto: deps.boleto, card: deps.card };
  for (const codigo of codes) await stopCharges(deps.db, payments, codigo);
}
