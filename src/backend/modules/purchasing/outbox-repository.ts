import type { Database } from '#/backend/db/database.ts';
import { outbox } from '#/backend/db/schema/identity.ts';
import type { PurchaseRow } from './purchase-repository.ts';

/** What a purchase tells by e-mail (decisions section 5, "Notifications"). */
export type PurchaseNotice =
  | 'cobranca-criada'
  | 'pagamento-recebido'
  | 'pagamento-tardio'
  | 'matricula-confirmada'
  | 'devolucao-concluida';

/** Leaves a message for the mail job, in the transaction of what it tells. */
export async function enqueueNotice(
  db: Database,
  tipo: PurchaseNotice,
  purchase: PurchaseRow,
  at: Date,
): Promise<void> {
  await db.insert(outbox).values({
    tipo,
    destinatario: purchase.aluno.email,
    dados: {
      codigo_compra: purchase.codigo,
      nome: purchase.aluno.nome,
      total_centavos: purchase.total_centavos,
    },
    criado_em: at,
    disponivel_em: at,
  });
}
