import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import type { Sale } from '#/contract/sales/sale.ts';
import { offerPlace } from '#/domain/catalogue/offer-labels.ts';
import { wordsOfKind } from '#/domain/sale/order/order-words.ts';
import { labelSale, type SaleState } from '#/domain/sale/assisted/sale-state.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { countPages } from '#/domain/site/pagination.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { Badge, type BadgeTone } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { salesQueries } from '../sales.queries.ts';
import type { SalesSearch } from '../sales.search.ts';
import { SalesFilter } from './sales-filter.tsx';
import { SalesTotals } from './sales-totals.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface SalesPageProps {
  search: SalesSearch;
  discounts: Elements;
}

// SALES-1
export function SalesPage({ search, discounts }: SalesPageProps) {
  const { data } = useSuspenseQuery(salesQueries.list(search));
  const { pagina = 1, ...filter } = search;
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const none = data.totalItens === 0;
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-title">Minhas Vendas</h1>
        <div className="flex flex-wrap gap-3">
          <Link to="/minhas-vendas/contatos" className={buttonClass({ variant: 'secondary' })}>
            Contatos para atender
          </Link>
          <Link to="/busca" className={buttonClass({ variant: 'sell' })}>
            Montar uma compra
          </Link>
        </div>
      </div>
      {discounts}
      {(isFiltered || !none) && (
        <>
          <SalesFilter search={search} courses={data.cursos} sellers={data.vendedores} />
          <SalesTotals totals={data.totais} search={filter} />
        </>
      )}
      {data.itens.length === 0 ? (
        <EmptyState
          title={
            !none
              ? 'Não há vendas nesta página'
              : isFiltered
                ? 'Nenhuma venda com esses filtros'
                : 'Você ainda não tem vendas'
          }
          actions={
            none && !isFiltered ? (
              <Link to="/busca" className={buttonClass()}>
                Ver cursos
              </Link>
            ) : (
              <Link to="/minhas-vendas" className={buttonClass()}>
                {none ? 'Ver todas as vendas' : 'Ver as mais recentes'}
              </Link>
            )
          }
        >
          {none && !isFiltered && 'As vendas que você fizer aparecem aqui, com o estado de cada uma.'}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {data.itens.map((sale) => (
            <li key={`${sale.proposta}-${sale.codigo}`}>
              <SaleCard sale={sale} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={pagina}
        pages={countPages(data.totalItens)}
        label="Páginas de vendas"
        renderLink={(to, link) => (
          <Link to="/minhas-vendas" search={{ ...filter, pagina: to === 1 ? undefined : to }} {...link} />
        )}
      />
    </div>
  );
}

function SaleCard({ sale }: { sale: Sale }) {
  const { produto, oferta, aluno, estado, proposta, tipo, pedido } = sale;
  const { price } = wordsOfKind(pedido);
  return (
    <Card as="article" padding="lg" className="grid gap-4" data-area={produto.grupo_area.icone_slug}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h2 className="text-xl font-bold text-heading wrap-anywhere">{produto.titulo}</h2>
          <p className="text-sm text-muted">
            {`${tipo === 'COMPRA' && price === null ? 'Vendido' : 'Matrícula iniciada'} em ${formatDay(calendarDay(new Date(sale.criado_em)))}, por ${sale.vendedor.nome}`}
          </p>
        </div>
        <Badge tone={tones[estado] ?? 'neutral'}>{labelSale(sale)}</Badge>
      </div>
      <dl className="grid gap-x-6 gap-y-3 text-sm md:grid-cols-4">
        <Fact term="Aluno">{aluno.nome}</Fact>
        <Fact term="CPF">{aluno.cpf}</Fact>
        <Fact term="Turma">
          {`${oferta.codigo_turma}, ${offerPlace(oferta)}, início em ${formatDay(oferta.data_inicio)}`}
        </Fact>
        <Fact term={price === null ? 'Total' : 'Custo'}>{price ?? formatReais(sale.total)}</Fact>
      </dl>
      {proposta !== null && (
        <p className="text-sm">
          <Link to="/minhas-vendas/$id" params={{ id: proposta }} className={linkClass()}>
            {estado === 'ABERTA' || estado === 'VENCIDA' ? 'Ver, enviar ou cancelar o link' : 'Ver detalhes'}
          </Link>
        </p>
      )}
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold text-heading wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

const tones: Partial<Record<SaleState, BadgeTone>> = {
  AGUARDANDO_APROVACAO: 'warning',
  AGUARDANDO_EMPRESA: 'warning',
  RECUSADA: 'danger',
  ABERTA: 'blue',
  AGUARDANDO_ACEITE: 'warning',
  AGUARDANDO_PAGAMENTO: 'warning',
  EM_ANALISE: 'blue',
  PAGA: 'success',
  MATRICULADA: 'success',
  TURMA_CANCELADA: 'danger',
  PAGAMENTO_TARDIO: 'warning',
};
