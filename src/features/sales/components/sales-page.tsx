import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Sale } from '#/contract/sales/sale.ts';
import { calendarDay, formatDay } from '#/domain/time/dates.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { purchaseStateLabels } from '#/domain/sale/purchase-state.ts';
import { Badge } from '#/ui/display/badge.tsx';
import { buttonClass } from '#/ui/navigation/button-class.ts';
import { Card } from '#/ui/display/card.tsx';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Pagination } from '#/ui/navigation/pagination.tsx';
import { salesQueries } from '../sales.queries.ts';

/** Sales a page of the backend holds (TEXT-10). */
const pageSize = 10;

export function SalesPage({ page }: { page: number }) {
  const { data } = useSuspenseQuery(salesQueries.list(page));
  const none = data.totalItens === 0;
  return (
    <div className="container-page grid gap-6 py-8 md:py-12">
      <h1 className="text-title">Minhas Vendas</h1>
      {data.itens.length === 0 ? (
        <EmptyState
          title={none ? 'Você ainda não tem vendas' : 'Não há vendas nesta página'}
          actions={
            none ? (
              <Link to="/busca" className={buttonClass()}>
                Ver cursos
              </Link>
            ) : (
              <Link to="/minhas-vendas" className={buttonClass()}>
                Ver as mais recentes
              </Link>
            )
          }
        >
          {none && 'As vendas que você fizer aparecem aqui, com o estado de cada uma.'}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {data.itens.map((sale) => (
            <li key={sale.codigo}>
              <SaleCard sale={sale} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(data.totalItens / pageSize)}
        label="Páginas de vendas"
        renderLink={(to, link) => (
          <Link to="/minhas-vendas" search={{ pagina: to === 1 ? undefined : to }} {...link} />
        )}
      />
    </div>
  );
}

function SaleCard({ sale }: { sale: Sale }) {
  const { produto, oferta, aluno, estado } = sale;
  return (
    <Card as="article" padding="lg" className="grid gap-4" data-area={produto.grupo_area.icone_slug}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h2 className="text-xl font-bold text-heading">{produto.titulo}</h2>
          <p className="text-sm text-muted">
            Vendido em {formatDay(calendarDay(new Date(sale.criado_em)))}, por {sale.vendedor.nome}
          </p>
        </div>
        <Badge tone={tones[estado] ?? 'neutral'}>{purchaseStateLabels[estado]}</Badge>
      </div>
      <dl className="grid gap-x-6 gap-y-3 text-sm md:grid-cols-4">
        <Fact term="Aluno">{aluno.nome}</Fact>
        <Fact term="CPF">{aluno.cpf}</Fact>
        <Fact term="Turma">
          {oferta.codigo_turma}, {oferta.cidade.nome}/{oferta.cidade.uf}, início em{' '}
          {formatDay(oferta.data_inicio)}
        </Fact>
        <Fact term="Total">{formatReais(sale.total)}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold text-heading tabular-nums">{children}</dd>
    </div>
  );
}

const tones: Partial<Record<Sale['estado'], 'success' | 'warning' | 'danger' | 'blue'>> = {
  AGUARDANDO_ACEITE: 'warning',
  AGUARDANDO_PAGAMENTO: 'warning',
  EM_ANALISE: 'blue',
  PAGA: 'success',
  MATRICULADA: 'success',
  TURMA_CANCELADA: 'danger',
  PAGAMENTO_TARDIO: 'warning',
};
