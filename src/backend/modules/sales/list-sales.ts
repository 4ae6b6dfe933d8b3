import type { Database } from '#/backend/db/database.ts';
import { describePurchases } from '#/backend/modules/purchasing/purchase/purchase-view.ts';
import type { Sale } from '#/contract/sales/sale.ts';
import { maskCpf } from '#/domain/person/cpf.ts';
import { hasPermission, type LoginKind } from '#/domain/person/login-kind.ts';
import { listSalesOf, listTeam } from './sales-repository.ts';

const pageSize = 10;

/** A page of 10 sales of a seller, or of a supervisor and the team, newest first. */
export async function listSales(
  db: Database,
  now: Date,
  seller: { loginId: number; tipoLogin: LoginKind },
  page: number,
) {
  const team = hasPermission(seller.tipoLogin, 'see-team-sales') ? await listTeam(db, seller.loginId) : [];
  const { rows, total } = await listSalesOf(db, [seller.loginId, ...team], page, pageSize);
  const purchases = await describePurchases(
    db,
    rows.map(({ purchase }) => purchase),
    now,
    null,
  );
  const itens = purchases.map((purchase, index): Sale => {
    const { codigo, estado, produto, oferta, aluno, total: paid, criado_em } = purchase;
    return {
      codigo,
      estado,
      produto,
      oferta: {
        codigo_turma: oferta.codigo_turma,
        cidade: { nome: oferta.cidade.nome, uf: oferta.cidade.uf },
        data_inicio: oferta.data_inicio,
      },
      aluno: { nome: aluno.nome, cpf: maskCpf(aluno.cpf) },
      vendedor: { nome: rows[index]!.vendedor },
      total: paid,
      criado_em,
    };
  });
  return { itens, totalItens: total, page };
}
