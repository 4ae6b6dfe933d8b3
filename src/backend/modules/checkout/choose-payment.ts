import { BackendError } from '#/backend/http/backend-error.ts';
import { findPublishedOffer } from '#/backend/modules/catalogue/course/find-published-offer.ts';
import type { Database } from '#/backend/db/database.ts';
import { allowsInstallments, mostParts } from '#/domain/sale/installments.ts';
import { pixEnd } from '#/domain/sale/charge-state.ts';
import {
  companyForms,
  maxInstallments,
  takesForm,
  type PaymentForm,
  type ShopForms,
} from '#/domain/sale/payment-terms.ts';
import { calendarDay, startOfDay } from '#/domain/time/dates.ts';
import { findOpenAcceptance } from '../orders/agreement/agreement-repository.ts';
import { requirePayer } from '../payments/boleto/boleto-payer.ts';
import { openBoletoCharge, registerBoletos } from '../payments/boleto/open-boletos.ts';
import { countCharges, findCharge, listCharges, type ChargeRow } from '../charges/charge-repository.ts';
import { closeCharges, cancelClosedCharges } from '../charges/close-charges.ts';
import { findCardTry, findCardTryByToken } from '../charges/card-repository.ts';
import { openCardTry } from '../payments/card/open-card-try.ts';
import { askAboutCard, type CardPayments } from '../payments/card/settle-card.ts';
import { moveLockedPurchase } from '../orders/purchase/move-purchase.ts';
import { requirePurchase } from '../orders/purchase/find-purchase.ts';
import { enqueueNotification } from '../orders/enqueue-notification.ts';
import { openPixCharge, registerCharge } from '../payments/pix/pix-charge.ts';
import { isDue } from '#/backend/modules/seats/hold.ts';
import {
  acceptanceMissing,
  boletoAfterStart,
  cardMissing,
  cardTokenUsed,
  cardUnderWay,
  formUnavailable,
  installmentsUnavailable,
  newAcceptanceMissing,
  paymentSettled,
  purchaseExpired,
  tooManyChanges,
  tooManyInstallments,
  wrongState,
} from '../orders/purchase-errors.ts';
import { lockPurchase, updatePurchaseIn, type PurchaseRow } from '../orders/purchase/purchase-repository.ts';

/** How many charges a purchase gets in a day: each is registered at a bank and sent by mail. */
const CHARGES_A_DAY = 10;
const CARD_TIME_LIMIT_MS = 60_000;

interface Choice {
  forma: PaymentForm;
  parcelas: number;
  token?: string | undefined;
}

/**
 * Chooses or changes the form of payment (PURCHASE-20): the seat stays held and the previous charge is
 * closed. Idempotent. Cards are sent to the provider at once; a lost response is fetched by a job.
 * @throws 404, 409 `ACEITE_PENDENTE`, `COMPRA_EXPIRADA`, `COMPRA_EM_OUTRO_ESTADO`, `MUITAS_TROCAS`,
 * `NOVO_ACEITE_PENDENTE`, `CARTAO_EM_ANDAMENTO`, `CARTAO_SEM_TENTATIVAS`, 422 `FORMA_INDISPONIVEL`,
 * `PAGAMENTO_COMBINADO`, `PARCELAMENTO_INDISPONIVEL`, `ENDERECO_AUSENTE`, `BOLETO_RECUSADO`,
 * `CARTAO_AUSENTE`, `CARTAO_JA_USADO`, 503 `PIX_INDISPONIVEL`, `BOLETO_INDISPONIVEL` (the seat stays held;
 * retry)
 */
export async function choosePayment(
  db: Database,
  { forms, hasCarne, needsAddress, ...payments }: CardPayments & ShopForms,
  personId: number,
  codigo: string,
  choice: Choice,
): Promise<PurchaseRow> {
  const { forma, parcelas, token } = choice;
  const purchase = await requirePurchase(db, personId, codigo);
  const { id_oferta, criado_em, total_centavos, condicoes, empresa } = purchase;
  if (!allowsInstallments(forma, parcelas)) throw tooManyInstallments();
  const taken = empresa ? companyForms({ forms, needsAddress }) : forms;
  if (!taken.includes(forma)) throw formUnavailable();
  if (empresa && parcelas > 1) {
    throw installmentsUnavailable('O pedido de uma empresa é pago em uma parcela.');
  }
  if (condicoes?.fixas && (condicoes.forma !== forma || condicoes.parcelas !== parcelas)) {
    throw paymentSettled(condicoes);
  }
  if (forma === 'cartao' && token === undefined) throw cardMissing();
  const sale = await findPublishedOffer(db, id_oferta);
  const most = Math.min(
    maxInstallments(forma, sale?.oferta.parcelas_max ?? 1, { hasCarne }),
    mostParts(total_centavos),
  );
  if (parcelas > most) throw installmentsUnavailable(maxMessage(forma, most));
  if (sale && !takesForm(forma, sale.oferta, calendarDay(criado_em))) throw boletoAfterStart();
  // Before the charge that is open is given up for it.
  if (forma === 'boleto') await requirePayer(db, payments.boleto, purchase);

  const charge = await db.transaction((tx) => openChosen(tx, payments.now, codigo, choice));
  await cancelClosedCharges(db, payments, codigo).catch(() => undefined);
  if (forma === 'boleto') await registerOrGiveUp(db, payments, charge);
  else if (forma === 'pix') await registerCharge(db, payments.pix, charge);
  else await askAboutCard(db, payments, charge.txid).catch(() => undefined);
  return requirePurchase(db, personId, codigo);
}

