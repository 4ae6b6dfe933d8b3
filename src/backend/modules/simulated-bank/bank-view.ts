import type { Database } from '#/backend/db/database.ts';
import type { BankCharge } from '#/contract/simulated-bank/simulated-bank.ts';
import { typeableLine } from '#/domain/sale/boleto.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { bankChargeNotFound } from './bank-errors.ts';
import {
  findBankCharge,
  listBankCharges,
  listBankPayments,
  type BankChargeRow,
  type BankPaymentRow,
} from './charge-repository.ts';

const shownCharges = 100;

/** The newest 100 charges. */
export async function describeBankCharges(db: Database, now: Date): Promise<BankCharge[]> {
  const charges = await listBankCharges(db, shownCharges);
  const payments = await listBankPayments(
    db,
    charges.map(({ txid }) => txid),
  );
  return charges.map((charge) =>
    describeCharge(
      charge,
      payments.filter(({ txid }) => txid === charge.txid),
      now,
    ),
  );
}

/** @throws 404 `COBRANCA_NAO_ENCONTRADA` */
export async function describeBankCharge(db: Database, txid: string, now: Date): Promise<BankCharge> {
  const charge = await findBankCharge(db, txid);
  if (!charge) throw bankChargeNotFound();
  return describeCharge(charge, await listBankPayments(db, [txid]), now);
}

function describeCharge(charge: BankChargeRow, payments: BankPaymentRow[], now: Date): BankCharge {
  return {
    txid: charge.txid,
    // API Pix leaves an expired charge ATIVA; a person should see that it can't be paid any more.
    status: charge.status === 'ATIVA' && charge.expira_em <= now ? 'EXPIRADA' : charge.status,
    valor: centsToReais(charge.valor_centavos),
    descricao: charge.descricao,
    criada_em: charge.criada_em.toISOString(),
    expira_em: charge.expira_em.toISOString(),
    recusada_em: charge.recusada_em?.toISOString() ?? null,
    forma: charge.forma,
    brcode: charge.brcode,
    linha_digitavel: charge.codigo_barras && typeableLine(charge.codigo_barras),
    pagamentos: payments.map((payment) => ({
      endToEndId: payment.end_to_end_id,
      valor: centsToReais(payment.valor_centavos),
      horario: payment.horario.toISOString(),
      devolvido: centsToReais(payment.devolvido_centavos),
    })),
  };
}
