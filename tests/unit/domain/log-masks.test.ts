import { describe, expect, test } from 'vitest';
import { maskText } from '#/domain/log/mask-text.ts';

// SECURITY-2
const numbers: readonly [kind: string, written: string][] = [
  ['CPF', '529.982.247-25'],
  ['CPF, plain', '52998224725'],
  ['CPF, with a hyphen alone', '529982247-25'],
  ['CNPJ', '11.222.333/0001-81'],
  ['CNPJ, plain', '11222333000181'],
  ['CNPJ of letters', '12.ABC.345/01DE-35'],
  ['CNPJ of letters, typed small', '12.abc.345/01de-35'],
  ['CNPJ of letters, plain', '12ABC34501DE35'],
  ['phone', '(48) 99123-0001'],
  ['phone, from abroad', '+55 48 99123-0001'],
  ['phone, plain', '48991230001'],
  ['phone, in three parts', '48 99123 0001'],
  ['phone, fixed', '(48) 3231-0001'],
  ['CEP', '89010-000'],
  ['CEP, plain', '89010000'],
  ['card', '4111 1111 1111 1111'],
  ['card, plain', '4111111111111111'],
  ['line of a boleto', '00193.37370 00000.001008 50094.014481 6 06068093503100'],
  ['bar code', '00193373700000001000500940144816060680935031'],
];

describe('a line of the log shows no number of a person', () => {
  test.each(numbers)('%s: %s', (_, written) => {
    for (const line of [written, `recusado: ${written}, de novo`, `(${written})`, `chave=${written};`]) {
      const masked = maskText(line);
      expect(masked, line).not.toContain(written);
      // Nothing is left that could be put together again.
      expect(masked.replaceAll(/\D/g, '').length, masked).toBeLessThan(4);
    }
  });
});

test.each([
  'took 1500 ms',
  'port 5432',
  'HTTP 503 after 3 tries',
  'R$ 1.234,56',
  'version 18.6.2',
  'HEARTBEAT',
  'AGUARDANDO_PAGAMENTO',
  'page 12 of 345',
])('what is no number of a person stays: %s', (line) => {
  expect(maskText(line)).toBe(line);
});
