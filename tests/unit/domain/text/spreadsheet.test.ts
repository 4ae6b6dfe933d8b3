import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeSpreadsheet, readRows } from '#/domain/text/spreadsheet.ts';

const text = 'Nome;Cidade\r\nJoão Conceição;São José – “Centro”\r\n';
const marked = (bytes: Uint8Array, ...mark: number[]) => new Uint8Array([...mark, ...bytes]);
const utf8 = new TextEncoder().encode(text);
const utf16 = (littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  [...text].forEach((letter, place) => view.setUint16(place * 2, letter.charCodeAt(0), littleEndian));
  return new Uint8Array(view.buffer);
};
const windows1252 = Uint8Array.from(
  text,
  (letter) => ({ '–': 0x96, '“': 0x93, '”': 0x94 })[letter] ?? letter.charCodeAt(0),
);

// TEXT-17
describe('a list that a spreadsheet wrote', () => {
  test.each([
    ['UTF-8', utf8],
    ['UTF-8 with its mark', marked(utf8, 0xef, 0xbb, 0xbf)],
    ['UTF-16, little end first', utf16(true)],
    ['UTF-16, little end first, with its mark', marked(utf16(true), 0xff, 0xfe)],
    ['UTF-16, big end first', utf16(false)],
    ['UTF-16, big end first, with its mark', marked(utf16(false), 0xfe, 0xff)],
    ['Windows-1252', windows1252],
  ])('is read in %s', (_, bytes) => {
    expect(decodeSpreadsheet(bytes)).toEqual({ text });
  });

  test.each([
    ['XLSX', [0x50, 0x4b, 3, 4]],
    ['XLS', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
    ['PDF', [...new TextEncoder().encode('%PDF-1.7')]],
    ['an HTML table called .xls', [...new TextEncoder().encode('\n<html><table>')]],
  ])('is no %s, and how it becomes one is told', (_, bytes) => {
    expect(decodeSpreadsheet(new Uint8Array(bytes))).toEqual({
      problem: expect.stringMatching(/salve como CSV: no Excel, .*Planilhas Google/),
    });
  });

  test('is no larger than a list can be', () => {
    expect(decodeSpreadsheet(new Uint8Array(2_000_000).fill(65))).toHaveProperty('text');
    expect(decodeSpreadsheet(new Uint8Array(2_000_001).fill(65))).toEqual({
      problem: 'Este arquivo é grande demais para uma lista.',
    });
  });

  test('comes back cell by cell, whatever separator, line end and quotation marks', () => {
    const cell = fc.array(fc.constantFrom('a', 'É', ' b', '"', ';', ',', '\t', '\n', "'", '1'), {
      maxLength: 5,
    });
    const table = fc
      .integer({ min: 2, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
      );
    const separators = fc.constantFrom(';', ',', '\t', '|');
    const ends = fc.constantFrom('\n', '\r\n', '\r');
    fc.assert(
      fc.property(table, separators, ends, fc.boolean(), (parts, separator, end, isQuoted) => {
        const cells = parts.map((row) => row.map((signs) => signs.join('')));
        const write = (one: string) =>
          isQuoted || /["\n;,\t|]|^\s/.test(one) ? `"${one.replaceAll('"', '""')}"` : one;
        const written = cells.map((row) => row.map(write).join(separator)).join(end);
        const filled = cells.filter((row) => row.some((one) => one.trim() !== ''));
        const rows = readRows(`sep=${separator}${end}${written}`);
        expect(rows.map((row) => row.cells)).toEqual(filled);
        expect(rows.some(({ isOpen }) => isOpen)).toBe(false);
        const lines = `sep=${separator}\n${written.replaceAll(/\r\n?/g, '\n')}`.split('\n');
        for (const { line, text: row } of rows)
          expect(
            lines
              .slice(line - 1)
              .join('\n')
              .startsWith(row),
          ).toBe(true);
      }),
      { seed: 5_2026, numRuns: 1000 },
    );
  });

  test.each([
    ['a;b\n1;2', ';'],
    ['a,b\n1,2', ','],
    ['a\tb\n1\t2', 'tab'],
    ['Souza, Ana;2\nLima, Bia;3', ';'],
    ['"sep=,"\na,b', ','],
    ['\ufeffsep=;;;;\na;b', ';'],
    ['SEP=|\na|b', '|'],
    ['a; "b;c" \n1;2', ';'],
  ])('%j is parted by %s', (list) => {
    for (const { cells } of readRows(list)) expect(cells).toHaveLength(2);
  });

  test('has no unseen characters, and no zeros', () => {
    expect(readRows('\ufeffA\u200bna;\u00a0Li\0ma')[0]!.cells).toEqual(['Ana', ' Lima']);
  });

  test('of a hostile text is read at once', () => {
    const started = performance.now();
    for (const unit of ['"', '";', '"\n', ';', '\n', 'a;"']) readRows(unit.repeat(300_000));
    expect(performance.now() - started).toBeLessThan(6000);
  });
});
