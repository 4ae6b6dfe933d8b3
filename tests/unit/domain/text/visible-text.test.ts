import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cnpjSchema } from '#/domain/person/cnpj.ts';
import { cpfSchema } from '#/domain/person/cpf.ts';
import { emailSchema } from '#/domain/person/email.ts';
import { fullNameSchema } from '#/domain/person/full-name.ts';
import { loginIdentifierSchema } from '#/domain/person/login-identifier.ts';
import { addressSchema, personSheetSchema } from '#/domain/person/person-record.ts';
import { passwordSchema } from '#/domain/person/password.ts';
import { phoneSchema } from '#/domain/person/phone.ts';
import { couponCodeSchema } from '#/domain/sale/coupon/coupon-code.ts';
import { slugify } from '#/domain/text/slug.ts';
import { visibleText } from '#/domain/text/visible-text.ts';
import { textSchema } from '#/contract/wire.ts';
import { formText } from '#/storefront/forms/form-text.ts';

const unseen = [
  '\u200b',
  '\u00ad',
  '\ufeff',
  '\u2060',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u2069',
];

// FORM-31
describe('a text as it is seen', () => {
  test('has no unseen characters, wherever they stood', () => {
    const parts = fc.array(fc.constantFrom(...unseen, 'a', 'Ç', ' ', '1', "'", '@', '👩‍🔬'), { maxLength: 12 });
    fc.assert(
      fc.property(parts, (signs) => {
        const bare = signs.filter((sign) => !unseen.includes(sign)).join('');
        expect(visibleText(signs.join(''))).toBe(bare);
        expect(visibleText(bare)).toBe(bare);
      }),
      { seed: 5_2026, numRuns: 1000 },
    );
  });

  test('has common blanks only, and keeps its lines', () => {
    expect(visibleText('a\u00a0b\u202fc\u2003d\u3000e\tf\r\ng')).toBe('a b c d e\tf\r\ng');
  });

  test('keeps what joins the parts of an emoji and letters of other scripts', () => {
    for (const text of ['👩‍🔬', '👨‍👩‍👧‍👦', 'می‌خواهم']) expect(visibleText(text)).toBe(text);
    expect(visibleText('Ana\u200d \u200cLima\u200d')).toBe('Ana Lima');
  });

  test.each([
    ['name', fullNameSchema, 'Ana Lima'],
    ['CPF', cpfSchema, '529.982.247-25'],
    ['CNPJ', cnpjSchema, '12.ABC.345/01DE-35'],
    ['e-mail', emailSchema, 'ana@exemplo.com.br'],
    ['phone', phoneSchema, '(48) 99123-4567'],
    ['login', loginIdentifierSchema, 'ana@exemplo.com.br'],
    ['coupon', couponCodeSchema, 'VERAO10'],
    ['mother', personSheetSchema.entries.nomeMae, 'Rita Lima'],
    ['birthplace', personSheetSchema.entries.municipioNaturalidade, 'Blumenau'],
    ['CEP', addressSchema.entries.cep, '89010000'],
    ['free text', textSchema(100), 'Gostei muito'],
  ])('is what a %s is read as', (_, schema, text) => {
    const pasted = `\u202a${[...text].join('\u200b')}\u00ad\ufeff`.replace(' ', '\u00a0');
    expect(v.parse(schema as v.GenericSchema, pasted)).toBe(text);
  });

  test('is what is searched for, and what a form reads, but for passwords', () => {
    expect(slugify('sol\u00adda\u200b')).toBe('solda');
    const data = new FormData();
    for (const name of ['nome', 'senha', 'senhaNova']) data.set(name, 'Ab\u200b1');
    expect(['nome', 'senha', 'senhaNova'].map((name) => formText(data, name))).toEqual([
      'Ab1',
      'Ab\u200b1',
      'Ab\u200b1',
    ]);
    expect(v.parse(passwordSchema, 'Abcdef1\u200b')).toBe('Abcdef1\u200b');
  });
});
