import { isValidCpf, isValidPhone } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { isValidPhoneNumber } from 'libphonenumber-js/max';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { findBirthDateError, findYearError } from '#/domain/person/birth-date.ts';
import { validateCallback } from '#/domain/community/callback-form.ts';
import { isCardExpiry } from '#/domain/sale/card-expiry.ts';
import { isCityState } from '#/domain/person/city-state.ts';
import { formatCpf, isCpf } from '#/domain/person/cpf.ts';
import { isEmail } from '#/domain/person/email.ts';
import { isEnrolmentFormComplete } from '#/storefront/features/checkout/enrolment-form.ts';
import { isFullName } from '#/domain/person/full-name.ts';
import { loginIdentifierKind } from '#/domain/person/login-identifier.ts';
import { isPassword } from '#/domain/person/password.ts';
import { DDDS, formatPhone, isMaskedPhone, isPhoneDigits, phoneSchema } from '#/domain/person/phone.ts';
import { addRecentlyViewed } from '#/storefront/features/recently-viewed/recently-viewed.ts';
import { requiredFieldMessage, requiredText } from '#/domain/text/required.ts';
import { joinServerMessages } from '#/domain/request/server-messages.ts';
import {
  complementSchema,
  isShortName,
  isShortText,
  minLengthSchema,
  NUMERIC_MESSAGE,
  numericSchema,
} from '#/domain/text/text-rules.ts';

// Each rule of docs/rules/forms.md written or taken a second time, by other means, and held against ours over
// thousands of texts made to come near the rule.

const steady = { seed: 5_2026 };

const expectAgreement = <Input>(
  inputs: fc.Arbitrary<Input>,
  ours: (i: Input) => boolean,
  theirs: (i: Input) => boolean,
) =>
  fc.assert(
    fc.property(inputs, (input) => {
      expect([input, ours(input)]).toEqual([input, theirs(input)]);
    }),
    { ...steady, numRuns: 2000 },
  );

const textOf = (signs: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...signs), { maxLength }).map((parts) => parts.join(''));

