import { expect, it } from 'vitest';
import { ClosedOffer } from '#/storefront/features/checkout/components/checkout-page.tsx';
import { readText } from '../../support/orders/draw-order.tsx';
import { sampleOrder } from '../../support/orders/sample-orders.ts';
import { drawInShop } from '../shell/draw-in-shop.tsx';

const { produto, oferta } = sampleOrder('BOUGHT', 'AGUARDANDO_ACEITE', 'buyer');

function read(change: Partial<typeof oferta>, hasWaitingList: boolean): string[] {
  const offer = { ...oferta, aberta: false, ...change };
  const course = { ...produto, periodo_preco: 'curso' } as const;
  return readText(drawInShop(<ClosedOffer checkout={{ course, offer, hasWaitingList }} />));
}

// SEAT-2
it('the checkout of a full offer says that it is full, and leads to its waiting list', () => {
  const lines = read({ estado: 'esgotada' }, true);
  expect(lines).toContain('As vagas desta turma acabaram');
  expect(lines).toContain('Ver a lista de espera');
  expect(lines.join(' ')).not.toMatch(/inscrições .* terminaram/);
});

it.each([
  ['adiada', true, 'Esta turma foi adiada'],
  ['cancelada', false, 'Esta turma foi cancelada'],
  ['terminada', false, 'Esta turma não está mais à venda'],
] as const)('the checkout of an offer that is %s says so', (estado, hasWaitingList, title) => {
  const lines = read({ estado }, hasWaitingList);
  expect(lines[0]).toBe(title);
  expect(lines.includes('Ver a lista de espera')).toBe(hasWaitingList);
});
