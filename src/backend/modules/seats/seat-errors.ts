import { BackendError } from '#/backend/http/backend-error.ts';
import type { PurchaseState } from '#/domain/sale/purchase-state.ts';

export const offerNotFound = () =>
  new BackendError(404, 'TURMA_NAO_ENCONTRADA', 'Não encontramos essa turma.');

/** `campos.compra` carries the code of the purchase under way, so that a page can lead to it. */
export const purchaseUnderWay = (codigo: string, state: PurchaseState) =>
  new BackendError(
    409,
    'COMPRA_EM_ANDAMENTO',
    state === 'PAGA' || state === 'MATRICULADA'
      ? 'Você já comprou esta turma.'
      : 'Você já tem uma compra desta turma em andamento.',
    { compra: [codigo] },
  );
