import { expect, test } from 'vitest';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { PublicError } from '#/domain/request/public-error.ts';
import { endsIntent, findNextStep } from '#/storefront/features/checkout/purchase-failure.ts';

const refusal = (status: number, codigo: string, campos?: Record<string, string[]>) =>
  new PublicError({ status, codigo, mensagem: 'Não deu.', ...(campos && { campos }) });

test.each([
  [refusal(409, 'VAGAS_ESGOTADAS'), { kind: 'other-offer' }],
  [refusal(409, 'TURMA_FECHADA'), { kind: 'other-offer' }],
  [refusal(409, 'COMPRA_EM_ANDAMENTO', { compra: ['ABC'] }), { kind: 'see-purchase', codigo: 'ABC' }],
  [refusal(409, 'CONTRATO_MUDOU'), { kind: 'read-terms' }],
  [refusal(409, 'MUITAS_RESERVAS'), { kind: 'see-purchases' }],
  [refusal(429, 'TURMA_RESERVADA_DEMAIS'), { kind: 'wait' }],
  [refusal(422, 'CHAVE_JA_USADA'), { kind: 'retry' }],
  [refusal(409, 'PRECO_MUDOU'), { kind: 'see-price' }],
  [refusal(422, 'CUPOM_INVALIDO'), { kind: 'drop-coupon' }],
  [refusal(401, 'NAO_AUTENTICADO'), { kind: 'sign-in' }],
  [refusal(422, 'IDADE_MINIMA'), { kind: 'correct' }],
  [refusal(503, 'SERVICO_INDISPONIVEL'), { kind: 'retry' }],
  [new TypeError('Failed to fetch'), { kind: 'retry' }],
])('%s leads on', (error, step) => {
  expect(findNextStep(describeFailure(error))).toEqual(step);
});

test('a purchase that is over needs a new key, a failure on the way does not', () => {
  expect(endsIntent(refusal(409, 'COMPRA_EXPIRADA'))).toBe(true);
  expect(endsIntent(refusal(422, 'CHAVE_JA_USADA'))).toBe(true);
  expect(endsIntent(refusal(409, 'CONTRATO_MUDOU'))).toBe(false);
  expect(endsIntent(refusal(503, 'PIX_INDISPONIVEL'))).toBe(false);
  expect(endsIntent(new TypeError('Failed to fetch'))).toBe(false);
});
