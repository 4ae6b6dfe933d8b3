import type { Database } from '#/backend/db/database.ts';
import { BackendError, refusedField } from '#/backend/http/backend-error.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import type { AuditedAct } from '#/domain/staff/audited-act.ts';
import { TRANSFER } from '#/domain/company/invoice.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { lockPurchase, type PurchaseRow } from '../orders/purchase/purchase-repository.ts';
import { endRefundByHand } from '../refunds/refund-payment.ts';
import { listMovesOf } from '../refunds/provider-move-repository.ts';
import { findRefund, listRefundsOf, newestOfParts, type RefundRow } from '../refunds/refund-repository.ts';
import { openRefund } from '../refunds/request-refund.ts';
import { matterGone } from './matter-gone.ts';
import { decideReceipt, insertReceipt, listReceipts } from './receipt-repository.ts';

export interface FinanceAct {
  loginId: number;
  requestId: string;
  now: Date;
}

/**
 * Registers that a refund was made by hand: one that a provider can't make, or that it refused, which the
 * buyer then can't send elsewhere any more (LEDGER-11).
 * @throws 404 `PENDENCIA_NAO_ENCONTRADA`, 409 `PAGAMENTO_CONTESTADO`, 422 for a day that can't be
 */
export async function registerReceipt(
  db: Database,
  act: FinanceAct,
  typed: { id: string; comprovante: string; pago_em: CalendarDay; nota: string },
): Promise<void> {
  const { loginId, now } = act;
  await db.transaction(async (tx) => {
    const { refund, purchase } = await lockMatter(tx, typed.id);
    if (await isUndecided(tx, refund)) throw undecided();
    if (typed.pago_em > calendarDay(now) || typed.pago_em < calendarDay(refund.criada_em)) {
      throw refusedField('DATA_INVALIDA', 'pago_em', 'Informe um dia entre o pedido da devolução e hoje.');
    }
    const id = refund.status === 'NAO_REALIZADO' ? await takeOver(tx, refund, now) : refund.id;
    const { comprovante, pago_em, nota } = typed;
    const receipt = { id_devolucao: id, comprovante, pago_em, nota, id_login: loginId, registrado_em: now };
    if (!(await insertReceipt(tx, receipt))) throw matterGone();
    await record(tx, act, 'REGISTROU_COMPROVANTE', purchase, { devolucao: id });
  });
}

/**
 * Checks the receipt that another person registered. Accepted, the money is back; refused, the refund waits
 * for another one.
 * @throws 404 `PENDENCIA_NAO_ENCONTRADA`, 409 `MESMA_PESSOA`
 */
export async function checkReceipt(
  db: Database,
  act: FinanceAct,
  { id, aceito, recusa = null }: { id: string; aceito: boolean; recusa?: string | null },
): Promise<void> {
  const { loginId, now } = act;
  await db.transaction(async (tx) => {
    const { purchase } = await lockMatter(tx, id);
    const waiting = (await listReceipts(tx, [id])).find((receipt) => receipt.aceito === null);
    if (!waiting) throw matterGone();
    if (waiting.id_login === loginId) throw samePerson();
    const decision = { aceito, recusa, id_conferente: loginId, conferido_em: now };
    if (!(await decideReceipt(tx, id, decision))) throw matterGone();
    if (aceito) await endRefundByHand(tx, id, { status: 'DEVOLVIDO', account: TRANSFER }, now);
    await record(tx, act, aceito ? 'CONFERIU_COMPROVANTE' : 'RECUSOU_COMPROVANTE', purchase, {
      devolucao: id,
    });
  });
}

/**
 * Gives a refund up that can't be made by hand either, so that the buyer names another key or account.
 * @throws 404 `PENDENCIA_NAO_ENCONTRADA`
 */
export async function askForTarget(db: Database, act: FinanceAct, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { refund, purchase } = await lockMatter(tx, id);
    const hasReceipt = (await listReceipts(tx, [id])).some(({ aceito }) => aceito === null);
    if (refund.status === 'NAO_REALIZADO' || refund.a_mao_motivo === 'TRANSFERENCIA' || hasReceipt) {
      throw matterGone();
    }
    await endRefundByHand(tx, id, { status: 'NAO_REALIZADO' }, act.now);
    await record(tx, act, 'PEDIU_OUTRA_CHAVE', purchase, { devolucao: id });
  });
}

async function lockMatter(tx: Database, id: string): Promise<{ refund: RefundRow; purchase: PurchaseRow }> {
  const known = await findRefund(tx, id);
  const purchase = known && (await lockPurchase(tx, known.codigo_compra));
  if (!purchase) throw matterGone();
  const refund = newestOfParts(await listRefundsOf(tx, [purchase.codigo])).find((row) => row.id === id);
  const waits =
    (refund?.status === 'NAO_REALIZADO' && refund.quitada_em === null) ||
    (refund?.status === 'EM_PROCESSAMENTO' && refund.a_mao_desde !== null);
  if (!refund || !waits) throw matterGone();
  return { refund, purchase };
}

/** Whether the bank may still give this money to the payer, who then would have it twice (PROVIDER-9). */
async function isUndecided(tx: Database, { codigo_compra, end_to_end_id }: RefundRow): Promise<boolean> {
  const moves = await listMovesOf(tx, [codigo_compra]);
  return moves.some(({ id_evento, status }) => id_evento === end_to_end_id && status === 'ABERTO');
}

async function takeOver(tx: Database, refused: RefundRow, now: Date): Promise<string> {
  const { codigo_compra, end_to_end_id, forma, valor_centavos, motivo, parte } = refused;
  const id = await openRefund(tx, {
    codigo_compra,
    end_to_end_id,
    forma,
    valor_centavos,
    motivo,
    parte,
    criada_em: now,
    a_mao_desde: now,
    a_mao_motivo: 'ASSUMIDA',
  });
  if (id === undefined) throw matterGone();
  return id;
}

const record = (
  tx: Database,
  { loginId, requestId, now }: FinanceAct,
  acao: AuditedAct,
  { codigo, id_pessoa }: PurchaseRow,
  dados: Record<string, unknown>,
) =>
  recordAct(tx, {
    acao,
    loginId,
    personId: id_pessoa,
    objeto: `compra ${codigo}`,
    requestId,
    dados,
    at: now,
  });

const undecided = () =>
  new BackendError(
    409,
    'PAGAMENTO_CONTESTADO',
    'O banco ainda decide sobre este pagamento, e pode devolver o valor ele mesmo. Espere a decisão antes de devolver por fora.',
  );

const samePerson = () =>
  new BackendError(
    409,
    'MESMA_PESSOA',
    'Quem registrou o comprovante não pode conferi-lo. Peça a outra pessoa.',
  );
