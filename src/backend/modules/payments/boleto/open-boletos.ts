import type { Database } from '#/backend/db/database.ts';
import { newReference } from '#/backend/payments/new-reference.ts';
import type { BoletoProvider } from '#/backend/payments/payment-provider.ts';
import { OrderRefusedError } from '#/backend/payments/provider-error.ts';
import { boletoHoldEnd, carneDueDays, firstBoletoDue } from '#/domain/sale/boleto-terms.ts';
import { planWithoutInterest } from '#/domain/sale/installments.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { boletoCents } from '#/backend/modules/charges/boleto-cents.ts';
import type { ChargeRow } from '#/backend/modules/charges/charge-repository.ts';
import { openCharge } from '#/backend/modules/charges/open-charge.ts';
import { boletoRefused, boletoTooLate, boletoUnavailable } from '#/backend/modules/orders/purchase-errors.ts';
import { findPurchase, type PurchaseRow } from '#/backend/modules/orders/purchase/purchase-repository.ts';
import { requirePayer } from './boleto-payer.ts';
import {
  claimBoleto,
  insertBoletos,
  listBoletosOfCharge,
  setRegistration,
  type BoletoRow,
} from '#/backend/modules/charges/boleto-repository.ts';

/**
 * Inserts a charge of one boleto or one a month, and holds the seat until 3 business days after the first is
 * due (BOLETO-3). The bank is called after the transaction: see {@link registerBoletos}. Call it with the
 * purchase locked, AGUARDANDO_PAGAMENTO and without an active charge.
 * @param first due date, by default 3 business days after the purchase
 * @throws 422 `FORMA_INDISPONIVEL` after its last day (BOLETO-2)
 */
export async function openBoletoCharge(
  tx: Database,
  purchase: PurchaseRow,
  parcelas: number,
  now: Date,
  first: CalendarDay = firstBoletoDue(calendarDay(purchase.criado_em)),
): Promise<ChargeRow> {
  if (first < calendarDay(now)) throw boletoTooLate();
  const terms = { forma: 'boleto', parcelas, end: boletoHoldEnd(first) } as const;
  const charge = await openCharge(tx, purchase, terms, now);
  const { installments } = planWithoutInterest(purchase.total_centavos, parcelas);
  const dueDays = carneDueDays(first, parcelas);
  await insertBoletos(
    tx,
    installments.map((cents, index) => ({
      id: newReference(),
      txid_cobranca: charge.txid,
      codigo_compra: purchase.codigo,
      parcela: index + 1,
      status: 'REGISTRADO' as const,
      valor_original_centavos: cents,
      vencimento_original: dueDays[index]!,
      vencimento: dueDays[index]!,
      criado_em: now,
    })),
  );
  return charge;
}

/**
 * Registers missing boletos and returns all of them. Idempotent.
 * @throws 422 `ENDERECO_AUSENTE`, `BOLETO_RECUSADO`, 503 `BOLETO_INDISPONIVEL`
 */
export async function registerBoletos(
  db: Database,
  bank: BoletoProvider,
  charge: Pick<ChargeRow, 'txid' | 'codigo_compra' | 'parcelas'>,
): Promise<BoletoRow[]> {
  const rows = await listBoletosOfCharge(db, charge.txid);
  const missing = rows.filter(
    ({ codigo_barras, status }) => codigo_barras === null && status === 'REGISTRADO',
  );
  if (missing.length === 0) return rows;
  const payer = await requirePayer(db, bank, (await findPurchase(db, charge.codigo_compra))!);
  try {
    for (const row of missing) {
      await claimBoleto(db, row.id, bank.name);
      const { ourNumber, barcode, documentUrl } = await bank.createCharge({
        reference: row.id,
        cents: boletoCents(row),
        description: `Compra ${charge.codigo_compra}, parcela ${row.parcela} de ${charge.parcelas}`,
        createdAt: row.criado_em,
        due: row.vencimento,
        payer,
      });
      await setRegistration(db, row.id, {
        nosso_numero: ourNumber,
        codigo_barras: barcode,
        documento_url: documentUrl ?? null,
      });
    }
  } catch (error) {
    throw error instanceof OrderRefusedError ? boletoRefused() : boletoUnavailable(error);
  }
  return listBoletosOfCharge(db, charge.txid);
}
