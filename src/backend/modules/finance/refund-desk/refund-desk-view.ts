import { randomUUID } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import type { RefundDesk, RefundRequest } from '#/contract/finance/refund-desk.ts';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { contractualRefund } from '#/domain/finance/staff-refund.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { isSeatPaid, purchaseStateLabels } from '#/domain/sale/purchase-state.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';
import { hasBegun } from '#/domain/time/offer-times.ts';
import { findPurchase } from '#/backend/modules/orders/purchase/purchase-repository.ts';
import { listSeats } from '#/backend/modules/orders/company-seat/company-seat-repository.ts';
import { receiverOf } from '#/backend/modules/orders/company-seat/seat-receiver.ts';
import { purchaseNotFound } from '#/backend/modules/orders/purchase-errors.ts';
import {
  listRequestsOf,
  listWaitingRequests,
  type SignedRequestRow,
  sumUnapproved,
} from '#/backend/modules/refunds/refund-request-repository.ts';
import { describePurchase } from '#/backend/modules/purchases/purchase-view.ts';
import { isRefundable, listLeft } from './give-back-by-staff.ts';

interface Reader {
  loginId: number;
  /** Integer cents that one person may give back of a purchase in all. */
  limitCents: number;
}

/** @throws 404 `COMPRA_NAO_ENCONTRADA` */
export async function describeRefundDesk(
  db: Database,
  now: Date,
  codigo: string,
  { loginId, limitCents }: Reader,
): Promise<RefundDesk> {
  const row = await findPurchase(db, codigo);
  if (!row) throw purchaseNotFound();
  const purchase = await describePurchase(db, row, now, null);
  const payments = await listLeft(db, codigo);
  const paid = payments.reduce((sum, { payment }) => sum + payment.cents, 0);
  const left = payments.reduce((sum, payment) => sum + payment.left, 0);
  const hasSeat = isSeatPaid(row.estado);
  const isBefore = !hasBegun(purchase.oferta, now);
  const receiver = purchase.responsavel ?? purchase.aluno;
  return {
    codigo_compra: codigo,
    estado: purchase.estado,
    curso: purchase.produto.titulo,
    turma: offerName(purchase.oferta),
    recebe: {
      quem: purchase.empresa ? 'EMPRESA' : purchase.responsavel ? 'RESPONSAVEL' : 'ALUNO',
      nome: purchase.empresa ? purchase.empresa.razao_social : receiver.nome,
      email: receiver.email,
    },
    vagas: row.vagas,
    vagas_em_vigor: hasSeat && row.vagas > 1 ? await describeSeats(db, codigo) : [],
    pago: centsToReais(paid),
    devolvido: centsToReais(paid - left),
    resta: centsToReais(left),
    pelo_contrato: hasSeat && isBefore && left > 0 ? centsToReais(contractualRefund(left)) : null,
    tem_matricula: hasSeat,
    impedimento: isRefundable(row.estado)
      ? left > 0
        ? null
        : 'Não há pagamento a devolver nesta compra.'
      : `A compra está em: ${purchaseStateLabels[purchase.estado]}.`,
    sem_aprovacao: centsToReais(Math.max(0, limitCents - (await sumUnapproved(db, codigo)))),
    devolucoes: purchase.devolucoes,
    pedidos: (await listRequestsOf(db, codigo)).map((request) => describeRequest(request, loginId)),
    chave: randomUUID(),
  };
}

async function describeSeats(db: Database, codigo: string): Promise<RefundDesk['vagas_em_vigor']> {
  const seats = await listSeats(db, codigo);
  return seats
    .filter(({ encerrada_em }) => encerrada_em === null)
    .map((seat) => ({ posicao: seat.posicao, aluno: seat.aluno && receiverOf(seat).aluno }));
}

export async function listRefundRequests(db: Database, page: number, loginId: number) {
  const { rows, total } = await listWaitingRequests(db, page, PAGE_SIZE);
  return { itens: rows.map((row) => describeRequest(row, loginId)), totalItens: total, page };
}

function describeRequest(row: SignedRequestRow, loginId: number): RefundRequest {
  return {
    id: row.id,
    codigo_compra: row.codigo_compra,
    valor: centsToReais(row.centavos),
    encerra: row.encerra,
    vagas: row.vagas,
    motivo: row.motivo,
    status: row.status,
    por: row.por,
    seu: row.id_login === loginId,
    pedida_em: row.pedida_em.toISOString(),
    aprovador: row.aprovador,
    decidida_em: row.decidida_em?.toISOString() ?? null,
    recusa: row.recusa,
  };
}
