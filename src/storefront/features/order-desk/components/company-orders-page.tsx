import { useSuspenseQuery } from '@tanstack/react-query';
import type { FoundCompanyOrder } from '#/contract/purchasing/order-desk.ts';
import { invoiceStateLabels } from '#/domain/company/invoice.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { wordsOfKind } from '#/domain/sale/order/order-words.ts';
import { countPages } from '#/domain/site/pagination.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { orderDeskQueries } from '../order-desk.queries.ts';
import { OrderSearch } from './order-search.tsx';
import { toneOfState } from '../state-tone.ts';

/** Orders of companies, with their seats and invoices. */
export function CompanyOrdersPage({ page, busca }: { page: number; busca: string }) {
  const { data } = useSuspenseQuery(orderDeskQueries.companies(page, busca));
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-4">
        <h1 className="text-title">Pedidos de empresas</h1>
        <OrderSearch
          id="buscar-empresa"
          label="Procurar uma empresa"
          hint="CNPJ, nome da empresa ou de quem a representa, ou o código do pedido"
          busca={busca}
          all={
            <Link to="/gestao/empresas" className={buttonClass({ variant: 'ghost' })}>
              Ver todos
            </Link>
          }
        />
      </header>
      {data.itens.length === 0 ? (
        <EmptyState title={busca ? 'Nenhum pedido encontrado' : 'Ainda não há pedidos de empresas'}>
          {busca
            ? 'Confira o que você digitou. Um CNPJ e um código precisam estar inteiros.'
            : 'O que as empresas compram para seus funcionários aparece aqui.'}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {data.itens.map((order) => (
            <OrderItem key={order.codigo} order={order} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={countPages(data.totalItens)}
        label="Páginas de pedidos de empresas"
        renderLink={(to, link) => (
          <Link
            to="/gestao/empresas"
            search={{ pagina: to === 1 ? undefined : to, busca: busca || undefined }}
            {...link}
          />
        )}
      />
    </div>
  );
}

function describeSeats({ vagas, com_aluno, aceitas }: FoundCompanyOrder): string {
  const open = Math.max(0, vagas - com_aluno);
  return [
    vagas === 1 ? '1 vaga' : `${vagas} vagas`,
    `${com_aluno} com aluno`,
    `${aceitas} com aceite`,
    open === 1 ? '1 em aberto' : `${open} em aberto`,
  ].join(' · ');
}

function OrderItem({ order }: { order: FoundCompanyOrder }) {
  const { codigo, estado, empresa, curso, codigo_turma, total, fatura, criado_em } = order;
  return (
    <Card as="li" className="grid grid-cols-1 gap-1">
      <div className="flex flex-wrap items-start justify-between gap-2">
        {/* A look at an order is written down: pointing at its link is none. */}
        <Link
          to="/gestao/pedidos/$codigo"
          params={{ codigo }}
          preload={false}
          className={`${linkClass()} inline-block py-1 font-semibold wrap-anywhere`}
        >
          {empresa.razao_social || 'Empresa sem nome'}
        </Link>
        <Badge tone={toneOfState(estado)}>{wordsOfKind('COMPANY').states[estado]}</Badge>
      </div>
      <p className="wrap-anywhere">{`CNPJ ${empresa.cnpj}, ${curso}, ${codigo_turma}`}</p>
      <p className="wrap-anywhere">{describeSeats(order)}</p>
      {fatura && (
        <p>{`Fatura: ${invoiceStateLabels[fatura.situacao]}, vencimento ${formatDay(fatura.vencimento)}`}</p>
      )}
      <p className="text-sm text-muted wrap-anywhere">
        {[formatReais(total), formatInstant(new Date(criado_em)), codigo].join(' · ')}
      </p>
    </Card>
  );
}
