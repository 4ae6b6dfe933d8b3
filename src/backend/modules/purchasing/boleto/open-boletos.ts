import type { Database } from '#/backend/db/database.ts';
import { newReference } from '#/backend/payments/new-reference.ts';
import type { BoletoProvider } from '#/backend/payments/payment-provider.ts';
import { boletoHoldEnd, carneDueDays, firstBoletoDue } from '#/domain/sale/boleto-terms.ts';
import { planWithoutInterest } from '#/domain/sale/installments.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { boletoCents } from '../charge/boleto-cents.ts';
import type { ChargeRow } from '../charge/charge-repository.ts';
import { openCharge } from '../charge/open-charge.ts';
import { boletoTooLate, boletoUnavailable } from '../purchase-errors.ts';
import type { PurchaseRow } from '../purchase/purchase-repository.ts';
import {
  insertBoletos,
  listBoletosOfCharge,
  setRegistration,
  type BoletoRow,
} from '../charge/boleto-repository.ts';

/**
 * Writes a charge of one boleto, or of one a month, and holds the seat until 3 business days after the first
 * falls due (BOLETO-3). The bank hears of it only after the transaction: see {@link registerBoletos}. Call it
 * with the purchase locked, AGUARDANDO_PAGAMENTO and without an active charge.
 * @throws 422 `FORMA_INDISPONIVEL` once its day to pay is over (BOLETO-2)
 */
export async function openBoletoCharge(
  tx: Database,
  purchase: PurchaseRow,
  parcelas: number,
  now: Date,
): Promise<ChargeRow> {
  const first = firstBoletoDue(calendarDay(purchase.criado_em));
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
 * Registers the open boletos of a charge that the bank doesn't know yet and returns all of them. Safe to
 * repeat, so what got lost is registered by the next reader.
 * @throws 503 `BOLETO_INDISPONIVEL`
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
  try {
    for (const row of missing) {
      const { ourNumber, barcode } = await bank.createCharge({
        reference: row.id,
        cents: boletoCents(row),
        description: `Compra ${charge.codigo_compra}, parcela ${row.parcela} de ${charge.parcelas}`,
        createdAt: row.criado_em,
        due: row.vencimento,
      });
      await setRegistration(db, row.id, { nosso_numero: ourNumber, codigo_barras: barcode });
    }
  } catch (error) {
    throw boletoUnavailable(error);
  }
  return listBoletosOfCharge(db, charge.txid);
}
