import type { Failure } from '#/storefront/forms/form-errors.ts';
import { PublicError } from '#/domain/request/public-error.ts';

export type NextStep =
  | { kind: 'retry' }
  | { kind: 'other-offer' }
  | { kind: 'see-purchase'; codigo: string }
  | { kind: 'see-purchases' }
  | { kind: 'wait' }
  | { kind: 'read-terms' }
  | { kind: 'see-price' }
  | { kind: 'drop-coupon' }
  | { kind: 'sign-in' }
  | { kind: 'correct' };

/** Unknown codes may be retried. */
export function findNextStep({ codigo, status, fieldErrors }: Failure): NextStep {
  switch (codigo) {
    case 'VAGAS_ESGOTADAS':
    case 'TURMA_FECHADA':
    case 'TURMA_NAO_ENCONTRADA':
      return { kind: 'other-offer' };
    case 'COMPRA_EM_ANDAMENTO': {
      const { compra } = fieldErrors;
      return compra ? { kind: 'see-purchase', codigo: compra } : { kind: 'retry' };
    }
    case 'MUITAS_RESERVAS':
      return { kind: 'see-purchases' };
    case 'CHAVE_JA_USADA':
      return { kind: 'retry' };
    case 'CONTRATO_MUDOU':
      return { kind: 'read-terms' };
    case 'PRECO_MUDOU':
      return { kind: 'see-price' };
    case 'CUPOM_INVALIDO':
      return { kind: 'drop-coupon' };
    case 'NAO_AUTENTICADO':
      return { kind: 'sign-in' };
  }
  if (status === 429) return { kind: 'wait' };
  return status === 422 || status === 400 ? { kind: 'correct' } : { kind: 'retry' };
}

/** True when the purchase behind the key can't go on, so that trying again needs a new key. */
export function endsIntent(error: unknown): boolean {
  const over = ['COMPRA_EXPIRADA', 'COMPRA_EM_OUTRO_ESTADO', 'CHAVE_JA_USADA'];
  return error instanceof PublicError && over.includes(error.codigo);
}
