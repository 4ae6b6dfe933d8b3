import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { isDatabaseUnavailable } from '#/backend/db/unavailable.ts';
import { readPixAmount } from '#/backend/payments/pix-amount.ts';
import type { PaymentProvider, Payments, ProviderPayment } from '#/backend/payments/payment-provider.ts';
import { boletoWebhookItemSchema } from '#/contract/purchasing/boleto.ts';
import { pixWebhookItemSchema } from '#/contract/purchasing/pix.ts';
import { applyPayments } from './apply-payment.ts';
import { keepPayment, type PaymentWebhook } from '../charges/keep-payment.ts';
import {
  deleteWebhooksBefore,
  type ItemOddity,
  storeWebhook,
  keepOddItem,
} from './payment-webhook-repository.ts';
import { findBill } from '../charges/bill.ts';
import { checkMoneyOfBill } from '../refunds/check-money.ts';
import { webhookUnconfirmed } from '../orders/purchase-errors.ts';

const DAY_MS = 86_400_000;

interface Receiver extends Payments {
  log: Logger;
}

interface WebhookForm {
  provedor: string;
  /** Undefined for an invalid webhook. */
  list(body: unknown): unknown[] | undefined;
  validate(item: unknown): WebhookItem;
  /** Absent where the webhook itself is authenticated. */
  confirm?: PaymentProvider<never, never>['findPayment'];
}

/**
 * Each item is validated by itself; unusable ones are stored and logged.
 * @throws only when something could not be stored or confirmed, so that the provider repeats it
 */
export function receivePixWebhook(db: Database, receiver: Receiver, body: unknown): Promise<void> {
  return receiveWebhook(db, receiver, body, {
    provedor: receiver.pix.name,
    list: (content) => listIn(v.object({ pix: v.array(v.unknown()) }), content)?.pix,
    validate: validatePixItem,
    confirm: receiver.pix.findPayment,
  });
}

export function receiveBoletoWebhook(db: Database, receiver: Receiver, body: unknown): Promise<void> {
  return receiveWebhook(db, receiver, body, {
    provedor: receiver.boleto.name,
    list: (content) => listIn(v.object({ boletos: v.array(v.unknown()) }), content)?.boletos,
    validate: validateBoletoItem,
    confirm: receiver.boleto.findPayment,
  });
}

function listIn<Schema extends v.GenericSchema>(schema: Schema, body: unknown) {
  const read = v.safeParse(schema, body);
  return read.success ? read.output : undefined;
}

async function receiveWebhook(
  db: Database,
  receiver: Receiver,
  body: unknown,
  { provedor, list, validate, confirm }: WebhookForm,
): Promise<void> {
  const { now, log } = receiver;
  await storeWebhook(db, { provedor, content: body, at: now });
  const keepOdd = async (content: unknown, motivo: ItemOddity, campos?: string[]) => {
    const isNew = await keepOddItem(db, { provedor, content, at: now }, motivo);
    if (isNew) log.error({ motivo, ...(campos && { campos }) }, 'webhook: unreadable item stored');
  };
  const items = list(body);
  if (!items) return keepOdd(body, 'ILEGIVEL');

  const txids = new Set<string>();
  const known = new Set<string>();
  let unconfirmed: unknown;
  for (const item of items) {
    const reported = validate(item);
    const validated =
      confirm && 'payment' in reported
        ? await confirmItem(confirm, reported.payment).catch((error: unknown) => {
            log.warn({ err: error }, 'webhook: payment not confirmed');
            unconfirmed = error;
          })
        : reported;
    if (!validated) continue;
    if ('payment' in validated) {
      const stored = await keepPayment(db, provedor, now, validated.payment);
      if (stored === 'differs') await keepOdd(item, 'DIVERGENTE');
      if (stored !== 'new') known.add(validated.payment.txid);
      txids.add(validated.payment.txid);
    } else await keepOdd(item, validated.oddity, validated.fields);
  }
  for (const txid of txids) await applyOrLeave(db, receiver, txid);
  for (const reference of known) {
    await checkMoneyOfBill(db, receiver, reference).catch((error: unknown) => {
      log.warn({ err: error }, 'webhook: money not checked');
      unconfirmed = error;
    });
  }
  if (unconfirmed !== undefined) throw webhookUnconfirmed(unconfirmed);
}

/** The payment as the provider has it (PROVIDER-3). */
async function confirmItem(
  confirm: NonNullable<WebhookForm['confirm']>,
  { endToEndId }: PaymentWebhook,
): Promise<WebhookItem> {
  const payment = await confirm(endToEndId);
  if (!payment || payment.endToEndId !== endToEndId) return { oddity: 'NAO_CONFIRMADO' };
  return usable(payment);
}

// A payment without txid went straight to the Pix key, so it belongs to no charge; one of zero changes
// nothing.
function usable({ txid, ...payment }: ProviderPayment): WebhookItem {
  if (txid === undefined) return { oddity: 'SEM_TXID' };
  if (payment.cents === 0) return { oddity: 'SEM_VALOR' };
  return { payment: { ...payment, txid } };
}

async function applyOrLeave(db: Database, receiver: Receiver, txid: string): Promise<void> {
  const { log } = receiver;
  try {
    await applyPayments(db, receiver, txid);
    if (!(await findBill(db, txid))) log.warn({ txid }, 'webhook: unknown charge, payment stored');
  } catch (error) {
    const level = isDatabaseUnavailable(error) ? 'warn' : 'error';
    log[level]({ err: error, txid }, 'webhook: payment stored, to be applied later');
  }
}

type WebhookItem = { payment: PaymentWebhook } | { oddity: ItemOddity; fields?: string[] };

function validatePixItem(item: unknown): WebhookItem {
  const read = v.safeParse(pixWebhookItemSchema, item);
  if (!read.success) return unreadable(read.issues);
  const { endToEndId, txid, valor, horario } = read.output;
  return usable({ endToEndId, txid, cents: readPixAmount(valor), paidAt: new Date(horario) });
}

function validateBoletoItem(item: unknown): WebhookItem {
  const read = v.safeParse(boletoWebhookItemSchema, item);
  if (!read.success) return unreadable(read.issues);
  const { id_evento: endToEndId, referencia: txid, valor, pago_em } = read.output;
  return usable({ endToEndId, txid, cents: readPixAmount(valor), paidAt: new Date(pago_em) });
}

function unreadable(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): WebhookItem {
  return { oddity: 'ILEGIVEL', fields: [...new Set(issues.map((issue) => v.getDotPath(issue) ?? ''))] };
}

/** Deletes webhooks after 90 days, since they may name payers, and odd items after a year. */
export async function deleteOldWebhooks(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteWebhooksBefore(db, { webhooks: before(90), items: before(365) });
}
