import * as v from 'valibot';
import { toCsv } from '#/domain/sale/assisted/csv.ts';
import { respondWithFile } from '#/storefront/shared/page/file-response.ts';
import {
  fileCell,
  type NumberTable,
  numberTables,
  type NumberTableName,
  seatTable,
} from './number-tables.ts';
import { fetchAllSeats, fetchNumbersOfFile } from './numbers.functions.ts';
import { numberSearchSchema, type NumberSearch } from './numbers.search.ts';

/** A table of the numbers that the address filters, as CSV; the page for one that is no table. */
export function respondWithNumbers(table: string, url: string): Promise<Response> {
  const search = v.parse(numberSearchSchema, Object.fromEntries(new URL(url).searchParams));
  if (table !== 'vagas' && !Object.hasOwn(numberTables, table)) {
    return Promise.resolve(new Response(null, { status: 303, headers: { location: '/gestao/numeros' } }));
  }
  return respondWithFile(
    async () => {
      const { head, rows } = await readTable(table as NumberTableName | 'vagas', search);
      const text = toCsv([head, ...rows.map((row) => row.map(fileCell))]);
      return new File([text], `${table}.csv`, { type: 'text/csv; charset=utf-8' });
    },
    '/gestao/numeros',
    { isDownload: true },
  );
}

async function readTable(table: NumberTableName | 'vagas', search: NumberSearch): Promise<NumberTable> {
  if (table === 'vagas') return seatTable(await fetchAllSeats(search));
  return numberTables[table](await fetchNumbersOfFile(search));
}
