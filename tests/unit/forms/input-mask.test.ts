import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyMask } from '#/storefront/forms/fields/input-mask.ts';

const cpf = '###.###.###-##';
const phone = '(##) #####-####';
const cnpj = '**.***.***/****-##';

test.each([
  [cpf, '', ''],
  [cpf, '529', '529'],
  [cpf, '5299', '529.9'],
  [cpf, '529.982.247-25', '529.982.247-25'],
  [cpf, ' 529 982 247 / 25 ', '529.982.247-25'],
  [cpf, '529982247251', '529.982.247-25'],
  [phone, '4', '(4'],
  [phone, '(47)', '(47'],
  [phone, '479', '(47) 9'],
  ['#####-###', '89010000', '89010-000'],
  ['##', '1a2', '12'],
  [cnpj, '11222333000181', '11.222.333/0001-81'],
  [cnpj, '12abc34501de35', '12.ABC.345/01DE-35'],
  [cnpj, '12ABC34501DEX3Y5', '12.ABC.345/01DE-35'],
  [cnpj, 'é1', '1'],
])('%s takes %j as %j', (pattern, text, masked) => {
  expect(applyMask(pattern, text)).toBe(masked);
});

describe('any text', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[\d(). -]{0,20}$/));

  test.each([cpf, phone, cnpj])('laid into %s fits, and is the same laid in again', (pattern) => {
    const shape = new RegExp(
      `^${[...pattern]
        .map((place) => (place === '#' ? String.raw`\d` : place === '*' ? '[0-9A-Z]' : `\\${place}`))
        .join('(?:')}${')?'.repeat(pattern.length - 1)}$`,
    );
    fc.assert(
      fc.property(text, (given) => {
        const masked = applyMask(pattern, given);
        expect(masked === '' || shape.test(masked)).toBe(true);
        expect(applyMask(pattern, masked)).toBe(masked);
      }),
      { seed: 5_2026, numRuns: 1000 },
    );
  });

  test('keeps its first digits, in their order', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(applyMask(cpf, given).replaceAll(/\D/g, '')).toBe(given.replaceAll(/\D/g, '').slice(0, 11));
      }),
      { seed: 5_2026 },
    );
  });
});
