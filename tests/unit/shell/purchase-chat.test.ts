import { expect, it } from 'vitest';
import { purchaseChatUrl } from '#/storefront/features/shell/purchase-chat.ts';
import { purchaseHelpUrl } from '#/storefront/features/shell/purchase-help-url.ts';

const text = '?text=Ol%C3%A1%2C%20quero%20ajuda%20para%20comprar%20um%20curso.';

it.each([
  ['5548999001212', `https://wa.me/5548999001212${text}`],
  ['+55 (48) 99900-1212', `https://wa.me/5548999001212${text}`],
  [null, `https://wa.me/${text}`],
])('of %s opens a chat with the message written', (number, url) => {
  expect(purchaseChatUrl(number)).toBe(url);
});

it('knows which purchase a person wants help with', () => {
  expect(purchaseHelpUrl('(48) 99900-1212', 'compra', '01ARZ3NDEKTSV4RRFFQ69G5FAV')).toBe(
    'https://wa.me/48999001212?text=Ol%C3%A1%2C%20quero%20ajuda%20com%20a%20compra%2001ARZ3NDEKTSV4RRFFQ69G5FAV.',
  );
});
