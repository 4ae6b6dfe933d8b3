import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatSearchParams, parseSearchParams } from '#/domain/site/search-params.ts';

it.each([
  ['?preco=gratuito', { preco: 'gratuito' }],
  ['?register', { register: '' }],
  ['?turno=noturno&turno=matutino', { turno: ['noturno', 'matutino'] }],
  ['', {}],
])('reads and writes %s', (text, search) => {
  expect(parseSearchParams(text)).toEqual(search);
  expect(formatSearchParams(search)).toBe(text);
});

it('leaves out what is undefined', () => {
  expect(formatSearchParams({ pagina: undefined, titulo: 'solda' })).toBe('?titulo=solda');
});

it('writes keys in one order', () => {
  expect(formatSearchParams({ turno: 'noturno', area: 'energia', cidade: ['itajai', 'blumenau'] })).toBe(
    '?area=energia&cidade=itajai&cidade=blumenau&turno=noturno',
  );
});

it('gives back any text it wrote', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(parseSearchParams(formatSearchParams({ titulo: value }))).toEqual({ titulo: value });
    }),
  );
});

it('keeps a parameter named like a property of objects from doing harm', () => {
  expect(Object.getPrototypeOf(parseSearchParams('?__proto__=x'))).toBe(Object.prototype);
});
