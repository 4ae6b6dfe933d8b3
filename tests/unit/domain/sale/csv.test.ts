import { expect, test } from 'vitest';
import { toCsv } from '#/domain/sale/assisted/csv.ts';

test('a file for spreadsheets of this country: marked UTF-8, `;`, CRLF, quotes where need be (SALES-4)', () => {
  expect(
    toCsv([
      ['Curso', 'Total'],
      ['Solda; "MIG"', '1.234,50'],
      ['Duas\nlinhas', ''],
    ]),
  ).toBe('\uFEFFCurso;Total\r\n"Solda; ""MIG""";1.234,50\r\n"Duas\nlinhas";\r\n');
});

test.each(['=1+1', '+55', '-2', '@SUM(A1)', '\tx', '\rx'])('runs nothing: %j (SALES-4)', (value) => {
  expect(toCsv([[value]])).toMatch(/^\uFEFF"?'/);
});
