import { expect, it } from 'vitest';
import { momentOfPix, momentOfPurchase } from '#/blocks/tracking/payment-moment.ts';

// ANALYTICS-3
it.each([
  ['AGUARDANDO_PAGAMENTO', null, 'awaited'],
  ['EM_ANALISE', null, 'awaited'],
  ['MATRICULADA', '2026-11-23T12:00:00.000Z', 'paid'],
  ['EXPIRADA', null, undefined],
  ['ESTORNADA', '2026-11-23T12:00:00.000Z', undefined],
] as const)('a purchase that is %s, paid at %s, is %s', (estado, pago_em, moment) => {
  expect(momentOfPurchase({ estado, pago_em, contratante: true })).toBe(moment);
});

it('seats that a company pays 30 days later are awaited until then', () => {
  expect(momentOfPurchase({ estado: 'MATRICULADA', pago_em: null, contratante: true })).toBe('awaited');
});

const payer = { contratante: true };

it('a Pix that another form replaced tells of no payment', () => {
  expect(momentOfPix({ estado_compra: 'AGUARDANDO_PAGAMENTO', status: 'ATIVA' }, payer)).toBe('awaited');
  expect(momentOfPix({ estado_compra: 'MATRICULADA', status: 'CONCLUIDA' }, payer)).toBe('paid');
  expect(momentOfPix({ estado_compra: 'MATRICULADA', status: 'SUBSTITUIDA' }, payer)).toBeUndefined();
});

it('a student whose guardian pays tells of nothing: the guardian does', () => {
  const looking = { contratante: false };
  expect(momentOfPurchase({ estado: 'AGUARDANDO_PAGAMENTO', pago_em: null, ...looking })).toBeUndefined();
  expect(momentOfPix({ estado_compra: 'MATRICULADA', status: 'CONCLUIDA' }, looking)).toBeUndefined();
});
