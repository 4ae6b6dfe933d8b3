import { expect, it } from 'vitest';
import { describeDiscount } from '#/storefront/features/assisted/proposal-words.ts';

it.each([
  [3090, 15, 2354.5, 'R$\u00a0735,50 (promoção e 15% na venda)'],
  [3090, 0, 2770, 'R$\u00a0320,00 (promoção)'],
  [3090, 10, 2781, 'R$\u00a0309,00 (10% na venda)'],
  [3090, 0, 3090, undefined],
])(
  'what comes off %s with %s%% of the seller explains %s',
  (preco_original, desconto_percentual, total, said) => {
    expect(describeDiscount({ preco_original, desconto_percentual, total })).toBe(said);
  },
);
