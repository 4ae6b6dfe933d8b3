import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { storedObject } from '#/backend/db/stored-json.ts';
import { findOffers } from '#/backend/modules/catalogue/course/find-offers.ts';
import { findProposals, nameStudents } from '#/backend/modules/assisted/find-proposals.ts';
import { storedStudentSchema } from '#/contract/purchasing/purchase.ts';
import type { Sale } from '#/contract/sales/sale.ts';
import { maskCpf } from '#/domain/person/cpf.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import type { SaleState } from '#/domain/sale/assisted/sale-state.ts';
import { orderKind } from '#/domain/sale/order/order-kind.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { addDays, startOfDay } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import {
  findPurchasesOfSales,
  listNames,
  listSaleRows,
  listSoldCourses,
  listTeam,
  sumSales,
  type SaleRow,
} from './sales-repository.ts';

export interface SalesQuery {
  de?: CalendarDay | undefined;
  ate?: CalendarDay | undefined;
  estado?: SaleState | undefined;
  id_produto?: number | undefined;
  vendedor?: number | undefined;
  pagina: number;
  por_pagina: number;
}

// SALES-1, SALES-2
export async function listSales(
  db: Database,
  now: Date,
  seller: { loginId: number; tipoLogin: LoginKind },
  { de, ate, estado, id_produto, vendedor, pagina, por_pagina }: SalesQuery,
) {
  const leads = hasPermission(seller.tipoLogin, 'see-team-sales');
  const seen = [seller.loginId, ...(leads ? await listTeam(db, seller.loginId) : [])];
  const filter = {
    sellers: vendedor === undefined ? seen : seen.filter((id) => id === vendedor),
    from: de === undefined ? undefined : startOfDay(de),
    until: ate === undefined ? undefined : startOfDay(addDays(ate, 1)),
    state: estado,
    courseId: id_produto,
    now,
  };
  const rows = await listSaleRows(db, filter, pagina, por_pagina);
  const sums = await sumSales(db, filter);
  const names = await listNames(db, seen);
  return {
    itens: await describeSales(db, now, rows, new Map(names.map(({ id_login, nome }) => [id_login, nome]))),
    totalItens: sums.vendas,
    page: pagina,
    totais: {
      vendas: sums.vendas,
      pagas: sums.pagas,
      valor_pago: centsToReais(Math.max(0, sums.valor)),
    },
    cursos: await listSoldCourses(db, { sellers: seen, now }),
    vendedores: leads ? names : [],
  };
}

async function describeSales(
  db: Database,
  now: Date,
  rows: readonly SaleRow[],
  sellers: ReadonlyMap<number, string>,
): Promise<Sale[]> {
  const offers = await findOffers(
    db,
    rows.map(({ id_oferta }) => id_oferta),
    now,
  );
  const purchases = new Map(
    (await findPurchasesOfSales(db, pick(rows, 'codigo'))).map((purchase) => [purchase.codigo, purchase]),
  );
  const proposals = await findProposals(db, pick(rows, 'proposal'));
  const students = await nameStudents(db, [...proposals.values()]);
  return rows.flatMap((row): Sale[] => {
    const found = offers.get(row.id_oferta);
    const purchase = row.codigo === null ? undefined : purchases.get(row.codigo);
    const proposal = row.proposal === null ? undefined : proposals.get(row.proposal);
    const since = proposal?.criada_em ?? purchase?.criado_em;
    if (!found || !since) return [];
    const { oferta, produto } = found;
    const bought = purchase && v.parse(storedStudentSchema, storedObject(purchase.aluno));
    const student = bought ?? (proposal && students.get(proposal.id));
    return [
      {
        codigo: row.codigo,
        proposta: row.proposal,
        tipo: proposal?.tipo ?? 'COMPRA',
        pedido: orderKind({
          total: row.total,
          empresa: purchase?.empresa,
          custeio: purchase ? purchase.custeio : proposal?.custeio,
        }),
        estado: row.estado,
        produto,
        oferta: {
          codigo_turma: oferta.codigo_turma,
          formato: oferta.formato,
          cidade: { nome: oferta.cidade.nome, uf: oferta.cidade.uf },
          data_inicio: oferta.data_inicio,
        },
        aluno: { nome: student?.nome ?? '', cpf: maskCpf(student?.cpf ?? '') },
        vendedor: { nome: sellers.get(row.id_vendedor) ?? '' },
        total: centsToReais(row.total),
        criado_em: since.toISOString(),
      },
    ];
  });
}

function pick<Key extends 'codigo' | 'proposal'>(rows: readonly SaleRow[], key: Key) {
  return rows.flatMap((row) => row[key] ?? []) as NonNullable<SaleRow[Key]>[];
}
