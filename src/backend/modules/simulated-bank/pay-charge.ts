import { randomBytes } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import { bankChargeClosed, bankChargeNotFound } from './bank-errors.ts';
import { insertBankPayment, lockBankCharge, updateBankCharge } from './charge-repository.ts';

const bankCode = '99999008';

/**
 * `force` pays what a real bank would refuse.
 * @throws 404 `COBRANCA_NAO_ENCONTRADA`, 409 `COBRANCA_ENCERRADA`
 */
export async function payCharge(
  db: Database,
  txid: string,
  now: Date,
  { times, force }: { times: number; force: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const charge = await lockBankCharge(tx, txid);
    if (!charge) throw bankChargeNotFound();
    if (!force) {
      if (charge.status === 'CONCLUIDA') throw bankChargeClosed('Esta cobrança já foi paga.');
      if (charge.status !== 'ATIVA') throw bankChargeClosed('Esta cobrança foi cancelada pela loja.');
      if (charge.expira_em <= now) throw bankChargeClosed('Esta cobrança expirou.');
    }
    for (let time = 0; time < times; time++) {
      await insertBankPayment(tx, {
        end_to_end_id: makePaymentId('E', now),
        txid,
        valor_centavos: charge.valor_centavos,
        horario: now,
      });
    }
    await updateBankCharge(tx, txid, { status: 'CONCLUIDA' });
  });
}

/**
 * A letter, E for API Pix, the payer's bank in 8 digits, the UTC minute in 12, and 11 letters and digits: 32
 * characters.
 */
export function makePaymentId(letter: 'E' | 'C', now: Date): string {
  const minute = now.toISOString().replace(/\D/g, '').slice(0, 12);
  return `${letter}${bankCode}${minute}${randomBytes(6).toString('hex').slice(0, 11)}`;
}
