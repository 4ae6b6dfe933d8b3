import { describe, expect, it } from 'vitest';
import { CARD_EXPIRY_MESSAGE, isCardExpiry } from '#/domain/sale/card-expiry.ts';

describe('card expiry (FORM-8)', () => {
  it.each(['01/26', '12/26', '06/40'])('%s is accepted in 2026', (text) => {
    expect(isCardExpiry(text, 2026)).toBe(true);
  });

  it.each(['12/25', '00/27', '13/27', '1/27', '01/2027', '0127', '', '01-27', ' 01/27'])(
    '%j is not',
    (text) => {
      expect(isCardExpiry(text, 2026)).toBe(false);
    },
  );

  it('has the literal message', () => {
    expect(CARD_EXPIRY_MESSAGE).toBe('O ano ou mês inserido é inválido.');
  });
});
