import type { Numbers, OfferSeats, SalesNumbers } from '#/contract/finance/numbers.ts';
import { offerStatusLabels } from '#/domain/catalogue/offer-status.ts';
import { paymentFormLabels } from '#/domain/sale/payment-terms.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';

/** A text, a count, or an amount of BRL. */
type Cell = string | { count: number } | { reais: number };

export interface NumberTable {
  /** The first column names the row. */
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** As people read it. */
export const shownCell = (cell: Cell): string =>
  typeof cell === 'string' ? cell : 'count' in cell ? String(cell.count) : formatReais(cell.reais);

/** As a spreadsheet of this country reads it. */
export const fileCell = (cell: Cell): string =>
  typeof cell === 'object' && 'reais' in cell ? cell.reais.toFixed(2).replace('.', ',') : shownCell(cell);

const count = (value: number) => ({ count: value });
const reais = (value: number) => ({ reais: value });

/** One day, or the first and the last of several: '02/nov a 08/nov/2026'. */
export function nameStep({ de, ate }: { de: string; ate: string }): string {
  if (de === ate) return formatDay(de);
  const isOneYear = de.slice(0, 4) === ate.slice(0, 4);
  return `${isOneYear ? formatDay(de).slice(0, -5) : formatDay(de)} a ${formatDay(ate)}`;
}

const salesHead = [
  'Pedidos pagos',
  'Vagas',
  'Valor dos pedidos',
  'Valor médio',
  'Recebido',
  'Devolvido',
  'Retirado por bancos',
  'Saldo',
];

export const averageOf = ({ pedidos, valor }: SalesNumbers): number =>
  pedidos === 0 ? 0 : Math.round((100 * valor) / pedidos) / 100;

/** In cents, as a sum of reais isn't exact. */
export const balanceOf = ({ recebido, devolvido, movido }: SalesNumbers): number =>
  (Math.round(recebido * 100) - Math.round(devolvido * 100) - Math.round(movido * 100)) / 100;

const salesCells = (row: SalesNumbers): Cell[] => [
  count(row.pedidos),
  count(row.vagas),
  reais(row.valor),
  reais(averageOf(row)),
  reais(row.recebido),
  reais(row.devolvido),
  reais(row.movido),
  reais(balanceOf(row)),
];

/** Share of a whole as '12%', or a dash of nothing. */
export const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`;

export const numberTables = {
  vendas: ({ vendas, total }: Numbers): NumberTable => ({
    head: ['Período', ...salesHead],
    rows: [...vendas.map((row) => [nameStep(row), ...salesCells(row)]), ['Total', ...salesCells(total)]],
  }),
  areas: ({ por_area }: Numbers): NumberTable => ({
    head: ['Área', ...salesHead],
    rows: por_area.map((row) => [row.area, ...salesCells(row)]),
  }),
  formas: ({ formas, total }: Numbers): NumberTable => ({
    head: ['Forma', 'Pagamentos', 'Recebido', 'Parte do recebido'],
    rows: formas.map(({ forma, pagamentos, valor }) => [
      paymentFormLabels[forma],
      count(pagamentos),
      reais(valor),
      share(valor, total.recebido),
    ]),
  }),
  devolucoes: ({ devolucoes }: Numbers): NumberTable => ({
    head: ['Período', 'Pedidas', 'Valor pedido', 'Feitas', 'Valor devolvido', 'Recusadas', 'Valor recusado'],
    rows: devolucoes.map((row) => [
      nameStep(row),
      count(row.pedidas),
      reais(row.valor_pedido),
      count(row.feitas),
      reais(row.valor_feito),
      count(row.recusadas),
      reais(row.valor_recusado),
    ]),
  }),
  compras: ({ compras }: Numbers): NumberTable => ({
    head: ['Período', 'Iniciadas', 'Contrato aceito', 'Pagas', 'Abandonadas', 'Pagas das iniciadas'],
    rows: compras.map((row) => [
      nameStep(row),
      count(row.iniciadas),
      count(row.aceitas),
      count(row.pagas),
      count(row.abandonadas),
      share(row.pagas, row.iniciadas),
    ]),
  }),
} as const;
export type NumberTableName = keyof typeof numberTables;

const noLimit = 'Sem limite';

export const seatTable = (seats: readonly OfferSeats[]): NumberTable => ({
  head: [
    'Turma',
    'Curso',
    'Cidade',
    'Início',
    'Situação',
    'Vagas',
    'Ocupadas',
    'Reservadas',
    'Livres',
    'Na espera',
  ],
  rows: seats.map((row) => [
    row.codigo_turma,
    row.curso,
    row.cidade,
    formatDay(row.data_inicio),
    offerStatusLabels[row.situacao],
    row.total === null ? noLimit : count(row.total),
    count(row.ocupadas),
    count(row.reservadas),
    row.livres === null ? noLimit : count(row.livres),
    count(row.na_espera),
  ]),
});
