import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packData, unpackData } from '#/hydration/pack-data.ts';

/** As JSON itself would bring them: it has no negative zero. */
const json = fc.jsonValue({ maxDepth: 4 }).map((value): unknown => JSON.parse(JSON.stringify(value)));

describe('packed data', () => {
  it('come back as they were, whatever JSON they are', () => {
    fc.assert(
      fc.property(fc.array(json), (items) => {
        const { text, left } = packData(items);
        expect(left).toEqual([]);
        expect(unpackData(text)).toEqual(items);
      }),
    );
  });

  it('tell the names of rows once, and need no backslash', () => {
    const rows = [
      { valor: 'itajai', nome: 'Itajaí', total: 24 },
      { valor: 'olho-d-agua', nome: "Olho d'Água", total: null },
    ];
    const { text } = packData([rows]);
    expect(text).toBe(
      `[[['valor','nome','total']],[0,[1,'itajai','Itajaí',24],[1,'olho-d-agua','Olho d"Água',null]]]`,
    );
    expect(unpackData(text)).toEqual([rows]);
  });

  it('leave out what is undefined, and keep a name that objects have already', () => {
    const odd: unknown = JSON.parse('{"__proto__":{"x":1},"constructor":"y","":[]}');
    const [first, second] = unpackData(packData([{ a: undefined, b: 1 }, odd]).text);
    expect(first).toStrictEqual({ b: 1 });
    expect(Object.entries(second as object)).toEqual(Object.entries(odd as object));
  });

  it.each([
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['a promise', Promise.resolve()],
    ['an error', new Error('x')],
    ['a function', () => {}],
    ['an endless number', Infinity],
    ['nothing in a list', [undefined]],
    ['nothing', undefined],
    ['a negative zero', -0],
  ])('leave whole what holds %s', (_name, value) => {
    const item = { deep: [{ value }] };
    const whole = value === undefined ? [value] : item;
    const { text, left } = packData([1, whole, 2]);
    expect(left).toEqual([whole]);
    expect(unpackData(text)).toEqual([1, 2]);
  });
});
