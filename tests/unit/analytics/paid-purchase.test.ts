import { expect, it } from 'vitest';
import { isPaidByReader, isPixPaidByReader } from '#/storefront/shared/tracking/paid-purchase.ts';

const paidAt = '2026-11-23T12:00:00.000Z';
const payer = { contratante: true, custeio: null, medida: false };

// ANALYTICS-3
it.each([
  ['AGUARDANDO_PAGAMENTO', null, false],
  ['EM_ANALISE', null, false],
  ['MATRICULADA', paidAt, true],
  ['EXPIRADA', null, false],
  ['ESTORNADA', paidAt, false],
] as const)('a purchase that is %s, paid at %s, is informed of: %s', (estado, pago_em, isReported) => {
  expect(isPaidByReader({ estado, pago_em, ...payer })).toBe(isReported);
});

it('seats that a company pays 30 days later are informed of then', () => {
  expect(isPaidByReader({ estado: 'MATRICULADA', pago_em: null, ...payer })).toBe(false);
});

it('a Pix that another form replaced tells of no payment', () => {
  expect(isPixPaidByReader({ estado_compra: 'AGUARDANDO_PAGAMENTO', status: 'ATIVA' }, payer)).toBe(false);
  expect(isPixPaidByReader({ estado_compra: 'MATRICULADA', status: 'CONCLUIDA' }, payer)).toBe(true);
  expect(isPixPaidByReader({ estado_compra: 'MATRICULADA', status: 'SUBSTITUIDA' }, payer)).toBe(false);
});

it.each([
  ['a student whose guardian pays', { contratante: false }],
  ['one whose employer pays', { custeio: { tipo: 'EMPREGADOR', empresa: 'Tupy', cnpj: null } as const }],
  ['one that was told of before', { medida: true }],
])('%s tells of nothing', (_who, other) => {
  const purchase = { ...payer, ...other };
  expect(isPaidByReader({ estado: 'MATRICULADA', pago_em: paidAt, ...purchase })).toBe(false);
  expect(isPixPaidByReader({ estado_compra: 'MATRICULADA', status: 'CONCLUIDA' }, purchase)).toBe(false);
});
