import { expect, test } from 'vitest';
import { canRenewPix, findPixView } from '#/storefront/features/payment/pix-view.ts';

test.each([
  ['AGUARDANDO_PAGAMENTO', 'ATIVA', 'waiting'],
  ['AGUARDANDO_PAGAMENTO', 'EXPIRADA', 'expired'],
  ['AGUARDANDO_PAGAMENTO', 'CONCLUIDA', 'paid'],
  ['EXPIRADA', 'ATIVA', 'expired'],
  ['PAGA', 'CONCLUIDA', 'paid'],
  ['MATRICULADA', 'CONCLUIDA', 'enrolled'],
  ['PAGAMENTO_TARDIO', 'CONCLUIDA', 'late'],
  ['CANCELADA', 'ATIVA', 'over'],
] as const)('a purchase %s with a charge %s shows %s', (estado_compra, status, view) => {
  expect(findPixView({ estado_compra, status })).toBe(view);
});

// PIX-10
test.each([
  ['AGUARDANDO_PAGAMENTO', 'ATIVA', false],
  ['AGUARDANDO_PAGAMENTO', 'EXPIRADA', true],
  ['EXPIRADA', 'EXPIRADA', true],
  ['MATRICULADA', 'CONCLUIDA', false],
  ['PAGAMENTO_TARDIO', 'CONCLUIDA', false],
  ['CANCELADA', 'SUBSTITUIDA', false],
] as const)('a purchase %s with a charge %s may have a new Pix: %s', (estado_compra, status, may) => {
  expect(canRenewPix({ estado_compra, status })).toBe(may);
});
