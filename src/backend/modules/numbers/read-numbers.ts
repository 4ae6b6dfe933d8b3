import type { Database } from '#/backend/db/database.ts';
import type { Numbers, OfferSeats, SalesNumbers } from '#/contract/finance/numbers.ts';
import { boundsOf, readPeriod, type WantedPeriod } from '#/domain/finance/number-period.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import {
  countCheckouts,
  countPaidOrders,
  findOpening,
  listAreasOfCourses,
  type MoneyRow,
  type PaidRow,
  sumBookedMoney,
  sumByForm,
} from './numbers-repository.ts';
import { selectOfferSeats } from './seats-repository.ts';

interface Wanted extends WantedPeriod {
  area?: number | undefined;
}

/** Sums of a period, by its steps and by areas. Money is the ledger's, to the cent (LEDGER-6). */
export async function readNumbers(db: Database, now: Date, wanted: Wanted): Promise<Numbers> {
  const period = readPeriod(wanted, calendarDay(now));
  const span = { bounds: boundsOf(period), area: wanted.area };
  const [money, paid, forms, checkouts, areas, opening] = await Promise.all([
    sumBookedMoney(db, span),
    countPaidOrders(db, span),
    sumByForm(db, span),
    countCheckouts(db, span, now),
    listAreasOfCourses(db),
    findOpening(db),
  ]);
  const { de, ate, por, steps } = period;
  const ofStep = <Row extends { step: number }>(rows: readonly Row[], index: number) =>
    rows.filter(({ step }) => step === index + 1);
  return {
    de,
    ate,
    por,
    areas,
    livro_aberto_em: opening?.toISOString() ?? null,
    total: sumSales(money, paid),
    vendas: steps.map((step, index) => ({
      ...step,
      ...sumSales(ofStep(money, index), ofStep(paid, index)),
    })),
    por_area: areas
      .map(({ id, nome }) => ({ area: nome, ...sumSales(ofArea(money, id), ofArea(paid, id)) }))
      .filter(({ pedidos, recebido, devolvido, movido }) =>
        [pedidos, recebido, devolvido, movido].some(Boolean),
      ),
    formas: forms.map(({ forma, count, cents }) => ({
      forma,
      pagamentos: count,
      valor: centsToReais(cents),
    })),
    devolucoes: steps.map((step, index) => ({ ...step, ...sumRefunds(ofStep(money, index)) })),
    compras: steps.map((step, index) => {
      const { step: _, ...counts } = checkouts.find((row) => row.step === index + 1) ?? none;
      return { ...step, ...counts };
    }),
  };
}

const none = { step: 0, iniciadas: 0, aceitas: 0, pagas: 0, abandonadas: 0 };

const ofArea = <Row extends { area: number }>(rows: readonly Row[], id: number) =>
  rows.filter(({ area }) => area === id);

const sumOf = <Row>(rows: readonly Row[], read: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + read(row), 0);

function sumSales(money: readonly MoneyRow[], paid: readonly PaidRow[]): SalesNumbers {
  const back = centsOf(money, 'DEVOLUCAO_FEITA') + centsOf(money, 'DEVOLUCAO_A_MAO');
  return {
    pedidos: sumOf(paid, ({ count }) => count),
    vagas: sumOf(paid, ({ vagas }) => vagas),
    valor: centsToReais(sumOf(paid, ({ cents }) => cents)),
    recebido: centsToReais(0 - centsOf(money, 'PAGAMENTO')),
    devolvido: centsToReais(back),
    movido: centsToReais(centsOf(money, 'MOVIMENTO')),
  };
}

function sumRefunds(money: readonly MoneyRow[]) {
  const count = (tipo: MoneyRow['tipo']) => sumOf(ofEvent(money, tipo), (row) => row.count);
  return {
    pedidas: count('DEVOLUCAO_PEDIDA'),
    valor_pedido: centsToReais(centsOf(money, 'DEVOLUCAO_PEDIDA')),
    feitas: count('DEVOLUCAO_FEITA') + count('DEVOLUCAO_A_MAO'),
    valor_feito: centsToReais(centsOf(money, 'DEVOLUCAO_FEITA') + centsOf(money, 'DEVOLUCAO_A_MAO')),
    recusadas: count('DEVOLUCAO_RECUSADA'),
    valor_recusado: centsToReais(0 - centsOf(money, 'DEVOLUCAO_RECUSADA')),
  };
}

const ofEvent = (money: readonly MoneyRow[], tipo: MoneyRow['tipo']) =>
  money.filter((row) => row.tipo === tipo);

const centsOf = (money: readonly MoneyRow[], tipo: MoneyRow['tipo']): number =>
  sumOf(ofEvent(money, tipo), ({ cents }) => cents);

interface SeatsWanted {
  area?: number | undefined;
  pagina: number;
  por_pagina: number;
}

export async function listOfferSeats(db: Database, now: Date, wanted: SeatsWanted) {
  const { area, pagina: page, por_pagina: size } = wanted;
  const rows = await selectOfferSeats(db, { area, today: calendarDay(now), page, size });
  return {
    itens: rows.map(({ count: _, ...seats }): OfferSeats => seats),
    totalItens: rows[0]?.count ?? 0,
    page,
  };
}
