import { describe, expect, it } from 'vitest';
import { formatProductOffer, parseProductOffer } from '#/domain/catalogue/product-offer.ts';

describe('product and offer in an address (COURSE-10)', () => {
  it('are read and written', () => {
    expect(parseProductOffer('12-345')).toEqual({ courseId: 12, offerId: 345 });
    expect(formatProductOffer({ courseId: 12, offerId: 345 })).toBe('12-345');
    expect(parseProductOffer('2147483647-1')).toEqual({ courseId: 2147483647, offerId: 1 });
  });

  it.each([
    '',
    '12',
    '12-',
    '-12',
    '0-1',
    '1-0',
    '01-2',
    '1-2-3',
    '1_2',
    'a-b',
    '1-2147483648',
    '9999999999-1',
    '1-2 ',
    '1e3-2',
  ])('%j is not one', (text) => {
    expect(parseProductOffer(text)).toBeUndefined();
  });
});
