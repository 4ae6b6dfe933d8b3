import type { Database } from '#/backend/db/database.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import { CHOICE_REMINDER_DAYS } from '#/domain/sale/refund/offer-choice.ts';
import { enqueueNotification } from '#/backend/modules/orders/enqueue-notification.ts';
import { lockPurchase, updatePurchaseIn } from '#/backend/modules/orders/purchase/purchase-repository.ts';
import { listChoosing } from '#/backend/modules/charges/choice-repository.ts';
import { returnMoney } from './take-money-back.ts';

const batchSize = 50;
const DAY_MS = 86_400_000;

// REFUND-9
export async function remindOfChoices(db: Database, now: Date): Promise<number> {
  const soon = new Date(now.getTime() + CHOICE_REMINDER_DAYS * DAY_MS);
  const { done, failures } = await workOneByOne(
    await listChoosing(db, soon, batchSize, { unreminded: true }),
    (codigo) => codigo,
    (codigo) =>
      db.transaction(async (tx) => {
        const purchase = await lockPurchase(tx, codigo);
        if (!purchase?.escolha_ate || purchase.escolha_lembrada_em !== null) return false;
        await updatePurchaseIn(tx, codigo, purchase.estado, { escolha_lembrada_em: now });
        await enqueueNotification(tx, 'escolha-pendente', purchase, now);
        return true;
      }),
  );
  throwFailures(failures, 'choices could not be reminded of');
  return done;
}

// REFUND-9
export async function returnUnchosenMoney(db: Database, payments: Payments): Promise<number> {
  const { now } = payments;
  const { done, failures } = await workOneByOne(
    await listChoosing(db, now, batchSize, { unreminded: false }),
    (codigo) => codigo,
    (codigo) => returnMoney(db, payments, codigo, { motivo: 'Prazo de escolha encerrado', dueBy: now }),
  );
  throwFailures(failures, 'money could not be given back');
  return done;
}