describe('held against a second opinion', () => {
  it('full name', () => {
    const isLetter = (sign: string) => sign.toLowerCase() !== sign.toUpperCase();
    const isUpper = (sign: string) => isLetter(sign) && sign === sign.toUpperCase();
    expectAgreement(
      fc.oneof(
        textOf(['A', 'a', 'l', 'é', 'Ç', ' ', '  ', '-', '1', "'", ' de ', ' e ', 'Do', ' das', " d'"], 9),
        textOf(['Ana', 'Lima', ' ', ' de ', ' e ', 'Sá', 'aaa', 'É'], 6),
      ),
      isFullName,
      (name) => {
        const words = name.split(' ');
        const connectors = new Set(['e', 'de', 'da', 'das', 'do', 'dos']);
        for (let i = 2; i < name.length; i++) {
          const three = [name[i]!, name[i - 1]!, name[i - 2]!].map((sign) => sign.toLowerCase());
          if (isLetter(three[0]!) && new Set(three).size === 1) return false;
        }
        return (
          words.length >= 2 &&
          words.every((word, place) => {
            const joint = [...word].find((sign) => "'-".includes(sign));
            let parts = word.split(/['-]/);
            if (parts.some((part) => part === '' || ![...part].every(isLetter))) return false;
            if (place > 0 && connectors.has(word)) return true;
            if (place > 0 && parts[0] === 'd' && joint === "'") parts = parts.slice(1);
            if (parts.some((part) => [...part].slice(1).some(isUpper))) return false;
            return word.length >= 2 && isUpper(parts[0]![0]!);
          })
        );
      },
    );
  });

  it('CPF', () => {
    const near = fc
      .tuple(fc.stringMatching(/^\d{9}$/), fc.constantFrom('00', '25', '09', '35'))
      .map(([base, end]) => formatCpf(base + end));
    expectAgreement(
      fc.oneof(
        near,
        fc.integer({ min: 0, max: 9 }).map((digit) => formatCpf(String(digit).repeat(11))),
      ),
      isCpf,
      isValidCpf,
    );
  });

  it('password', () => {
    const signs = ['a', 'B', '7', 'ç', 'É', ' ', '!', 'abc', 'XYZ', '123'];
    expectAgreement(textOf(signs, 14), isPassword, (text) => {
      const has = (range: string) => [...text].some((sign) => range.includes(sign));
      const accented = [...text].some((sign) => 'çÇéÉ'.includes(sign));
      const enough = [...text].length >= 8 && [...text].length <= 16;
      return enough && has('0123456789') && has('BXYZ') && has('abc') && !accented;
    });
  });

  it('phone: what two numbering plans know is accepted, with and without +55', () => {
    const number = fc
      .tuple(
        fc.constantFrom(...DDDS),
        fc.oneof(fc.stringMatching(/^9\d{8}$/), fc.stringMatching(/^[2-5]\d{7}$/)),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(number, (digits) => {
        if (!isValidPhone(digits) || !isValidPhoneNumber(digits, 'BR')) return;
        for (const typed of [digits, `+55 ${digits}`, `0055${digits}`]) {
          expect(v.is(phoneSchema, formatPhone(typed))).toBe(true);
          expect(formatPhone(typed).replaceAll(/\D/g, '')).toBe(digits);
        }
      }),
      { ...steady, numRuns: 1000 },
    );
  });

  it('year and birth date', () => {
    const today = '2026-11-21';
    const part = fc.oneof(
      fc.stringMatching(/^\d{1,2}$/),
      fc.constantFrom('', '0', '31', '30', '29', '2', '02'),
    );
    const year = fc.oneof(
      fc.integer({ min: 1890, max: 2035 }).map(String),
      fc.constantFrom('', '99', '19999', '2x00'),
    );
    expectAgreement(
      year,
      (text) => findYearError(text, 2026) === undefined,
      (text) => text.length === 4 && Number(text) >= 1900 && Number(text) <= 2026,
    );
    expectAgreement(
      fc.record({ day: part, month: part, year }),
      (fields) => findBirthDateError(fields, today) === undefined,
      ({ day, month, year: y }) => {
        if (!day || !month || y.length !== 4 || Number.isNaN(Number(y))) return false;
        const date = new Date(Date.UTC(Number(y), Number(month) - 1, Number(day)));
        const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
        return exists && Number(y) >= 1900 && date.getTime() <= Date.UTC(2026, 10, 21);
      },
    );
  });

  it('card expiry, every one there is', () => {
    for (let month = 0; month <= 99; month++) {
      for (let year = 0; year <= 99; year++) {
        const text = `${String(month).padStart(2, '0')}/${String(year).padStart(2, '0')}`;
        const wanted = month >= 1 && month <= 12 && year >= 26;
        expect([text, isCardExpiry(text, 2026)]).toEqual([text, wanted]);
      }
    }
  });

  it('e-mail: browsers accept what we do, and we what a stricter schema does', () => {
    const address = fc.oneof(
      fc.emailAddress(),
      textOf(['a', 'B', '1', '.', '@', '-', '_', '+', 'com', 'exemplo', 'ã'], 9),
    );
    const html =
      /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
    fc.assert(
      fc.property(address, (text) => {
        if (isEmail(text)) expect([text, html.test(text)]).toEqual([text, true]);
        if (text.length <= 64 && v.is(v.pipe(v.string(), v.email()), text)) {
          expect([text, isEmail(text)]).toEqual([text, true]);
        }
      }),
      { ...steady, numRuns: 3000 },
    );
  });

  it('complement, city and state, short name, short text (FORM-16, FORM-17, FORM-18, FORM-19)', () => {
    expectAgreement(
      fc.string({ maxLength: 80 }),
      (text) => v.is(complementSchema, text),
      (text) => text.length <= 60,
    );
    expectAgreement(textOf(['A', 'Ã', 'a', ' ', '/', 'SC', 'RIO', '1', 'Sc'], 7), isCityState, (text) => {
      const sides = text.split('/');
      const [city = '', state = ''] = sides;
      const areUpper = (signs: string) => signs !== '' && [...signs].every((sign) => /[A-ZÃ]/.test(sign));
      return sides.length === 2 && city.split(' ').every(areUpper) && /^[A-Z][A-Z]$/.test(state);
    });
    expectAgreement(textOf(['a', 'É', ' ', '1', '!', 'Ana'], 6), isShortName, (text) => {
      const words = text.split(' ');
      return text.length >= 3 && words.every((word) => /^[aÉAn]+$/.test(word));
    });
    expectAgreement(textOf(['a', ' ', '\n', 'é', '👍', 'bom'], 14), isShortText, (text) => {
      return Array.from(text.replaceAll(/^\s+|\s+$/g, '')).length >= 10;
    });
  });

  it('login identifier', () => {
    const kinds = textOf(['1', '52', '.', '-', ' ', 'a', '@'], 8);
    fc.assert(
      fc.property(kinds, (text) => {
        const bare = [...text].filter((sign) => !'.- '.includes(sign));
        const isNumber = bare.length > 0 && bare.every((sign) => sign >= '0' && sign <= '9');
        const wanted = isNumber ? 'cpf' : text.includes('@') ? 'email' : 'username';
        expect([text, loginIdentifierKind(text)]).toEqual([text, wanted]);
      }),
      { ...steady, numRuns: 2000 },
    );
  });

  it('enrolment form: complete only with every part', () => {
    const right = {
      fullName: 'Ana Lima',
      cpf: '529.982.247-25',
      day: '1',
      month: '2',
      year: '1990',
      telefone: '(48) 99123-4567',
      email: 'ana@exemplo.com.br',
    };
    const wrong = {
      ...right,
      fullName: ' ',
      cpf: '1',
      day: '',
      month: ' ',
      year: '90',
      telefone: '',
      email: 'a',
    };
    const parts = Object.keys(right) as (keyof typeof right)[];
    fc.assert(
      fc.property(fc.subarray(parts), (broken) => {
        const { day, month, year, ...rest } = Object.fromEntries(
          parts.map((part) => [part, broken.includes(part) ? wrong[part] : right[part]]),
        ) as typeof right;
        const complete = isEnrolmentFormComplete({ ...rest, birthDate: { day, month, year } });
        expect([broken, complete]).toEqual([broken, broken.length === 0]);
      }),
      steady,
    );
  });

  it('phone, as it is masked and as plain digits', () => {
    const near = fc
      .tuple(
        fc.constantFrom('(48)', '48', '(4)', '(00)', '(48) '),
        fc.stringMatching(/^\d{3,6}$/),
        fc.constantFrom('-', '', ' '),
        fc.stringMatching(/^\d{3,5}$/),
      )
      .map(([ddd, first, sign, second]) => `${ddd} ${first}${sign}${second}`.replace('  ', ' '));
    const digitsOf = (text: string) => [...text].filter((sign) => sign >= '0' && sign <= '9').join('');
    expectAgreement(near, isMaskedPhone, (text) => {
      const digits = digitsOf(text);
      const middle = digits.length - 4;
      return (
        (digits.length === 10 || digits.length === 11) &&
        text === `(${digits.slice(0, 2)}) ${digits.slice(2, middle)}-${digits.slice(middle)}`
      );
    });
    expectAgreement(
      fc.oneof(fc.stringMatching(/^\d{8,13}$/), near),
      isPhoneDigits,
      (text) => digitsOf(text) === text && (text.length === 10 || text.length === 11),
    );
  });

  it('required, numeric only, minimum length: one message at a time (FORM-11, FORM-12, FORM-14)', () => {
    const text = textOf(['1', '23', 'a', ' ', '\n', 'é'], 6);
    const reported = (schema: v.GenericSchema, given: string) =>
      v.safeParse(schema, given).issues?.[0].message;
    const blanks = (given: string) => [...given].every((sign) => sign === ' ' || sign === '\n');
    const oracles: [v.GenericSchema, (given: string) => string | undefined][] = [
      [requiredText(), () => undefined],
      [requiredText(requiredFieldMessage('CPF')), () => undefined],
      [
        numericSchema,
        (given) => (Number.isNaN(Number(`1${given}`)) || /\s/.test(given) ? NUMERIC_MESSAGE : undefined),
      ],
      [
        minLengthSchema(4),
        (given) => (Array.from(given).length < 4 ? 'Este campo está incompleto.' : undefined),
      ],
    ];
    for (const [index, [schema, wanted]] of oracles.entries()) {
      const required = index === 1 ? 'O campo CPF é obrigatório' : 'Este campo é obrigatório.';
      fc.assert(
        fc.property(text, (given) => {
          expect([given, reported(schema, given)]).toEqual([given, blanks(given) ? required : wanted(given)]);
        }),
        { ...steady, numRuns: 500 },
      );
    }
  });

  it('what a server says: known messages translated, several joined', () => {
    const message = fc.constantFrom(
      'must not be blank',
      ' must not be blank ',
      'CPF inválido.',
      'must not be null',
      '',
    );
    fc.assert(
      fc.property(fc.array(message, { maxLength: 4 }), (messages) => {
        let wanted = '';
        for (const [index, one] of messages.entries()) {
          if (index > 0) wanted += ' e ';
          wanted += one.split('must not be blank').join('não deve ficar em branco');
        }
        expect(joinServerMessages(messages)).toBe(wanted);
      }),
      steady,
    );
  });

  it('callback form', () => {
    const form = fc.record({
      nome: textOf(['A', 'na', 'é', ' ', '1', '!'], 5),
      telefone: fc.oneof(
        fc.stringMatching(/^\d{9,12}$/),
        fc.constantFrom('(48) 99123-4567', '(00) 99123-4567', ''),
      ),
    });
    const lettersOf = (text: string) => [...text].filter((sign) => sign.toLowerCase() !== sign.toUpperCase());
    expectAgreement(
      form,
      (given) => validateCallback(given).nome === undefined,
      ({ nome }) => lettersOf(nome).length >= 3,
    );
    expectAgreement(
      form,
      (given) => validateCallback(given).telefone === undefined,
      ({ telefone }) => {
        const digits = telefone.split(/[() -]+/).join('');
        return digits.length >= 10 && digits.length <= 11 && DDDS.includes(digits.slice(0, 2));
      },
    );
  });

  it('recently viewed: a queue of four integers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constantFrom('2', 1.5, null))),
        (seen) => {
          const wanted: number[] = [];
          for (const id of seen) {
            if (typeof id !== 'number' || id % 1 !== 0) continue;
            if (wanted.includes(id)) wanted.splice(wanted.indexOf(id), 1);
            wanted.unshift(id);
            wanted.length = Math.min(wanted.length, 4);
          }
          let list: number[] = [];
          for (const id of seen) list = addRecentlyViewed(list, id);
          expect(list).toEqual(wanted);
        },
      ),
      steady,
    );
  });
});
