import type { Database } from '#/backend/db/database.ts';
import { CARD_TRIES } from '#/domain/sale/card/card-state.ts';
import { pixEnd } from '#/domain/sale/charge-state.ts';
import type { ChargeRow } from '#/backend/modules/charges/charge-repository.ts';
import { openCharge } from '#/backend/modules/charges/open-charge.ts';
import { noCardTriesLeft } from '#/backend/modules/orders/purchase-errors.ts';
import type { PurchaseRow } from '#/backend/modules/orders/purchase/purchase-repository.ts';
import { countCardTries, insertCardTry } from '#/backend/modules/charges/card-repository.ts';

/**
 * Inserts an attempt with a card, and holds the seat as a Pix does; the provider is called after the
 * transaction. Call it with the purchase locked, AGUARDANDO_PAGAMENTO and without an active charge.
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
  const terms = { forma: 'cartao', parcelas, end: pixEnd(now) } as const;
  const charge = await openCharge(tx, purchase, terms, now);
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
