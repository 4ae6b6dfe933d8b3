import type { Database } from '#/backend/db/database.ts';
import { within } from '#/domain/request/semaphore.ts';
import { isDue } from '#/backend/modules/seats/hold.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import type { BoletoCharge, BoletoRenewal } from '#/contract/purchasing/boleto.ts';
import {
  BOLETO_RENEWALS,
  boletoHoldEnd,
  isOverdue,
  lateCharges,
  renewedDue,
} from '#/domain/sale/boleto-terms.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { isSeatPaid } from '#/domain/sale/purchase-state.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { applyPayments } from '../apply-payment.ts';
import { askAboutBill } from '#/backend/modules/charges/ask-provider.ts';
import { cancelClosedCharges } from '#/backend/modules/charges/close-charges.ts';
import type { ChargeRow } from '#/backend/modules/charges/charge-repository.ts';
import { boletoNotRenewable } from '#/backend/modules/orders/purchase-errors.ts';
import {
  lockPurchase,
  updatePurchaseIn,
  type PurchaseRow,
} from '#/backend/modules/orders/purchase/purchase-repository.ts';
import {
  insertBoletos,
  listBoletosOfCharge,
  moveBoletos,
  type BoletoRow,
} from '#/backend/modules/charges/boleto-repository.ts';
import { newReference } from '#/backend/payments/new-reference.ts';
import { type BoletoDeps, describeBoletos, requireBoletoOfLink } from './boleto-view.ts';

const ASK_MS = 3000;

/**
 * Cost and due date of a renewal (BOLETO-6).
 * @throws 410 `LINK_SEM_VALIDADE`, 409 `BOLETO_NAO_RENOVAVEL` with the reason
 */
export async function previewRenewal(
  db: Database,
  deps: Pick<BoletoDeps, 'keys' | 'now'>,
  v: string,
): Promise<BoletoRenewal> {
  const { boleto, charge, purchase } = await requireBoletoOfLink(db, deps, v);
  const newest = await requireRenewable(db, purchase, charge, boleto.parcela, deps.now);
  const due = renewedDue(calendarDay(deps.now));
  const { fee, interest, total } = lateCharges(
    newest.valor_original_centavos,
    newest.vencimento_original,
    due,
  );
  return {
    codigo_compra: purchase.codigo,
    parcela: newest.parcela,
    parcelas: charge.parcelas,
    valor_original: centsToReais(newest.valor_original_centavos),
    vencimento_original: newest.vencimento_original,
    multa: centsToReais(fee),
    juros: centsToReais(interest),
    total: centsToReais(total),
    novo_vencimento: due,
  };
}

/**
 * Replaces an overdue boleto, with fine and interest. Idempotent within a day (BOLETO-7). The bank is asked
 * first: a payment may be reported a business day later (BOLETO-12).
 * @param personId null without a session
 * @throws as {@link previewRenewal}, and 503 `BOLETO_INDISPONIVEL`
 */
export async function renewBoleto(
  db: Database,
  deps: Payments & Pick<BoletoDeps, 'keys'>,
  v: string,
  personId: number | null,
): Promise<BoletoCharge> {
  const { boleto, charge, purchase } = await requireBoletoOfLink(db, deps, v);
  const { now } = deps;
  const today = calendarDay(now);
  await askWhetherPaid(db, deps, charge, boleto.parcela);
  await db.transaction(async (tx) => {
    const locked = (await lockPurchase(tx, purchase.codigo))!;
    const rows = await listBoletosOfCharge(tx, charge.txid);
    const newest = rows.find(({ parcela }) => parcela === boleto.parcela)!;
    const isOfToday = newest.criado_em > charge.criada_em && calendarDay(newest.criado_em) === today;
    if (isOfToday && newest.status === 'REGISTRADO') return;
    const old = await requireRenewable(tx, locked, charge, boleto.parcela, now);
    const due = renewedDue(today);
    const { fee, interest } = lateCharges(old.valor_original_centavos, old.vencimento_original, due);
    if ((await moveBoletos(tx, { id: old.id }, 'replace')) !== 1)
      throw new Error(`boleto ${old.id} was changed under its lock`);
    await insertBoletos(tx, [
      {
        id: newReference(),
        txid_cobranca: charge.txid,
        codigo_compra: purchase.codigo,
        parcela: old.parcela,
        status: 'REGISTRADO',
        valor_original_centavos: old.valor_original_centavos,
        multa_centavos: fee,
        juros_centavos: interest,
        vencimento_original: old.vencimento_original,
        vencimento: due,
        criado_em: now,
      },
    ]);
    const end = boletoHoldEnd(due);
    if (locked.estado === 'AGUARDANDO_PAGAMENTO' && end > locked.reserva_expira_em)
      await updatePurchaseIn(tx, locked.codigo, locked.estado, { reserva_expira_em: end });
  });
  await cancelClosedCharges(db, deps, purchase.codigo).catch(() => undefined);
  const { purchase: renewed, charge: renewedCharge } = await requireBoletoOfLink(db, deps, v);
  return describeBoletos(db, deps, renewed, renewedCharge, personId);
}

/** A bank that doesn't respond doesn't block the renewal: payment of the old boleto would still count. */
async function askWhetherPaid(
  db: Database,
  payments: Payments,
  charge: ChargeRow,
  parcela: number,
): Promise<void> {
  const rows = await listBoletosOfCharge(db, charge.txid);
  const newest = rows.find((row) => row.parcela === parcela);
  if (!newest || newest.status === 'PAGO' || !isOverdue(newest.vencimento, calendarDay(payments.now))) return;
  const asked = askAboutBill(db, payments, {
    forma: 'boleto',
    reference: newest.id,
    provedor: newest.provedor,
  });
  const report = await within(asked, ASK_MS, () => new Error('late')).catch(() => undefined);
  if (report && report.found > 0) await applyPayments(db, payments, newest.id);
}

async function requireRenewable(
  db: Database,
  purchase: PurchaseRow,
  charge: ChargeRow,
  parcela: number,
  now: Date,
): Promise<BoletoRow> {
  const ofInstallment = (await listBoletosOfCharge(db, charge.txid)).filter((row) => row.parcela === parcela);
  const newest = ofInstallment[0]!;
  if (ofInstallment.some(({ status }) => status === 'PAGO'))
    throw boletoNotRenewable('Este boleto já foi pago. Não é preciso fazer mais nada.');
  const isHeld = purchase.estado === 'AGUARDANDO_PAGAMENTO' && !isDue(purchase, now);
  const isEnrolled = isSeatPaid(purchase.estado);
  const isInvoiced = isEnrolled && purchase.fatura_vencimento !== null;
  const continues =
    ((isHeld || isInvoiced) && charge.status === 'ATIVA') || (isEnrolled && charge.status === 'CONCLUIDA');
  if (!continues)
    throw boletoNotRenewable(
      'Esta compra não espera mais por este boleto. Veja a situação dela em Minhas compras.',
    );
  if (!isOverdue(newest.vencimento, calendarDay(now)))
    throw boletoNotRenewable('Este boleto ainda não venceu. Pague com a mesma linha digitável.');
  if (ofInstallment.length > BOLETO_RENEWALS)
    throw boletoNotRenewable(
      `Este boleto já foi renovado ${BOLETO_RENEWALS} vezes. Fale com a gente para combinar o pagamento.`,
    );
  return newest;
}
