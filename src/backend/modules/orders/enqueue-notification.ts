import type { Database } from '#/backend/db/database.ts';
import { enqueueForThirdPerson, enqueueMessage } from '#/backend/mail/outbox.ts';
import type { ThirdPersonMail } from '#/backend/mail/third-person-mails.ts';
import type { CardRefusal } from '#/domain/sale/card/card-refusal.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import type { RefundTarget } from '#/domain/sale/refund/refund-target.ts';
import { payerOf } from './payer-of.ts';
import type { PurchaseRow } from './purchase/purchase-repository.ts';
import { findSchoolMessage } from './school-message.ts';

// PURCHASE-12
export type PurchaseNotification =
  | 'cobranca-criada'
  | 'boleto-criado'
  | 'cartao-em-analise'
  | 'pagamento-recebido'
  | 'pagamento-tardio'
  | 'turma-cancelada'
  | 'turma-adiada'
  | 'turma-com-data'
  | 'turma-cancelada-sem-pagamento'
  | 'escolha-pendente'
  | 'novo-aceite-pedido'
  | 'novo-aceite-lembrete'
  | 'matricula-confirmada'
  | 'turma-confirmada'
  | 'vagas-confirmadas'
  | 'vagas-faturadas';

// GUARDIAN-8, PURCHASE-12
const forStudentsToo: ReadonlySet<PurchaseNotification> = new Set<PurchaseNotification>([
  'pagamento-recebido',
  'matricula-confirmada',
  'turma-confirmada',
]);

export async function enqueueNotification(
  db: Database,
  tipo: PurchaseNotification,
  purchase: PurchaseRow,
  at: Date,
): Promise<void> {
  const payer = await payerOf(db, purchase);
  await enqueue(db, tipo, purchase, await findSchoolMessage(db, tipo, purchase), at, payer);
  if (payer.email !== purchase.aluno.email && forStudentsToo.has(tipo)) {
    await enqueue(db, tipo, purchase, {}, at, purchase.aluno);
  }
}

export function enqueueGuardianRequest(db: Database, purchase: PurchaseRow, at: Date): Promise<void> {
  return enqueue(db, 'responsavel-convidado', purchase, { aluno: purchase.aluno.nome }, at);
}

// GUARDIAN-7, GUARDIAN-9
export function enqueueGuardianReplaced(db: Database, purchase: PurchaseRow, at: Date): Promise<void> {
  return enqueue(db, 'responsavel-trocado', purchase, { aluno: purchase.aluno.nome }, at);
}

export function enqueueGuardianLapse(db: Database, purchase: PurchaseRow, at: Date): Promise<void> {
  const details = { responsavel: purchase.responsavel?.nome ?? '' };
  return enqueue(db, 'responsavel-sem-resposta', purchase, details, at, purchase.aluno);
}

interface EndedRefund {
  status: string;
  valor_centavos: number;
  destino_tipo: RefundTarget['tipo'] | null;
  a_mao_desde: Date | null;
}

export function enqueueRefundNotification(
  db: Database,
  purchase: PurchaseRow,
  refund: EndedRefund,
  at: Date,
): Promise<void> {
  const tipo = refund.status === 'DEVOLVIDO' ? 'devolucao-concluida' : 'devolucao-nao-realizada';
  const target = refund.destino_tipo ?? (refund.a_mao_desde ? 'transferencia' : null);
  const more = { devolvido_centavos: refund.valor_centavos, destino: target };
  return enqueue(db, tipo, purchase, more, at);
}

/**
 * As {@link enqueueNotification}, of money that moved at the bank without the shop: it is disputed, or back,
 * and the enrolment has ended (LEDGER-12).
 */
export function enqueueMoneyNotification(
  db: Database,
  tipo: 'pagamento-contestado' | 'matricula-encerrada-pelo-banco',
  purchase: PurchaseRow,
  cents: number,
  at: Date,
): Promise<void> {
  return enqueue(db, tipo, purchase, { devolvido_centavos: cents }, at);
}

/** As {@link enqueueNotification}, of a withdrawal, which the law has confirmed at once (REFUND-4). */
export function enqueueWithdrawalNotification(
  db: Database,
  purchase: PurchaseRow,
  cents: number,
  at: Date,
): Promise<void> {
  return enqueue(db, 'desistencia-registrada', purchase, { devolvido_centavos: cents }, at);
}

/** As {@link enqueueNotification}, of money that the finance team gives back (REFUND-12). */
export function enqueueStaffRefundNotification(
  db: Database,
  purchase: PurchaseRow,
  { cents, retained, ends, reason }: { cents: number; retained: number; ends: boolean; reason: string },
  at: Date,
): Promise<void> {
  const more = { devolvido_centavos: cents, retido_centavos: retained, encerra: ends, motivo: reason };
  return enqueue(db, 'devolucao-registrada', purchase, more, at);
}

export function enqueueCardRefusal(
  db: Database,
  purchase: PurchaseRow,
  motivo: CardRefusal,
  at: Date,
): Promise<void> {
  return enqueue(db, 'cartao-recusado', purchase, { motivo }, at);
}

export function enqueueBoletoNotification(
  db: Database,
  tipo: 'boleto-a-vencer' | 'boleto-vence-hoje' | 'boleto-vencido',
  purchase: PurchaseRow,
  details: { boleto: { vencimento: CalendarDay; centavos: number; parcela: number }; v: string; at: Date },
): Promise<void> {
  return enqueue(db, tipo, purchase, { boleto: details.boleto, v: details.v }, details.at);
}

// COMPANY-11
export function enqueueInvoiceRequest(
  db: Database,
  { codigo, total_centavos }: PurchaseRow,
  email: string,
  at: Date,
): Promise<void> {
  const dados = { codigo_compra: codigo, nome: '', total_centavos };
  return enqueueMessage(db, { tipo: 'fatura-pedida', destinatario: email, dados }, at);
}

// COMPANY-11
export function enqueueInvoiceAnswer(
  db: Database,
  order: PurchaseRow,
  answer: { limite_centavos: number } | { motivo: string },
  at: Date,
): Promise<void> {
  return enqueue(db, 'motivo' in answer ? 'fatura-recusada' : 'fatura-permitida', order, answer, at);
}

async function enqueue(
  db: Database,
  tipo: ThirdPersonMail,
  purchase: PurchaseRow,
  more: Record<string, unknown>,
  at: Date,
  known?: { nome: string; email: string },
): Promise<void> {
  const to = known ?? (await payerOf(db, purchase));
  if (to.email === '') return;
  const { codigo, total_centavos, id_pessoa } = purchase;
  const dados = { codigo_compra: codigo, nome: to.nome, total_centavos, ...more };
  const sender = { personId: id_pessoa };
  await enqueueForThirdPerson(db, { tipo, destinatario: to.email, dados, sender }, at);
}
