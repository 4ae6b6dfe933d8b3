import { WITHDRAWAL_DAYS } from '../refund/withdrawal.ts';
import { RETAINED_PERCENT } from '#/domain/finance/staff-refund.ts';

/**
 * What the shop itself carries out (REFUND-1, REFUND-8, REFUND-12): every contract says it in these words,
 * filled in for the fields of these names.
 */
export const contractClauses = {
  mudancas_da_turma:
    'A turma começa com o número mínimo de matrículas. Se for adiada ou cancelada, o ESTUDANTE escolhe entre outra turma e a devolução integral do valor pago.',
  arrependimento: `Nos ${WITHDRAWAL_DAYS} dias seguintes à compra pela internet, o ESTUDANTE pode desistir sem justificar e recebe de volta tudo o que pagou, conforme o art. 49 do Código de Defesa do Consumidor.`,
  desistencia: `Pedida antes do início, devolve ${100 - RETAINED_PERCENT}% do valor pago. Depois do início, são cobradas as aulas já dadas e multa de ${RETAINED_PERCENT}% sobre o restante.`,
} as const;
export type ContractClause = keyof typeof contractClauses;
