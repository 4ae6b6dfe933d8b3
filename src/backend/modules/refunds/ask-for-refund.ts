import type { Database } from '#/backend/db/database.ts';
import type { MoneyReport, Payments, RefundAnswer, Refunder } from '#/backend/payments/payment-provider.ts';
import { stopCharges } from '../charges/close-charges.ts';
import { keepMoney } from './keep-money.ts';
import { listRefundsOfPayment, type RefundRow } from './refund-repository.ts';
import { leftOf, sortRefunds } from './sort-refunds.ts';

/** How long a provider surely knows a deed by its key; afterwards what it has made tells. */
const KEY_MS = 12 * 3_600_000;

type Asked = RefundAnswer | { left: number };

/**
 * Asks the provider for a refund, once: by its key or id, and by nothing that other money could explain as
 * well (PROVIDER-9). One that was asked for before may be done without our having heard of it (LEDGER-8).
 * Undefined where nothing is to be known now: it doesn't respond, or holds the money back while the payment
 * is disputed, whose decision may give it to the buyer as well.
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
  // Something may have moved between the two questions: the next run sees what.
  const after = await answered(provider.findMoney(endToEndId));
  return after && (isHeld(after) || leftOf(after) < cents) ? undefined : answer;
}

const isHeld = ({ dispute }: MoneyReport) => dispute?.status === 'ABERTO';

class NoAnswerError extends Error {}

/** What a provider answers; its failure, which was logged where it was called, is told apart from ours. */
const answered = <Value>(response: Promise<Value>): Promise<Value> =>
  response.catch((error: unknown) => {
    throw new NoAnswerError('the provider does not respond', { cause: error });
  });
