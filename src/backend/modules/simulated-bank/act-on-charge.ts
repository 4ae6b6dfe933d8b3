import type { Database } from '#/backend/db/database.ts';
import type { BankCharge } from '#/contract/simulated-bank/simulated-bank.ts';
import type { BankAction } from '#/domain/sale/bank-actions.ts';
import { bankChargeClosed, bankChargeNotFound } from './bank-errors.ts';
import { describeBankCharge } from './bank-view.ts';
import { findBankCharge, updateBankCharge } from './charge-repository.ts';
import { approveCard, refuseCard } from './card/decide-card.ts';
import { payCharge } from './pay-charge.ts';

export interface ShopLevers {
  expireCharge(txid: string, now: Date): Promise<void>;
  refundCharge(txid: string, now: Date): Promise<void>;
  deliverWebhooks(): Promise<void>;
}

/**
 * Resolves once the shop has taken the webhook, if it was reachable.
 * @throws 404 `COBRANCA_NAO_ENCONTRADA`, 409 `COBRANCA_ENCERRADA`, `SEM_PAGAMENTO`
 */
export async function actOnCharge(
  db: Database,
  now: Date,
  shop: ShopLevers,
  { txid, acao }: { txid: string; acao: BankAction },
): Promise<BankCharge> {
  const charge = await findBankCharge(db, txid);
  if (!charge) throw bankChargeNotFound();
  const acts: Record<BankAction, () => Promise<void>> = {
    pagar: () => payCharge(db, txid, now, { times: 1, force: false }),
    'pagar-duas-vezes': () =>
      payCharge(db, txid, now, { times: charge.status === 'CONCLUIDA' ? 1 : 2, force: true }),
    'pagar-atrasado': async () => {
      if (charge.status === 'ATIVA') await expire();
      await payCharge(db, txid, now, { times: 1, force: true });
    },
    expirar: async () => {
      if (charge.status !== 'ATIVA') throw bankChargeClosed('Esta cobrança não está mais aberta.');
      await expire();
    },
    recusar: async () => {
      if (charge.status !== 'ATIVA') throw bankChargeClosed('Esta cobrança não está mais aberta.');
      await updateBankCharge(db, txid, { recusada_em: now });
    },
    devolver: () => shop.refundCharge(txid, now),
    'recusar-devolucao': () => updateBankCharge(db, txid, { recusa_devolucao: true }),
  };
  const actOnCard = async (action: BankAction) => {
    if (action === 'pagar') return approveCard(db, txid, now);
    if (action === 'pagar-atrasado') return approveCard(db, txid, now, { force: true });
    if (action === 'recusar') return refuseCard(db, txid, 'OUTRO', now);
    if (action === 'devolver') return shop.refundCharge(txid, now);
    throw bankChargeClosed('Isto não se faz com um cartão.');
  };
  const expire = async () => {
    if (charge.expira_em > now) await updateBankCharge(db, txid, { expira_em: now });
    await shop.expireCharge(txid, now);
  };
  await (charge.forma === 'cartao' ? actOnCard(acao) : acts[acao]());
  await shop.deliverWebhooks();
  return describeBankCharge(db, txid, now);
}
