import type { Database } from '#/backend/db/database.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import { isDue } from '#/backend/modules/seats/hold.ts';
import type { CardAnswer, Payments } from '#/backend/payments/payment-provider.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import type { CardRefusal } from '#/domain/sale/card/card-refusal.ts';
import { cardRefusalMessages } from '#/domain/sale/card/card-refusal.ts';
import { AFTER_REVIEW_MS, reviewEnd } from '#/domain/sale/card/card-state.ts';
import { applyPayments } from '../apply-payment.ts';
import { keepPayment } from '#/backend/modules/charges/keep-payment.ts';
import { askAboutBill } from '#/backend/modules/charges/ask-provider.ts';
import {
  type ChargeRow,
  claimCharge,
  extendCharge,
  findCharge,
  refuseCharge,
} from '#/backend/modules/charges/charge-repository.ts';
import { enqueueCardRefusal, enqueueNotification } from '#/backend/modules/orders/enqueue-notification.ts';
import { moveLockedPurchase } from '#/backend/modules/orders/purchase/move-purchase.ts';
import {
  findPurchase,
  lockPurchase,
  type PurchaseRow,
} from '#/backend/modules/orders/purchase/purchase-repository.ts';
import {
  findCardTry,
  findFirstReview,
  listOpenCardTries,
  markCardTryAsked,
  moveCardTry,
  nameCardOfTry,
  type CardTryRow,
} from '#/backend/modules/charges/card-repository.ts';

const batchSize = 20;
const TIME_LIMIT_MS = 20_000;

export interface CardPayments extends Payments {
  publicUrl: string;
}

/**
 * Fetches the state of a card payment, or sends it where it may not have arrived, and applies it (CARD-5).
 * Idempotent.
 * @throws the provider's errors
 */
export async function askAboutCard(db: Database, payments: CardPayments, txid: string): Promise<void> {
  const [card, charge] = [await findCardTry(db, txid), await findCharge(db, txid)];
  if (!card || !charge || card.status === 'APROVADA') return;
  if (charge.provedor !== null && charge.provedor !== payments.card.name) {
    // A former provider only reports payments: the card isn't charged a second time.
    const { forma, provedor } = charge;
    await askAboutBill(db, payments, { forma, reference: txid, provedor });
    return applyPayments(db, payments, txid);
  }
  const answer =
    card.status === 'ENVIADA'
      ? await sendCard(db, payments, card, charge)
      : await payments.card.findCardCharge(txid);
  if (answer) await applyCardAnswer(db, payments, card, answer);
}

async function sendCard(
  db: Database,
  { card: provider, publicUrl }: CardPayments,
  { codigo_compra: codigo, token, txid }: CardTryRow,
  charge: ChargeRow,
): Promise<CardAnswer> {
  const { responsavel, aluno } = (await findPurchase(db, codigo))!;
  const { email, cpf } = responsavel ?? aluno;
  await claimCharge(db, txid, provider.name);
  return provider.createCharge({
    reference: txid,
    cents: charge.valor_centavos,
    installments: charge.parcelas,
    description: `Compra ${codigo}`,
    token,
    payer: { email, cpf: cpfDigits(cpf) },
    returnUrl: `${publicUrl}/minhas-compras/${codigo}`,
    createdAt: charge.criada_em,
    expiresAt: charge.expira_em,
  });
}

/** Fetches every undecided card payment. Failures don't stop the others. */
export async function askAboutCards(db: Database, payments: CardPayments): Promise<void> {
  const before = new Date(payments.now.getTime() - TIME_LIMIT_MS);
  const { failures } = await workOneByOne(
    await listOpenCardTries(db, before, batchSize),
    ({ txid }) => txid,
    async ({ txid }) => {
      await markCardTryAsked(db, txid, payments.now);
      await askAboutCard(db, payments, txid);
      return true;
    },
  );
  throwFailures(failures, 'cards could not be asked about');
}

/** Applies a possibly outdated answer: each step depends on the stored state. */
async function applyCardAnswer(
  db: Database,
  payments: Payments,
  { txid, codigo_compra: codigo }: CardTryRow,
  answer: CardAnswer,
): Promise<void> {
  const { now } = payments;
  if (answer.card) {
    await nameCardOfTry(db, txid, { bandeira: answer.card.brand, final: answer.card.lastFour });
  }
  switch (answer.status) {
    case 'approved': {
      const { paymentId: endToEndId, cents, paidAt } = answer;
      await keepPayment(db, payments.card.name, now, { endToEndId, txid, cents, paidAt });
      return applyPayments(db, payments, txid);
    }
    case 'challenge':
      await moveCardTry(db, txid, 'challenge', { desafio_url: answer.url });
      return;
    case 'review':
      return db.transaction((tx) => beginReview(tx, codigo, txid, now));
    case 'refused':
      return db.transaction((tx) => refuseTry(tx, codigo, txid, answer.reason, now));
    case 'cancelled':
      return db.transaction((tx) => refuseTry(tx, codigo, txid, 'OUTRO', now));
  }
}

/** The seat waits for the review, for a day at most (CARD-8). */
async function beginReview(tx: Database, codigo: string, txid: string, now: Date): Promise<void> {
  const purchase = await lockPurchase(tx, codigo);
  if (!purchase || !(await moveCardTry(tx, txid, 'review', { analise_desde: now }))) return;
  if (purchase.estado !== 'AGUARDANDO_PAGAMENTO' || isDue(purchase, now)) return;
  const end = reviewEnd(now, (await findFirstReview(tx, codigo)) ?? now);
  const reviewed = await moveLockedPurchase(tx, purchase, 'EM_ANALISE', now, {
    // A review that begins at the end of the time for reviews doesn't shorten the hold.
    set: { reserva_expira_em: latest(end, purchase.reserva_expira_em) },
  });
  await extendCharge(tx, txid, reviewed.reserva_expira_em);
  await enqueueNotification(tx, 'cartao-em-analise', reviewed, now);
}

/** The seat stays held for another try, or another form of payment (CARD-6). */
async function refuseTry(
  tx: Database,
  codigo: string,
  txid: string,
  reason: CardRefusal,
  now: Date,
): Promise<void> {
  const purchase = await lockPurchase(tx, codigo);
  const refused = await moveCardTry(tx, txid, 'refuse', { motivo: reason, decidida_em: now });
  if (!purchase || !refused) return;
  await refuseCharge(tx, txid);
  if (purchase.estado === 'EM_ANALISE' && !isDue(purchase, now)) await endReview(tx, purchase, reason, now);
}

async function endReview(tx: Database, purchase: PurchaseRow, reason: CardRefusal, now: Date): Promise<void> {
  const first = (await findFirstReview(tx, purchase.codigo)) ?? now;
  const after = Math.min(
    now.getTime() + AFTER_REVIEW_MS,
    reviewEnd(first, first).getTime() + AFTER_REVIEW_MS,
  );
  const back = await moveLockedPurchase(tx, purchase, 'AGUARDANDO_PAGAMENTO', now, {
    detail: `Cartão recusado: ${cardRefusalMessages[reason]}`,
    set: { reserva_expira_em: new Date(after) },
  });
  await enqueueCardRefusal(tx, back, reason, now);
}

const latest = (one: Date, other: Date) => (one > other ? one : other);
