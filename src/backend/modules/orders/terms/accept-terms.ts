import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { findTermsInForce, type TermsRow } from './terms-repository.ts';
import { rememberAgreement } from '../agreement/agreement-repository.ts';
import { enrol } from '../purchase/enrol.ts';
import { movePurchase } from '../purchase/move-purchase.ts';
import { isDue } from '#/backend/modules/seats/hold.ts';
import { termsChanged, purchaseExpired, wrongState } from '../purchase-errors.ts';
import { lockPurchase, type PurchaseRow } from '../purchase/purchase-repository.ts';
import { requirePurchase } from '../purchase/find-purchase.ts';

export interface Acceptance {
  versao: string;
  sha256: string;
  ip: string | null;
}

/**
 * The terms a buyer accepts now.
 * @throws 503 `SEM_CONTRATO` while none are in force
 */
export async function requireTermsInForce(db: Database, now: Date): Promise<TermsRow> {
  const terms = await findTermsInForce(db, now);
  if (!terms)
    throw new BackendError(503, 'SEM_CONTRATO', 'As matrículas pelo site estão paradas. Tente mais tarde.');
  return terms;
}

/**
 * Accepts the terms in force, which become the purchase's own: others than it was made with, when those
 * changed in between. Accepting again changes nothing. A purchase that costs nothing is enrolled at once.
 * @throws 404, 409 `CONTRATO_MUDOU`, `COMPRA_EXPIRADA`, `COMPRA_EM_OUTRO_ESTADO`
 */
export async function acceptTerms(
  db: Database,
  now: Date,
  personId: number,
  codigo: string,
  { versao, sha256, ip }: Acceptance,
): Promise<PurchaseRow> {
  await requirePurchase(db, personId, codigo);
  return db.transaction(async (tx) => {
    const purchase = (await lockPurchase(tx, codigo))!;
    if (isDue(purchase, now) || purchase.estado === 'EXPIRADA') throw purchaseExpired();
    if (purchase.aceite_em) return purchase;
    if (purchase.estado !== 'AGUARDANDO_ACEITE') throw wrongState(purchase.estado);
    const inForce = await requireTermsInForce(tx, now);
    if (versao !== inForce.versao || sha256 !== inForce.sha256) throw termsChanged();
    const accepted = await movePurchase(tx, purchase, 'AGUARDANDO_PAGAMENTO', now, {
      detail: `Contrato ${versao}`,
      set: {
        contrato_versao: inForce.versao,
        contrato_sha256: inForce.sha256,
        aceite_em: now,
        aceite_ip: ip,
      },
    });
    if (!accepted) throw wrongState(purchase.estado);
    await rememberAgreement(tx, codigo);
    return accepted.total_centavos === 0 ? enrol(tx, accepted, now, now) : accepted;
  });
}
