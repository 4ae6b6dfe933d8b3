import { costsMoney, orderKind } from '#/domain/sale/order/order-kind.ts';
import type { Database } from '#/backend/db/database.ts';
import { invoiceDue } from '#/domain/company/invoice.ts';
import { formatCnpj } from '#/domain/person/cnpj.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { inviteStudents } from '../company-seat/invite-students.ts';
import { openMatter } from '#/backend/modules/ledger/matter-repository.ts';
import { moveLockedPurchase } from './move-purchase.ts';
import { enqueueNotification } from '../enqueue-notification.ts';
import type { PurchaseRow } from './purchase-repository.ts';

/**
 * Moves a paid purchase to PAGA and MATRICULADA, and invites the students of a company's order (COMPANY-5).
 * Call it in a transaction that has the row locked. `moved`: it was paid for another offer.
 */
export async function enrol(
  db: Database,
  purchase: PurchaseRow,
  paidAt: Date,
  now: Date,
  moved?: { detail: string | undefined },
): Promise<PurchaseRow> {
  const paid = await moveLockedPurchase(db, purchase, 'PAGA', now, {
    set: { pago_em: paidAt },
    ...(moved?.detail && { detail: moved.detail }),
  });
  const enrolled = await moveLockedPurchase(db, paid, 'MATRICULADA', now);
  await chargeEmployer(db, enrolled, now);
  const isPaid = costsMoney(orderKind({ ...enrolled, total: enrolled.total_centavos }));
  if (!moved && isPaid) await enqueueNotification(db, 'pagamento-recebido', enrolled, now);
  if (enrolled.empresa) {
    await enqueueNotification(db, 'vagas-confirmadas', enrolled, now);
    await inviteStudents(db, enrolled, now);
  } else await enqueueNotification(db, 'matricula-confirmada', enrolled, now);
  return enrolled;
}

/** The finance team invoices the employer, or writes it off (ASSISTED-18). */
async function chargeEmployer(
  db: Database,
  { codigo, custeio, preco_original_centavos }: PurchaseRow,
  now: Date,
): Promise<void> {
  if (custeio?.tipo !== 'EMPREGADOR') return;
  await openMatter(db, {
    tipo: 'EMPRESA_A_COBRAR',
    referencia: codigo,
    codigo_compra: codigo,
    centavos: preco_original_centavos,
    detalhe: `${custeio.empresa ?? ''}, CNPJ ${formatCnpj(custeio.cnpj ?? '')}`,
    aberta_em: now,
    prazo: invoiceDue(calendarDay(now)),
  });
}
