import type { Database } from '#/backend/db/database.ts';
import type { BoletoReminder } from './boleto/boleto-repository.ts';
import { enqueueMessage } from '#/backend/mail/outbox.ts';
import type { CalendarDay } from '#/domain/time/dates.ts';
import type { PurchaseRow } from './purchase/purchase-repository.ts';

/** What a buyer is notified of by e-mail (PURCHASE-12). */
export type PurchaseNotice =
  | 'cobranca-criada'
  | 'boleto-criado'
  | 'pagamento-recebido'
  | 'pagamento-tardio'
  | 'matricula-confirmada';

/** Leaves a message for the mail job, in the transaction of what happened. */
export function enqueueNotice(
  db: Database,
  tipo: PurchaseNotice,
  purchase: PurchaseRow,
  at: Date,
): Promise<void> {
  return enqueue(db, tipo, purchase, {}, at);
}

/**
 * As {@link enqueueNotice}, of money that went back: what was paid, which need not be the purchase's total.
 */
export function enqueueRefundNotice(
  db: Database,
  purchase: PurchaseRow,
  cents: number,
  at: Date,
): Promise<void> {
  return enqueue(db, 'devolucao-concluida', purchase, { devolvido_centavos: cents }, at);
}

/** As {@link enqueueNotice}, of a boleto that falls due: `v` opens it. */
export function enqueueBoletoNotice(
  db: Database,
  tipo: BoletoReminder,
  purchase: PurchaseRow,
  details: { boleto: { vencimento: CalendarDay; centavos: number; parcela: number }; v: string; at: Date },
): Promise<void> {
  return enqueue(db, tipo, purchase, { boleto: details.boleto, v: details.v }, details.at);
}

async function enqueue(
  db: Database,
  tipo: string,
  purchase: PurchaseRow,
  more: Record<string, unknown>,
  at: Date,
): Promise<void> {
  // Who erased the account left no address.
  if (purchase.aluno.email === '') return;
  const { codigo, aluno, total_centavos } = purchase;
  const dados = { codigo_compra: codigo, nome: aluno.nome, total_centavos, ...more };
  await enqueueMessage(db, { tipo, destinatario: aluno.email, dados }, at);
}
