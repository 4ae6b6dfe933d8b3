import type { Database } from '#/backend/db/database.ts';
import type { PixProvider } from '#/backend/payments/pix-provider.ts';
import { allowsInstallments } from '#/domain/sale/installments.ts';
import { openForms, type PaymentForm } from '#/domain/sale/payment-terms.ts';
import { requirePurchase } from './find-purchase.ts';
import { enqueueNotice } from '../enqueue-notice.ts';
import { openCharge, registerCharge } from '../pix/pix-charge.ts';
import { listPixCharges } from '../pix/pix-charge-repository.ts';
import { isDue } from '#/backend/modules/seats/hold.ts';
import {
  acceptanceMissing,
  formUnavailable,
  installmentsUnavailable,
  purchaseExpired,
  tooManyInstallments,
  wrongState,
} from '../purchase-errors.ts';
import { lockPurchase, type PurchaseRow } from './purchase-repository.ts';

/**
 * Chooses how to pay; the seat stays held. Choosing Pix again answers the charge that is open.
 * @throws 404, 409 `ACEITE_PENDENTE`, `COMPRA_EXPIRADA`, `COMPRA_EM_OUTRO_ESTADO`, 422 `FORMA_INDISPONIVEL`,
 *   `PARCELAMENTO_INDISPONIVEL`, 503 `PIX_INDISPONIVEL` (the seat stays held; ask again)
 */
export async function choosePayment(
  db: Database,
  { now, pix }: { now: Date; pix: PixProvider },
  idPessoa: number,
  codigo: string,
  { forma, parcelas }: { forma: PaymentForm; parcelas: number },
): Promise<PurchaseRow> {
  await requirePurchase(db, idPessoa, codigo);
  if (!allowsInstallments(forma, parcelas)) throw tooManyInstallments();
  if (!openForms.includes(forma)) throw formUnavailable();
  if (parcelas !== 1) throw installmentsUnavailable('O Pix é pago à vista, em uma parcela.');

  const charge = await db.transaction(async (tx) => {
    const purchase = (await lockPurchase(tx, codigo))!;
    if (isDue(purchase, now) || purchase.estado === 'EXPIRADA') throw purchaseExpired();
    if (purchase.estado === 'AGUARDANDO_ACEITE') throw acceptanceMissing();
    if (purchase.estado !== 'AGUARDANDO_PAGAMENTO') throw wrongState(purchase.estado);
    const open = (await listPixCharges(tx, codigo)).find(({ status }) => status === 'ATIVA');
    if (open) return open;
    const opened = await openCharge(tx, purchase, now, { renewal: false });
    await enqueueNotice(tx, 'cobranca-criada', purchase, now);
    return opened;
  });
  await registerCharge(db, pix, charge);
  return requirePurchase(db, idPessoa, codigo);
}