/** A boleto that its bank refuses for good gives way to another form, for which the seat waits. */
async function registerOrGiveUp(
  db: Database,
  { boleto, now }: CardPayments,
  charge: ChargeRow,
): Promise<void> {
  try {
    await registerBoletos(db, boleto, charge);
  } catch (error) {
    if (error instanceof BackendError && error.codigo === 'BOLETO_RECUSADO') {
      await db.transaction((tx) => giveUp(tx, charge, now));
    }
    throw error;
  }
}

async function giveUp(tx: Database, { codigo_compra: codigo, txid }: ChargeRow, now: Date): Promise<void> {
  const purchase = await lockPurchase(tx, codigo);
  if (purchase?.estado !== 'AGUARDANDO_PAGAMENTO' || (await findCharge(tx, txid))?.status !== 'ATIVA') return;
  await closeCharges(tx, codigo, 'replace');
  const set = { forma: null, parcelas: 1, reserva_expira_em: pixEnd(now) };
  await updatePurchaseIn(tx, codigo, purchase.estado, set);
}

async function openChosen(
  tx: Database,
  now: Date,
  codigo: string,
  { forma, parcelas, token }: Choice,
): Promise<ChargeRow> {
  const locked = (await lockPurchase(tx, codigo))!;
  const sent = token === undefined ? undefined : await findSentBefore(tx, codigo, token);
  if (sent) return sent;
  const purchase =
    locked.estado === 'EM_ANALISE' && !isDue(locked, now) ? await leaveReview(tx, locked, now) : locked;
  if (isDue(purchase, now) || purchase.estado === 'EXPIRADA') throw purchaseExpired();
  if (purchase.estado === 'AGUARDANDO_ACEITE') throw acceptanceMissing();
  if (purchase.estado !== 'AGUARDANDO_PAGAMENTO') throw wrongState(purchase.estado);
  if (await findOpenAcceptance(tx, codigo)) throw newAcceptanceMissing();
  const open = (await listCharges(tx, codigo)).find(({ status }) => status === 'ATIVA');
  if (forma !== 'cartao' && open?.forma === forma && open.parcelas === parcelas) return open;
  if (open?.forma === 'cartao') await assertAnswered(tx, open, now);
  if ((await countCharges(tx, codigo, startOfDay(calendarDay(now)))) >= CHARGES_A_DAY) throw tooManyChanges();
  await closeCharges(tx, codigo, 'replace');
  if (forma === 'cartao' && token !== undefined) return openCardTry(tx, purchase, { parcelas, token }, now);
  if (forma === 'boleto') {
    const opened = await openBoletoCharge(tx, purchase, parcelas, now);
    await enqueueNotification(tx, 'boleto-criado', purchase, now);
    return opened;
  }
  const opened = await openPixCharge(tx, purchase, now, { isRenewal: false });
  await enqueueNotification(tx, 'cobranca-criada', purchase, now);
  return opened;
}

/**
 * The charge that a token was sent for before: the same press of a button, come twice.
 * @throws 422 `CARTAO_JA_USADO` for a token of another purchase
 */
async function findSentBefore(tx: Database, codigo: string, token: string): Promise<ChargeRow | undefined> {
  const known = await findCardTryByToken(tx, token);
  if (!known) return undefined;
  const charge = known.codigo_compra === codigo ? await findCharge(tx, known.txid) : undefined;
  if (!charge) throw cardTokenUsed();
  return charge;
}

async function leaveReview(tx: Database, purchase: PurchaseRow, now: Date): Promise<PurchaseRow> {
  const left = await moveLockedPurchase(tx, purchase, 'AGUARDANDO_PAGAMENTO', now, {
    detail: 'Troca da forma de pagamento',
  });
  return left;
}

/** @throws 409 `CARTAO_EM_ANDAMENTO` */
export async function assertAnswered(tx: Database, charge: ChargeRow, now: Date): Promise<void> {
  const card = await findCardTry(tx, charge.txid);
  const isFresh = now.getTime() - charge.criada_em.getTime() < CARD_TIME_LIMIT_MS;
  if (card?.status === 'ENVIADA' && isFresh) throw cardUnderWay();
}

function maxMessage(forma: PaymentForm, most: number): string {
  if (forma === 'pix') return 'O Pix é pago à vista, em uma parcela.';
  return most === 1
    ? 'Esta turma é paga em uma parcela.'
    : `Esta turma pode ser paga em até ${most} parcelas.`;
}
