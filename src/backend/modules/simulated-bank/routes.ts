import { os } from '#/backend/request/implementer.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import { expireCharge } from '#/backend/modules/charges/end-hold.ts';
import { refundCharge } from '#/backend/modules/refunds/refund-payment.ts';
import { actOnCharge } from './act-on-charge.ts';
import { bankOff } from './bank-errors.ts';
import { describeBankCharge, describeBankCharges } from './bank-view.ts';

/** The bank exists in the embedded default only: 404 elsewhere, as for any unknown address. */
const whenOn = os.middleware(({ context, next }) => {
  if (!context.simulatedBank) throw bankOff();
  return next({ context: { simulatedBank: context.simulatedBank } });
});

export const simulatedBankRoutes = {
  listBankCharges: os.simulatedBank.listBankCharges
    .use(whenOn)
    .handler(async ({ context: { db, clock } }) => {
      const now = clock();
      return { agora: now.toISOString(), cobrancas: await describeBankCharges(db, now) };
    }),
  getBankCharge: os.simulatedBank.getBankCharge
    .use(whenOn)
    .handler(async ({ input, context: { db, clock } }) => {
      const now = clock();
      return { agora: now.toISOString(), cobranca: await describeBankCharge(db, input.txid, now) };
    }),
  actOnBankCharge: os.simulatedBank.actOnBankCharge.use(whenOn).handler(({ input, context }) => {
    const { db, clock, simulatedBank } = context;
    return actOnCharge(
      db,
      clock(),
      {
        expireCharge: (txid, now) => expireCharge(db, txid, now),
        refundCharge: (txid, now) => refundCharge(db, { ...paymentsOf(context), now }, txid),
        deliverWebhooks: () => simulatedBank.deliverWebhooks(),
      },
      input,
    );
  }),
  moveBankClock: os.simulatedBank.moveBankClock.use(whenOn).handler(async ({ input, context }) => {
    await context.businessClock?.move(context.db, input.minutos * 60_000);
    return { agora: context.clock().toISOString() };
  }),
};
