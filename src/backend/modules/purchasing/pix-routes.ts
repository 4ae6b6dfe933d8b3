import { os } from '#/backend/http/implementer.ts';
import { buyer, signedIn } from '#/backend/http/require-session.ts';
import { readPixAmount } from '#/backend/payments/pix-amount.ts';
import { receivePayment } from './apply-payment.ts';
import { getPixCharge } from './pix-charge.ts';
import { webhookRefused } from './purchase-errors.ts';
import { regenerateCharge } from './regenerate-charge.ts';

/** Section "pix" of the contract. */
export const pixRoutes = {
  get: os.pix.get
    .use(signedIn)
    .handler(({ input, context: { db, clock, pix, session } }) =>
      getPixCharge(db, { now: clock(), pix }, session.idPessoa, input.codigoCompra),
    ),
  regenerate: os.pix.regenerate
    .use(buyer)
    .handler(({ input, context: { db, clock, pix, session } }) =>
      regenerateCharge(db, { now: clock(), pix }, session.idPessoa, input.codigoCompra),
    ),
  receiveWebhook: os.pix.receiveWebhook.handler(async ({ input, context: { db, clock, pix } }) => {
    if (!pix.verifyWebhook(input.headers)) throw webhookRefused();
    for (const { endToEndId, txid, valor, horario } of input.body.pix) {
      const cents = readPixAmount(valor);
      // Without a txid it was paid to the key itself: no charge of this shop. Nothing paid changes nothing.
      if (txid === undefined || cents === 0) continue;
      await receivePayment(db, { now: clock(), pix }, { endToEndId, txid, cents, paidAt: new Date(horario) });
    }
    return { ok: true as const };
  }),
};
