import { randomBytes } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import { CARD_TRIES } from '#/domain/sale/card/card-state.ts';
import { PIX_LIFETIME_MS } from '#/domain/sale/charge-state.ts';
import { insertCharge, type ChargeRow } from '../charge/charge-repository.ts';
import { noCardTriesLeft } from '../purchase-errors.ts';
import { updatePurchaseIn, type PurchaseRow } from '../purchase/purchase-repository.ts';
import { countCardTries, insertCardTry } from './card-repository.ts';

/**
 * Writes one try with a card, and holds the seat as long as a Pix does. The provider hears of it only after
 * the transaction: see `sendCardTry`. Call it with the purchase locked, AGUARDANDO_PAGAMENTO and without an
 * active charge.
 * @throws 409 `CARTAO_SEM_TENTATIVAS` after the fifth (CARD-7)
 */
export async function openCardTry(
  tx: Database,
  purchase: PurchaseRow,
  { parcelas, token }: { parcelas: number; token: string },
  now: Date,
): Promise<ChargeRow> {
  const tries = await countCardTries(tx, purchase.codigo);
  if (tries >= CARD_TRIES) throw noCardTriesLeft();
  const charge: ChargeRow = {
    txid: randomBytes(16).toString('hex'),
    codigo_compra: purchase.codigo,
    forma: 'cartao',
    parcelas,
    status: 'ATIVA',
    valor_centavos: purchase.total_centavos,
    acrescimo_centavos: 0,
    brcode: null,
    criada_em: now,
    expira_em: new Date(now.getTime() + PIX_LIFETIME_MS),
    pago_em: null,
    end_to_end_id: null,
    regerada: false,
    cancelada_em: null,
    conferida_em: null,
  };
  const held = await updatePurchaseIn(tx, purchase.codigo, 'AGUARDANDO_PAGAMENTO', {
    forma: 'cartao',
    parcelas,
    reserva_expira_em: charge.expira_em,
  });
  if (!held || !(await insertCharge(tx, charge))) {
    throw new Error(`purchase ${purchase.codigo} was changed under its lock`);
  }
  await insertCardTry(tx, {
    txid: charge.txid,
    codigo_compra: purchase.codigo,
    tentativa: tries + 1,
    token,
    status: 'ENVIADA',
    criada_em: now,
  });
  return charge;
}
