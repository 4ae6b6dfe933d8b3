import { expect, it } from 'vitest';
import { LegalFooter } from '#/storefront/features/shell/components/footer/legal-footer.tsx';
import { SecuritySeal } from '#/storefront/features/shell/components/footer/security-seal.tsx';
import { drawInShop } from './draw-in-shop.tsx';

// SHELL-10
it.each([
  ['https://loja.example', true],
  ['http://localhost:3000', false],
])('no alarm stands among the seals, and a demonstration says what it is: %s', (siteUrl, isEncrypted) => {
  const seal = drawInShop(<SecuritySeal siteUrl={siteUrl} />);
  expect(seal.includes('Conexão segura')).toBe(isEncrypted);
  expect(seal).not.toContain('Ambiente de teste');
  const footer = drawInShop(<LegalFooter layout="Padrão" siteUrl={siteUrl} />);
  expect(footer.includes('Ambiente de teste')).toBe(!isEncrypted);
});
