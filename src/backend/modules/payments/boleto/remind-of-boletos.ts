import type { Database } from '#/backend/db/database.ts';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import { isDue } from '#/backend/modules/seats/hold.ts';
import { isSeatPaid } from '#/domain/sale/purchase-state.ts';
import { addDays, calendarDay } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { enqueueBoletoNotification } from '#/backend/modules/orders/enqueue-notification.ts';
import { findPurchase } from '#/backend/modules/orders/purchase/purchase-repository.ts';
import {
  listBoletosToRemind,
  markReminded,
  moveOverdueBoletos,
  type BoletoReminder,
  type BoletoRow,
} from '#/backend/modules/charges/boleto-repository.ts';
import { signBoletoLink } from './boleto-token.ts';
import { boletoCents } from '#/backend/modules/charges/boleto-cents.ts';

const batchSize = 100;

/** Days from today to the due day, and the reminder sent then (BOLETO-5). */
const reminders: readonly [days: number, BoletoReminder][] = [
  [2, 'boleto-a-vencer'],
  [0, 'boleto-vence-hoje'],
  [-1, 'boleto-vencido'],
];

export async function letBoletosFallDue(db: Database, now: Date): Promise<void> {
  await moveOverdueBoletos(db, calendarDay(now));
}

export async function remindOfBoletos(db: Database, now: Date, keys: SigningKeys): Promise<void> {
  const failures: unknown[] = [];
  for (const [days, reminder] of reminders) {
    const due: CalendarDay = addDays(calendarDay(now), days);
    const waiting = await listBoletosToRemind(db, due, reminder, batchSize);
    const worked = await workOneByOne(
      waiting,
      ({ id }) => id,
      (boleto) => remind(db, boleto, reminder, { now, keys }),
    );
    failures.push(...worked.failures);
  }
  throwFailures(failures, 'boletos could not be reminded of');
}

async function remind(
  db: Database,
  boleto: BoletoRow,
  reminder: BoletoReminder,
  { now, keys }: { now: Date; keys: SigningKeys },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const purchase = await findPurchase(tx, boleto.codigo_compra);
    if (!purchase || !(await markReminded(tx, boleto.id, reminder))) return false;
    const isHeld = purchase.estado === 'AGUARDANDO_PAGAMENTO' && !isDue(purchase, now);
    if (!isHeld && !isSeatPaid(purchase.estado)) return false;
    await enqueueBoletoNotification(tx, reminder, purchase, {
      boleto: { vencimento: boleto.vencimento, centavos: boletoCents(boleto), parcela: boleto.parcela },
      v: signBoletoLink(keys, boleto.id, boleto.criado_em),
      at: now,
    });
    return true;
  });
}
