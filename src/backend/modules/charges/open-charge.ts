import type { Database } from '#/backend/db/database.ts';
import { newReference } from '#/backend/payments/new-reference.ts';
import type { PaymentForm } from '#/domain/sale/payment-terms.ts';
import { changeLockedPurchase } from '../orders/purchase/move-purchase.ts';
import type { PurchaseRow } from '../orders/purchase/purchase-repository.ts';
import { insertCharge, type ChargeRow } from './charge-repository.ts';

interface ChargeTerms {
  forma: PaymentForm;
  parcelas: number;
  end: Date;
  /** True for one that counts against the daily limit of new Pix (PIX-3). */
  isRenewal?: boolean;
}

/**
 * Inserts the charge of a purchase and extends its hold; the provider is called after the transaction. Call
 * it with the purchase locked, AGUARDANDO_PAGAMENTO and without an active charge.
 */
export async function openCharge(
  tx: Database,
  purchase: PurchaseRow,
  terms: ChargeTerms,
  now: Date,
): Promise<ChargeRow> {
  const { forma, parcelas, end } = terms;
  const set = { forma, parcelas, reserva_expira_em: end };
  await changeLockedPurchase(tx, { codigo: purchase.codigo, estado: 'AGUARDANDO_PAGAMENTO' }, set);
  return addCharge(tx, purchase.codigo, { ...terms, cents: purchase.total_centavos }, now);
}

/** Writes a charge of some cents, whatever the seat. Call it as {@link openCharge}, in any state. */
export async function addCharge(
  tx: Database,
  codigo: string,
  { forma, parcelas, end, isRenewal = false, cents }: ChargeTerms & { cents: number },
  now: Date,
): Promise<ChargeRow> {
  const charge = await insertCharge(tx, {
    txid: newReference(),
    codigo_compra: codigo,
    forma,
    parcelas,
    status: 'ATIVA',
    valor_centavos: cents,
    criada_em: now,
    expira_em: end,
    regerada: isRenewal,
  });
  if (!charge) throw new Error(`purchase ${codigo} was changed under its lock`);
  return charge;
}
