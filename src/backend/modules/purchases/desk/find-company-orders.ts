import type { Database } from '#/backend/db/database.ts';
import { stateAt } from '#/backend/modules/seats/hold.ts';
import type { FoundCompanyOrder } from '#/contract/purchasing/order-desk.ts';
import { invoiceState } from '#/domain/company/invoice.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { readOrderSearch } from '#/domain/sale/order/order-search.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { type CompanyOrderRow, type CompanySearch, selectCompanyOrders } from './company-desk-repository.ts';

/** Undefined where nothing can be found by it. */
function readCompanySearch(busca: string): CompanySearch | undefined {
  if (busca === '') return {};
  const plain = busca.replaceAll(/[\s./-]/g, '').toUpperCase();
  // A CNPJ may have letters, but for its check digits.
  if (/^[\dA-Z]{12}\d{2}$/.test(plain) && /\d/.test(plain.slice(0, 12))) return { cnpj: plain };
  if (/^[\da-z]{26}$/i.test(busca)) return { codigo: busca.toUpperCase() };
  const { words } = readOrderSearch(busca);
  return words.length === 0 ? undefined : { words };
}

export async function findCompanyOrders(
  db: Database,
  now: Date,
  { busca, pagina }: { busca: string; pagina: number },
) {
  const search = readCompanySearch(busca);
  const { rows, total } =
    search === undefined ? { rows: [], total: 0 } : await selectCompanyOrders(db, search, pagina);
  return { itens: rows.map((row) => toCompanyOrder(row, now)), totalItens: total, page: pagina };
}

const toCompanyOrder = (row: CompanyOrderRow, now: Date): FoundCompanyOrder => ({
  codigo: row.codigo,
  estado: stateAt(row, now),
  empresa: { cnpj: row.cnpj, razao_social: row.razao_social },
  curso: row.curso,
  codigo_turma: row.codigo_turma,
  vagas: row.vagas,
  com_aluno: row.com_aluno,
  aceitas: row.aceitas,
  total: centsToReais(row.total_centavos),
  fatura:
    row.fatura_vencimento === null
      ? null
      : {
          situacao: invoiceState(row.fatura_vencimento, row.isPaid, calendarDay(now)),
          vencimento: row.fatura_vencimento,
        },
  criado_em: row.criado_em.toISOString(),
});
