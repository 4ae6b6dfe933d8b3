import type { Database } from '#/backend/db/database.ts';
import { outbox } from '#/backend/db/schema/identity.ts';
import type { PurchaseRow } from './purchase-repository.ts';

/** What a purchase tells by e-mail (PURCHASE-12). */
export type PurchaseNotice =
  | 'cobranca-criada'
  | 'pagamento-recebido'
  | 'pagamento-tardio'
  | 'matricula-confirmada';

/** Leaves a message for the mail job, in the transaction of what it tells. */
export function enqueueNotice(
  db: Database,
  tipo: PurchaseNotice,
  purchase: PurchaseRow,
  at: Date,
): Promise<void> {
  return insertNotice(db, tipo, purchase, {}, at);
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
  return insertNotice(db, 'devolucao-concluida', purchase, { devolvido_centavos: cents }, at);
}

async function insertNotice(
  db: Database,
  tipo: string,
  purchase: PurchaseRow,
  more: Record<string, unknown>,
  at: Date,
): Promise<void> {
  // Who erased the account left no address.
  if (purchase.aluno.email === '') return;
  await db.insert(outbox).values({
    tipo,
    destinatario: purchase.aluno.email,
    dados: {
      codigo_compra: purchase.codigo,
      nome: purchase.aluno.nome,
      total_centavos: purchase.total_centavos,
      ...more,
    },
    criado_em: at,
    disponivel_em: at,
  });
}
