import { useSuspenseQuery } from '@tanstack/react-query';
import type { FoundOrder } from '#/contract/purchasing/order-desk.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { SHORTEST_WORD } from '#/domain/sale/order/order-search.ts';
import { wordsOfKind } from '#/domain/sale/order/order-words.ts';
import { countPages } from '#/domain/site/pagination.ts';
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

/** Orders by what a person tells staff of them. */
export function OrdersPage({ page, busca }: { page: number; busca: string }) {
  const { data } = useSuspenseQuery(orderDeskQueries.list(page, busca));
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-4">
        <h1 className="text-title">Pedidos</h1>
        <OrderSearch
          id="buscar-pedido"
          label="Procurar um pedido"
          hint="Código, CPF, e-mail, nome de quem comprou ou estuda, ou o número do pagamento"
          busca={busca}
          all={
            <Link to="/gestao/pedidos" className={buttonClass({ variant: 'ghost' })}>
              Ver todos
            </Link>
          }
        />
      </header>
      {data.itens.length === 0 ? (
        <EmptyState title={busca ? 'Nenhum pedido encontrado' : 'Ainda não há pedidos'}>
          {busca
            ? `Confira o que você digitou. De um nome, use ao menos ${SHORTEST_WORD} letras; um CPF, um e-mail e um número precisam estar inteiros.`
            : 'As compras da loja aparecem aqui.'}
        </EmptyState>
      ) : (
        <section aria-labelledby="pedidos-achados" className="grid grid-cols-1 gap-3">
          <h2 id="pedidos-achados" className="text-section">
            {busca ? countFound(data.totalItens, data.limitado) : 'Os mais recentes'}
          </h2>
          {data.limitado && (
            <p className="text-muted">
              Há mais pedidos com este nome. Para achar um mais antigo, escreva o nome inteiro, o CPF ou o
              código.
            </p>
          )}
          <ul className="grid grid-cols-1 gap-3">
            {data.itens.map((order) => (
              <OrderItem key={order.codigo} order={order} />
            ))}
          </ul>
        </section>
      )}
      <Pagination
        page={page}
        pages={countPages(data.totalItens)}
        label="Páginas de pedidos"
        renderLink={(number, link) => (
          <Link
            to="/gestao/pedidos"
            search={{ pagina: number === 1 ? undefined : number, busca: busca || undefined }}
            {...link}
          />
        )}
      />
    </div>
  );
}

const countFound = (total: number, isCapped = false) =>
  isCapped
    ? `Os ${total} mais recentes`
    : total === 1
      ? '1 pedido encontrado'
      : `${total} pedidos encontrados`;

function OrderItem({ order }: { order: FoundOrder }) {
  const { codigo, estado, pedido, curso, comprador, aluno, total, criado_em } = order;
  const { states, price } = wordsOfKind(pedido);
  return (
    <Card as="li" className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        {/* A look at an order is written down: pointing at its link is none. */}
        <Link
          to="/gestao/pedidos/$codigo"
          params={{ codigo }}
          preload={false}
          className={`${linkClass()} inline-block py-1 font-semibold wrap-anywhere`}
        >
          {curso}
        </Link>
        <Badge tone={toneOfState(estado)}>{states[estado]}</Badge>
      </div>
      <p className="wrap-anywhere">
        {comprador === aluno.nome || comprador === ''
          ? `${aluno.nome}, CPF ${aluno.cpf}`
          : `${comprador}, para ${aluno.nome}, CPF ${aluno.cpf}`}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {[price ?? formatReais(total), formatInstant(new Date(criado_em)), codigo].join(' · ')}
      </p>
    </Card>
  );
}
