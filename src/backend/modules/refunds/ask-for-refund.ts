import type { Database } from '#/backend/db/database.ts';
import type { MoneyReport, Payments, RefundAnswer, Refunder } from '#/backend/payments/payment-provider.ts';
import { stopCharges } from '../charges/close-charges.ts';
import { keepMoney } from './keep-money.ts';
import { listRefundsOfPayment, type RefundRow } from './refund-repository.ts';
import { leftOf, sortRefunds } from './sort-refunds.ts';

/** How long providers honour an idempotency key; afterwards the refund must be looked up. */
const KEY_MS = 12 * 3_600_000;

type Asked = RefundAnswer | { left: number };

/**
 * Requests a refund once, matched by key or id only, as other money might look alike (PROVIDER-9). Undefined
 * while the outcome is unknown (LEDGER-8).
 */
export async function askForRefund(
  db: Database,
  payments: Payments,
  provider: Refunder,
  refund: RefundRow,
): Promise<Asked | undefined> {
  try {
    return await ask(db, payments, provider, refund);
  } catch (error) {
    if (error instanceof NoAnswerError) return undefined;
    throw error;
  }
}

async function ask(
  db: Database,
  payments: Payments,
  provider: Refunder,
  refund: RefundRow,
): Promise<Asked | undefined> {
  const { id, end_to_end_id: endToEndId, valor_centavos: cents, tentada_em: triedAt } = refund;
  const { destino: to, id_provedor: providerId } = refund;
  if (triedAt !== null) {
    const status = await answered(provider.findRefund({ id, endToEndId, providerId }));
    if (status) return { status, providerId: providerId ?? id };
  }
  const order = { id, endToEndId, cents, ...(to && { to }) };
  const money = await answered(provider.findMoney(endToEndId));
  if (!money) return answered(provider.refund(order));

  const readAt = payments.now;
  const unasked = triedAt === null ? id : undefined;
  const ended = await keepMoney(db, { provedor: provider.name, endToEndId, readAt }, money, unasked);
  if (ended) await stopCharges(db, payments, ended);
  if (isHeld(money)) return undefined;
  const { likely } = sortRefunds(await listRefundsOfPayment(db, endToEndId), money, unasked);
  const found = likely.get(id);
  const own = found && { status: found.status, providerId: found.id };
  if (own && payments.now.getTime() - refund.criada_em.getTime() > KEY_MS) return own;
  if (!own && leftOf(money) < cents) return { left: Math.max(0, leftOf(money)) };

  const answer = await answered(provider.refund(order));
  const isRefused = answer.status === 'NAO_REALIZADO' && answer.providerId === undefined;
  if (!isRefused) return answer;
  if (own) return own;
  const after = await answered(provider.findMoney(endToEndId));
  return after && (isHeld(after) || leftOf(after) < cents) ? undefined : answer;
}

const isHeld = ({ dispute }: MoneyReport) => dispute?.status === 'ABERTO';

class NoAnswerError extends Error {}

const answered = <Value>(response: Promise<Value>): Promise<Value> =>
  response.catch((error: unknown) => {
    throw new NoAnswerError('the provider does not respond', { cause: error });
  });
