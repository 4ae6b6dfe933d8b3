import { expect, test } from 'vitest';
import { findPixView } from '#/features/payment/pix-view.ts';

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
