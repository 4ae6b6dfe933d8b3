import { findPublishedOffer } from '#/backend/modules/catalogue/course/find-published-offer.ts';
import { assertOtherPerson } from '#/backend/modules/seats/seat-rules.ts';
import type { Database } from '#/backend/db/database.ts';
import { withPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import { isDue } from '#/backend/modules/seats/hold.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import type { PurchaseGuardian } from '#/contract/purchasing/guardian.ts';
import { pixEnd } from '#/domain/sale/charge-state.ts';
import { guardianHoldEnd } from '#/domain/sale/guardian-terms.ts';
import { finishAcceptance } from '#/backend/modules/orders/agreement/agreement-repository.ts';
import { cancelClosedCharges, closeCharges } from '#/backend/modules/charges/close-charges.ts';
import { enqueueGuardianReplaced } from '#/backend/modules/orders/enqueue-notification.ts';
import { endGuardianLink } from '#/backend/modules/orders/guardian-link/guardian-link-repository.ts';
import { sendGuardianLink } from '#/backend/modules/orders/guardian-link/send-guardian-link.ts';
import { movePurchase } from '#/backend/modules/orders/purchase/move-purchase.ts';
import { guardianPersonId } from '#/backend/modules/orders/price/sale-rules.ts';
import {
  guardianTimeOver,
  noGuardianAsked,
  purchaseNotFound,
} from '#/backend/modules/orders/purchase-errors.ts';
import {
  findPurchaseMadeBy,
  lockPurchase,
  setGuardian,
  type PurchaseRow,
} from '#/backend/modules/orders/purchase/purchase-repository.ts';

export function waitsForGuardian(purchase: PurchaseRow, now: Date): boolean {
  return purchase.responsavel !== null && purchase.estado === 'AGUARDANDO_ACEITE' && !isDue(purchase, now);
}

/**
 * Sends the guardian a new link (GUARDIAN-6).
 * @throws 404 unless the caller made the purchase, 409 `RESPONSAVEL_SEM_PENDENCIA`, 429 `MUITOS_ENVIOS`
 */
export async function resendGuardianLink(
  db: Database,
  now: Date,
  personId: number,
  codigo: string,
): Promise<void> {
  await requireMadeBy(db, personId, codigo);
  await db.transaction(async (tx) => {
    const purchase = (await lockPurchase(tx, codigo))!;
    if (!waitsForGuardian(purchase, now) || purchase.id_responsavel === personId) throw noGuardianAsked();
    await sendGuardianLink(tx, purchase, now);
  });
}

/**
 * Replaces a guardian who hasn't paid (GUARDIAN-7, GUARDIAN-9): their acceptance ends and their charges are
 * closed. The seat is held for 72 hours from the purchase at most.
 * @throws as {@link resendGuardianLink}, and 422 for an ineligible guardian
 */
export async function changeGuardian(
  db: Database,
  payments: Payments,
  personId: number,
  codigo: string,
  guardian: PurchaseGuardian,
): Promise<void> {
  const { now } = payments;
  await requireMadeBy(db, personId, codigo);
  await withPersonLocked(db, personId, async (tx, person) => {
    const purchase = (await lockPurchase(tx, codigo))!;
    const hasAccepted = purchase.estado === 'AGUARDANDO_PAGAMENTO' && !isDue(purchase, now);
    if (!hasAccepted && !waitsForGuardian(purchase, now)) throw noGuardianAsked();
    assertOtherPerson(purchase.aluno, guardian);
    const guardianId = guardianPersonId(guardian, person, now);
    if (hasAccepted) await endAcceptance(tx, purchase, now, { isAsked: guardianId === null });
    const changed = await setGuardian(tx, codigo, guardian, guardianId);
    const isLeft = purchase.id_responsavel !== personId && purchase.responsavel?.email !== guardian.email;
    if (isLeft) await enqueueGuardianReplaced(tx, purchase, now);
    if (guardianId === null) await sendGuardianLink(tx, changed, now);
    else await endGuardianLink(tx, codigo, now);
  });
  await cancelClosedCharges(db, payments, codigo).catch(() => undefined);
}

async function endAcceptance(
  tx: Database,
  purchase: PurchaseRow,
  now: Date,
  { isAsked }: { isAsked: boolean },
): Promise<void> {
  const { codigo, criado_em, id_oferta, reserva_expira_em } = purchase;
  const sale = await findPublishedOffer(tx, id_oferta);
  const waitsUntil = sale ? guardianHoldEnd(criado_em, sale.oferta) : reserva_expira_em;
  const end = isAsked ? waitsUntil : pixEnd(now);
  if (end <= now) throw guardianTimeOver();
  await closeCharges(tx, codigo, 'replace');
  await finishAcceptance(tx, codigo, 'SUBSTITUIDO', null);
  await movePurchase(tx, purchase, 'AGUARDANDO_ACEITE', now, {
    detail: 'Outro responsável',
    set: {
      aceite_em: null,
      aceite_ip: null,
      turma_aceita: null,
      total_aceito_centavos: null,
      forma: null,
      parcelas: 1,
      reserva_expira_em: end,
    },
  });
}

/** @throws 404 `COMPRA_NAO_ENCONTRADA` */
export async function requireMadeBy(db: Database, personId: number, codigo: string): Promise<PurchaseRow> {
  const purchase = await findPurchaseMadeBy(db, personId, codigo);
  if (!purchase) throw purchaseNotFound();
  if (!purchase.responsavel) throw noGuardianAsked();
  return purchase;
}
