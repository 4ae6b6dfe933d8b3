import type { Database } from '#/backend/db/database.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import { allowsInstallments, mostParts } from '#/domain/sale/installments.ts';
import { maxInstallments, takesForm, type PaymentForm } from '#/domain/sale/payment-terms.ts';
import { calendarDay, startOfDay } from '#/domain/time/dates.ts';
import { openBoletoCharge, registerBoletos } from '../boleto/open-boletos.ts';
import { countCharges, listCharges, type ChargeRow } from '../charge/charge-repository.ts';
import { closeCharges, cancelClosedCharges } from '../charge/close-charges.ts';
import { requirePurchase } from './find-purchase.ts';
import { enqueueNotice } from '../enqueue-notice.ts';
import { openCharge, registerCharge } from '../pix/pix-charge.ts';
import { findOfferForSale } from '../price/offer-for-sale-repository.ts';
import { isDue } from '#/backend/modules/seats/hold.ts';
import {
  acceptanceMissing,
  boletoAfterStart,
  formUnavailable,
  installmentsUnavailable,
  purchaseExpired,
  tooManyChanges,
  tooManyInstallments,
  wrongState,
} from '../purchase-errors.ts';
import { lockPurchase, type PurchaseRow } from './purchase-repository.ts';

/** How many charges a purchase gets in a day: each is registered at a bank and sent by mail. */
const CHARGES_A_DAY = 10;

/**
 * Chooses how to pay, or changes it (PURCHASE-20): the seat stays held, the charge before is closed and its
 * bank notified. Choosing the same again returns the charge that is open.
 * @throws 404, 409 `ACEITE_PENDENTE`, `COMPRA_EXPIRADA`, `COMPRA_EM_OUTRO_ESTADO`, `MUITAS_TROCAS`, 422
 * `FORMA_INDISPONIVEL`, `PARCELAMENTO_INDISPONIVEL`, 503 `PIX_INDISPONIVEL`, `BOLETO_INDISPONIVEL` (the seat
 * stays held; ask again)
 */
export async function choosePayment(
  db: Database,
  { forms, ...payments }: Payments & { forms: readonly PaymentForm[] },
  personId: number,
  codigo: string,
  { forma, parcelas }: { forma: PaymentForm; parcelas: number },
): Promise<PurchaseRow> {
  const { id_oferta, criado_em, total_centavos } = await requirePurchase(db, personId, codigo);
  if (!allowsInstallments(forma, parcelas)) throw tooManyInstallments();
  if (!forms.includes(forma)) throw formUnavailable();
  const sale = await findOfferForSale(db, id_oferta);
  const most = Math.min(maxInstallments(forma, sale?.oferta.parcelas_max ?? 1), mostParts(total_centavos));
  if (parcelas > most) throw installmentsUnavailable(maxMessage(forma, most));
  if (sale && !takesForm(forma, sale.oferta.data_inicio, calendarDay(criado_em))) throw boletoAfterStart();

  const charge = await db.transaction((tx) => openChosen(tx, payments.now, codigo, { forma, parcelas }));
  // What can't be cancelled now, a job cancels.
  await cancelClosedCharges(db, payments, codigo).catch(() => undefined);
  if (forma === 'boleto') await registerBoletos(db, payments.boleto, charge);
  else await registerCharge(db, payments.pix, charge);
  return requirePurchase(db, personId, codigo);
}

async function openChosen(
  tx: Database,
  now: Date,
  codigo: string,
  { forma, parcelas }: { forma: PaymentForm; parcelas: number },
): Promise<ChargeRow> {
  const purchase = (await lockPurchase(tx, codigo))!;
  if (isDue(purchase, now) || purchase.estado === 'EXPIRADA') throw purchaseExpired();
  if (purchase.estado === 'AGUARDANDO_ACEITE') throw acceptanceMissing();
  if (purchase.estado !== 'AGUARDANDO_PAGAMENTO') throw wrongState(purchase.estado);
  const open = (await listCharges(tx, codigo)).find(({ status }) => status === 'ATIVA');
  if (open?.forma === forma && open.parcelas === parcelas) return open;
  if ((await countCharges(tx, codigo, startOfDay(calendarDay(now)))) >= CHARGES_A_DAY) throw tooManyChanges();
  await closeCharges(tx, codigo, 'replace');
  if (forma === 'boleto') {
    const opened = await openBoletoCharge(tx, purchase, parcelas, now);
    await enqueueNotice(tx, 'boleto-criado', purchase, now);
    return opened;
  }
  const opened = await openCharge(tx, purchase, now, { renewal: false });
  await enqueueNotice(tx, 'cobranca-criada', purchase, now);
  return opened;
}

function maxMessage(forma: PaymentForm, most: number): string {
  if (forma === 'pix') return 'O Pix é pago à vista, em uma parcela.';
  return most === 1
    ? 'Esta turma é paga em uma parcela.'
    : `Esta turma pode ser paga em até ${most} parcelas.`;
}
