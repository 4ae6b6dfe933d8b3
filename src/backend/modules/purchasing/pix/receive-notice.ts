import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { isDatabaseUnavailable } from '#/backend/db/unavailable.ts';
import { readPixAmount } from '#/backend/payments/pix-amount.ts';
import type { PixProvider } from '#/backend/payments/pix-provider.ts';
import { pixNoticeItemSchema } from '#/contract/purchasing/pix.ts';
import { applyPayments, keepPayment, type PaymentNotice } from './apply-payment.ts';
import { deleteOldNotices, type ItemOddity, keepNotice, keepOddItem } from './payment-notice-repository.ts';
import { findPixCharge } from './pix-charge-repository.ts';

const DAY_MS = 86_400_000;

interface Receiver {
  now: Date;
  pix: PixProvider;
  log: Logger;
}

/**
 * Takes a notice of a provider, whatever is in it: each item is judged by itself, and what can't be used is
 * kept and logged.
 * @throws only when something could not be kept, so that the provider repeats what is worth repeating
 *   and nothing else
 */
export async function receiveNotice(db: Database, receiver: Receiver, body: unknown): Promise<void> {
  const { now, pix, log } = receiver;
  await keepNotice(db, { provedor: pix.name, content: body, at: now });
  const keepOdd = async (content: unknown, motivo: ItemOddity, campos?: string[]) => {
    const isNew = await keepOddItem(db, { provedor: pix.name, content, at: now }, motivo);
    if (isNew) log.error({ motivo, ...(campos && { campos }) }, 'payment notice: odd item kept');
  };
  const items = v.safeParse(v.object({ pix: v.array(v.unknown()) }), body);
  if (!items.success) return keepOdd(body, 'ILEGIVEL');

  const txids = new Set<string>();
  for (const item of items.output.pix) {
    const judged = judgeItem(item);
    if ('payment' in judged) {
      if ((await keepPayment(db, receiver, judged.payment)) === 'differs') await keepOdd(item, 'DIVERGENTE');
      txids.add(judged.payment.txid);
    } else await keepOdd(item, judged.oddity, judged.fields);
  }
  for (const txid of txids) await applyOrLeave(db, receiver, txid);
}

/** What is kept and can't be applied now, a job applies later: the provider need not repeat it. */
async function applyOrLeave(db: Database, receiver: Receiver, txid: string): Promise<void> {
  const { log } = receiver;
  try {
    await applyPayments(db, receiver, txid);
    if (!(await findPixCharge(db, txid))) log.warn({ txid }, 'payment notice: unknown charge, payment kept');
  } catch (error) {
    const level = isDatabaseUnavailable(error) ? 'warn' : 'error';
    log[level]({ err: error, txid }, 'payment notice: kept, and to be applied later');
  }
}

type Judged = { payment: PaymentNotice } | { oddity: ItemOddity; fields?: string[] };

function judgeItem(item: unknown): Judged {
  const read = v.safeParse(pixNoticeItemSchema, item);
  if (!read.success) {
    const fields = read.issues.map((issue) => v.getDotPath(issue) ?? '');
    return { oddity: 'ILEGIVEL', fields: [...new Set(fields)] };
  }
  const { endToEndId, txid, valor, horario } = read.output;
  const cents = readPixAmount(valor);
  // A payment without txid went straight to the Pix key, so it belongs to no charge; one of
  // zero changes nothing.
  if (txid === undefined) return { oddity: 'SEM_TXID' };
  if (cents === 0) return { oddity: 'SEM_VALOR' };
  return { payment: { endToEndId, txid, cents, paidAt: new Date(horario) } };
}

/** Deletes notices after 90 days, which may name payers, and odd items after a year. */
export async function forgetOldNotices(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteOldNotices(db, { notices: before(90), items: before(365) });
}
