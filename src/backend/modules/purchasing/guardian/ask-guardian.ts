import type { Database } from '#/backend/db/database.ts';
import { withPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import { isDue } from '#/backend/modules/seats/hold.ts';
import type { PurchaseGuardian } from '#/contract/purchasing/guardian.ts';
import { deleteGuardianLink } from '../guardian-link/guardian-link-repository.ts';
import { sendGuardianLink } from '../guardian-link/send-guardian-link.ts';
import { assertOtherPerson, guardianPersonId } from '../price/sale-rules.ts';
import { noGuardianAsked, purchaseNotFound } from '../purchase-errors.ts';
import {
  findPurchaseMadeBy,
  lockPurchase,
  setGuardian,
  type PurchaseRow,
} from '../purchase/purchase-repository.ts';

/** True while a purchase waits for a guardian who hasn't accepted. */
export function waitsForGuardian(purchase: PurchaseRow, now: Date): boolean {
  return purchase.responsavel !== null && purchase.estado === 'AGUARDANDO_ACEITE' && !isDue(purchase, now);
}

/**
 * Sends the guardian a new link (GUARDIAN-6).
 * @throws 404 to all but who made the purchase, 409 `RESPONSAVEL_SEM_PENDENCIA`, 429 `MUITOS_ENVIOS`
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
 * Puts another guardian in the place of one who hasn't accepted (GUARDIAN-7). The seat is held for no longer.
 * @throws as {@link resendGuardianLink}, and 422 for who can't be a guardian
 */
export async function changeGuardian(
  db: Database,
  now: Date,
  personId: number,
  codigo: string,
  guardian: PurchaseGuardian,
): Promise<void> {
  await requireMadeBy(db, personId, codigo);
  await withPersonLocked(db, personId, async (tx, person) => {
    const purchase = (await lockPurchase(tx, codigo))!;
    if (!waitsForGuardian(purchase, now)) throw noGuardianAsked();
    assertOtherPerson(purchase.aluno, guardian);
    const guardianId = guardianPersonId(guardian, person, now);
    const changed = await setGuardian(tx, codigo, guardian, guardianId);
    if (guardianId === null) await sendGuardianLink(tx, changed, now);
    else await deleteGuardianLink(tx, codigo);
  });
}

/** @throws 404 `COMPRA_NAO_ENCONTRADA` */
export async function requireMadeBy(db: Database, personId: number, codigo: string): Promise<PurchaseRow> {
  const purchase = await findPurchaseMadeBy(db, personId, codigo);
  if (!purchase) throw purchaseNotFound();
  if (!purchase.responsavel) throw noGuardianAsked();
  return purchase;
}
