import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packData, unpackData } from '#/platform/hydration/pack-data.ts';

/** As JSON itself would bring them: it has no negative zero. */
const json = fc.jsonValue({ maxDepth: 4 }).map((value): unknown => JSON.parse(JSON.stringify(value)));
const few = fc.constantFrom('as long as is told once', 'short', 0, -1, [1], [[1]], { a: [1] }, [], {}, null);
const repeated = fc.array(fc.oneof(few, fc.array(few), fc.record({ a: few, b: few })));

describe('packed data', () => {
  it('come back as they were, whatever JSON they are', () => {
    fc.assert(
      fc.property(fc.oneof(fc.array(json), repeated), (items) => {
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

  it('tell an equal value once, also where it stands in another item', () => {
    const documents = ['Documento de identidade', 'CPF', 'Comprovante de residência'];
    const classes = [1, 2, 3].map((id) => ({ id, documentos: [...documents], dias: ['seg', 'ter'] }));
    const items = [classes, { documentos: documents, nota: 'Documento de identidade' }, [1], [1]];
    const { text } = packData(items);
    expect(text.match(/Documento de identidade/g)).toHaveLength(1);
    expect(text.match(/seg/g)).toHaveLength(1);
    expect(unpackData(text)).toEqual(items);
  });

  it('count on behind an item that stays out, whatever it held before', () => {
    const address = { rua: 'Rua Henrique Valgas', numero: 112 };
    const left = { address, cidade: 'São Miguel do Oeste', at: new Date(0) };
    const items = [address, left, { address, cidade: 'São Miguel do Oeste' }, [address]];
    const packed = packData(items);
    expect(packed.left).toEqual([left]);
    expect(unpackData(packed.text)).toEqual([items[0], items[2], items[3]]);
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
