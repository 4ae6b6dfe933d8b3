import * as v from 'valibot';
import { respondWithFile } from '#/storefront/shared/page/file-response.ts';
import type { Sale } from '#/contract/sales/sale.ts';
import { offerPlace } from '#/domain/catalogue/offer-labels.ts';
import { toCsv } from '#/domain/sale/assisted/csv.ts';
import { labelSale } from '#/domain/sale/assisted/sale-state.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { fetchAllSales } from './sales.functions.ts';
import { salesSearchSchema } from './sales.search.ts';

const head = ['Data', 'Estado', 'Curso', 'Turma', 'Local', 'Início', 'Aluno', 'CPF', 'Vendedor', 'Total'];

/** A sale as a line of the file: days and money as spreadsheets of this country read them. */
function toLine(sale: Sale): string[] {
  const { criado_em, produto, oferta, aluno, vendedor, total } = sale;
  return [
    formatDay(calendarDay(new Date(criado_em))),
    labelSale(sale),
    produto.titulo,
    oferta.codigo_turma,
    offerPlace(oferta),
    formatDay(oferta.data_inicio),
    aluno.nome,
    aluno.cpf,
    vendedor.nome,
    total.toFixed(2).replace('.', ','),
  ];
}

/** The sales that the address filters, as CSV (SALES-4). */
export function respondWithSales(url: string): Promise<Response> {
  const search = v.parse(salesSearchSchema, Object.fromEntries(new URL(url).searchParams));
  return respondWithFile(async () => {
    const sales = await fetchAllSales(search);
    const text = toCsv([head, ...sales.map(toLine)]);
    return new File([text], 'vendas.csv', { type: 'text/csv; charset=utf-8' });
  }, '/minhas-vendas');
}
