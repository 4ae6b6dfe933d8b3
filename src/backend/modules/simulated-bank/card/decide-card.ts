import type { Database } from '#/backend/db/database.ts';
import type { CardRefusal } from '#/domain/sale/card/card-refusal.ts';
import { bankChargeClosed, bankChargeNotFound } from '../bank-errors.ts';
import { insertCardPayment, lockBankCharge, updateBankCharge } from '../charge-repository.ts';
import { makePaymentId } from '../pay-charge.ts';
import { listDueReviews, updateCardChargeIn } from './card-repository.ts';

const batchSize = 50;
const undecided = ['DESAFIO', 'EM_ANALISE'] as const;

/**
 * `force` approves also what the shop withdrew.
 * @throws 404 `COBRANCA_NAO_ENCONTRADA`, 409 `COBRANCA_ENCERRADA`
 */
export async function approveCard(
  db: Database,
  txid: string,
  now: Date,
  { force = false }: { force?: boolean } = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    const charge = await lockBankCharge(tx, txid);
    if (!charge) throw bankChargeNotFound();
    const from = [...undecided, ...(force ? (['CANCELADA'] as const) : [])];
    const set = { situacao: 'APROVADA' as const, aviso_em: now, aviso_tentativas: 0 };
    if (!(await updateCardChargeIn(tx, txid, from, set))) {
      throw bankChargeClosed('Esta cobrança já foi decidida ou cancelada.');
    }
    await insertCardPayment(tx, {
      end_to_end_id: makePaymentId('C', now),
      txid,
      valor_centavos: charge.valor_centavos,
      horario: now,
    });
    await updateBankCharge(tx, txid, { status: 'CONCLUIDA' });
  });
}

/**
 * Refuses a charge that was in review or challenged.
 * @throws 404 `COBRANCA_NAO_ENCONTRADA`, 409 `COBRANCA_ENCERRADA`
 */
export async function refuseCard(db: Database, txid: string, reason: CardRefusal, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // First, as an approval locks it: the two may come at once.
    if (!(await lockBankCharge(tx, txid))) throw bankChargeNotFound();
    const set = { situacao: 'RECUSADA' as const, motivo: reason, aviso_em: now, aviso_tentativas: 0 };
    if (!(await updateCardChargeIn(tx, txid, [...undecided], set))) {
      throw bankChargeClosed('Esta cobrança já foi decidida ou cancelada.');
    }
    await updateBankCharge(tx, txid, { status: 'REMOVIDA_PELO_PSP', recusada_em: now });
  });
}

export async function decideDueReviews(db: Database, now: Date): Promise<void> {
  for (const { txid, decisao, motivo } of await listDueReviews(db, now, batchSize)) {
    const decided =
      decisao === 'refuse' ? refuseCard(db, txid, motivo ?? 'OUTRO', now) : approveCard(db, txid, now);
    await decided.catch(() => undefined);
  }
}
