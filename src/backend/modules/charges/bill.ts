import type { Database } from '#/backend/db/database.ts';
import { findBoleto, listBoletosOfCharge, type BoletoRow } from './boleto-repository.ts';
import { boletoCents } from './boleto-cents.ts';
import { findCharge, type ChargeRow } from './charge-repository.ts';

export interface Bill {
  charge: ChargeRow;
  /** Undefined for a charge that is paid as a whole. */
  boleto: BoletoRow | undefined;
  /** Integer cents. */
  cents: number;
  isSettled: boolean;
}

export async function findBill(db: Database, reference: string): Promise<Bill | undefined> {
  const whole = await findCharge(db, reference);
  if (whole) return { charge: whole, boleto: undefined, cents: whole.valor_centavos, isSettled: false };
  const boleto = await findBoleto(db, reference);
  const charge = boleto && (await findCharge(db, boleto.txid_cobranca));
  if (!boleto || !charge) return undefined;
  const siblings = await listBoletosOfCharge(db, charge.txid);
  return {
    charge,
    boleto,
    cents: boletoCents(boleto),
    isSettled: siblings.some(({ parcela, status }) => parcela === boleto.parcela && status === 'PAGO'),
  };
}
