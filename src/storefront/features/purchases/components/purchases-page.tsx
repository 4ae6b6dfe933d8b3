import { useLocalToday } from '#/storefront/shared/time/use-local-today.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { OfferFacts } from '#/storefront/shared/course/offer-facts.tsx';
import { calendarDay } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { orderWords } from '#/domain/sale/order/order-words.ts';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { Timeline } from '#/storefront/ui/display/timeline.tsx';
import { labelState, stateTones } from '../next-action.ts';
import { describeNextStep } from '../next-step.ts';
import { toTimeline } from '../purchase-timeline.ts';
import { purchasesQueries } from '../purchases.queries.ts';
import { PurchaseDocuments } from './documents.tsx';
import { NextActionLink } from './purchase-actions.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

/** Purchases a page of the backend holds (TEXT-10). */
const pageSize = 10;

interface PurchasesPageProps {
  page: number;
  others: Elements;
  hasOthers: boolean;
}

export function PurchasesPage({ page, others, hasOthers }: PurchasesPageProps) {
  const { data } = useSuspenseQuery(purchasesQueries.list(page));
  const pages = Math.ceil(data.totalItens / pageSize);
  return (
    <div className="container-page grid gap-6 py-8 md:py-12">
      <h1 className="text-title">Minhas compras</h1>
      {others}
      {data.itens.length === 0 && data.totalItens === 0 && hasOthers ? null : data.itens.length === 0 ? (
        <EmptyState
          title={
            data.totalItens === 0 ? 'Você ainda não comprou nenhum curso' : 'Não há compras nesta página'
          }
          actions={
            data.totalItens === 0 ? (
              <Link to="/busca" className={buttonClass()}>
                Ver cursos
              </Link>
            ) : (
              <Link to="/minhas-compras" className={buttonClass()}>
                Ver as mais recentes
              </Link>
            )
          }
        >
          {data.totalItens === 0 && 'Encontre um curso, escolha uma turma e acompanhe tudo por aqui.'}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {data.itens.map((purchase) => (
            <li key={purchase.codigo}>
              <PurchaseCard purchase={purchase} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        label="Páginas de compras"
        renderLink={(to, link) => (
          <Link to="/minhas-compras" search={{ pagina: to === 1 ? undefined : to }} {...link} />
        )}
      />
    </div>
  );
}

function PurchaseCard({ purchase }: { purchase: Purchase }) {
  const { produto, oferta, estado, codigo } = purchase;
  const today = useLocalToday(oferta);
  const words = orderWords(purchase);
  return (
    <Card as="article" padding="lg" className="grid gap-5" data-area={produto.grupo_area.icone_slug}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h2 className="text-xl font-bold text-heading">{produto.titulo}</h2>
          <p className="text-sm text-muted wrap-anywhere">
            {`${words.Noun} de ${formatDay(calendarDay(new Date(purchase.criado_em)))}, para ${purchase.empresa?.razao_social ?? purchase.aluno.nome}`}
          </p>
        </div>
        <Badge tone={stateTones[estado]}>{labelState(purchase)}</Badge>
      </div>
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <div className="grid gap-3">
          <OfferFacts offer={oferta} />
          <p>{describeNextStep(purchase, today)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <p className="text-xl font-bold text-heading tabular-nums">
            {words.price ?? formatReais(purchase.total)}
          </p>
          <NextActionLink purchase={purchase} />
        </div>
      </div>
      <PurchaseDocuments purchase={purchase} />
      <details className="group border-t border-line pt-3">
        <summary className="flex min-h-11 lg:min-h-8 cursor-pointer list-none items-center gap-2 text-sm font-semibold text-primary-700 [&::-webkit-details-marker]:hidden">
          <Icon name="chevron-down" size="sm" className="group-open:rotate-180" />
          Andamento
        </summary>
        <div className="grid gap-4 pt-4">
          <Timeline label={`Andamento da ${words.noun} de ${produto.titulo}`} items={toTimeline(purchase)} />
          <Link
            to="/minhas-compras/$codigo"
            params={{ codigo }}
            className="text-sm text-primary-700 underline"
          >
            {`Ver a ${words.noun} de ${produto.titulo}`}
          </Link>
        </div>
      </details>
    </Card>
  );
}
