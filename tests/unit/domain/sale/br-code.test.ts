import { isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { hasError, parsePix } from 'pix-utils';
import { describe, expect, it } from 'vitest';
import { buildDynamicBrCode, crc16 } from '#/domain/sale/br-code.ts';
import { parseBrCode } from '../../../support/payments/br-code-reader.ts';

const STATIC =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const DYNAMIC =
  '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4';
const TEN_REAIS =
  '00020126510014br.gov.bcb.pix0115thalesog@me.com0210Pedido 123520400005303986540510.005802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***63040DC6';

const parts = { url: 'pix.example.com/qr/v2/abc', name: 'Escola', city: 'Blumenau' };

const party = fc.record({
  name: fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => `Á${text}`),
  city: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => `Ç${text}`),
  cents: fc.option(fc.integer({ min: 1, max: 999_999_999_999 }), { nil: undefined }),
});

describe('Pix BR Code (PIX-6)', () => {
  it('seals with CRC-16/CCITT-FALSE', () => {
    expect(crc16('123456789')).toBe('29B1');
    expect(crc16(STATIC.slice(0, -4))).toBe('1D3D');
  });

  it('builds the published example byte by byte', () => {
    const url = 'https://pix.example.com/8b3da2f39a4140d1a91abd93113bd441';
    expect(buildDynamicBrCode({ url, name: 'Fulano de Tal', city: 'BRASILIA' })).toBe(DYNAMIC);
  });

  it('reads the published examples', () => {
    expect(parseBrCode(TEN_REAIS)).toEqual({
      kind: 'static',
      key: 'thalesog@me.com',
      message: 'Pedido 123',
      name: 'THALES OGLIARI',
      city: 'SAO MIGUEL DO O',
      cents: 1000,
      txid: '***',
    });
    expect(parseBrCode(DYNAMIC)).toMatchObject({
      kind: 'dynamic',
      url: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441',
      cents: undefined,
    });
  });

  it.each([STATIC.replace(/1D3D$/, '1D3E'), STATIC.slice(0, -1), '', 'abc', `${STATIC} `, '63041D0F'])(
    'does not read %j',
    (text) => {
      expect(parseBrCode(text)).toBeUndefined();
    },
  );

  it.each([
    ['another currency', '5303986', '5303840'],
    ['another country', '5802BR', '5802US'],
    ['another arrangement', 'br.gov.bcb.pix', 'br.gov.bcb.pax'],
    ['a length past the end', '62070503***', '62990503***'],
    ['no name', '5913Fulano de Tal', ''],
    ['no city', '6008BRASILIA', ''],
    [
      'both a key and an address',
      '0136123e4567-e12b-12d1-a456-426655440000',
      '0106a@b.co2526pix.example.com/abcdefghij',
    ],
    ['a field that is there twice', '5802BR', '5802BR5802BR'],
  ])('does not read a well sealed code with %s', (_, from, to) => {
    const open = STATIC.slice(0, -4).replace(from, to);
    expect(parseBrCode(open + crc16(open))).toBeUndefined();
  });

  it('has room for an address of 77 characters', () => {
    const code = buildDynamicBrCode({ ...parts, url: 'a'.repeat(77) });
    expect(parseBrCode(code)).toMatchObject({ url: 'a'.repeat(77), txid: '***' });
  });

  it('reads an amount without decimals or with one, and none with three', () => {
    const withAmount = (amount: string) => {
      const open = TEN_REAIS.slice(0, -4).replace('540510.00', `540${amount.length}${amount}`);
      return parseBrCode(open + crc16(open));
    };
    expect(withAmount('10')?.cents).toBe(1000);
    expect(withAmount('10.5')?.cents).toBe(1050);
    expect(withAmount('10.555')).toBeUndefined();
    expect(withAmount('1e3')).toBeUndefined();
  });

  it('cuts a name and then trims it', () => {
    const name = 'Serviço Nacional de Aprendizagem';
    const code = buildDynamicBrCode({ ...parts, name, city: 'Jaraguá do Sul e Região' });
    expect(parseBrCode(code)).toMatchObject({ name: 'Servico Nacional de Apren', city: 'Jaragua do Sul' });
  });

  it.each([
    { cents: 0 },
    { cents: -1 },
    { cents: 10.5 },
    { name: '日本' },
    { city: ' ' },
    { url: '' },
    { url: 'a'.repeat(100) },
    { url: 'a'.repeat(78) },
  ])('refuses %j', (wrong) => {
    expect(() => buildDynamicBrCode({ ...parts, ...wrong })).toThrow(RangeError);
  });

  it('is read the same by independent parsers, whatever the name, city and amount', () => {
    fc.assert(
      fc.property(party, (payee) => {
        const code = buildDynamicBrCode({ ...parts, ...payee });
        const theirs = parsePix(code);
        if (hasError(theirs)) throw new Error(theirs.message);
        const ours = parseBrCode(code);
        expect(isValidPixPayload(code)).toBe(true);
        expect(theirs).toMatchObject({
          type: 'DYNAMIC',
          url: 'pix.example.com/qr/v2/abc',
          merchantName: ours?.name,
          merchantCity: ours?.city,
        });
        expect(ours?.cents).toBe(payee.cents);
      }),
    );
  });

  it('detects any single changed character', () => {
    fc.assert(
      fc.property(fc.nat(TEN_REAIS.length - 1), fc.constantFrom(...'0123456789ABCxyz'), (at, letter) => {
        fc.pre(TEN_REAIS[at] !== letter);
        expect(parseBrCode(TEN_REAIS.slice(0, at) + letter + TEN_REAIS.slice(at + 1))).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });
});
