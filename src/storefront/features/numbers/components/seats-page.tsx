import { useSuspenseQuery } from '@tanstack/react-query';
import type { OfferSeats } from '#/contract/finance/numbers.ts';
import { offerStatusLabels } from '#/domain/catalogue/offer-status.ts';
import { countPages } from '#/domain/site/pagination.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { FactList } from '#/storefront/ui/display/fact-list.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { numberQueries } from '../numbers.queries.ts';
import type { SeatSearch } from '../numbers.search.ts';

/** Seats of the offers that aren't over, as they are now. */
export function SeatsPage({ search }: { search: SeatSearch }) {
  const { data } = useSuspenseQuery(numberQueries.seats(search));
  const { pagina = 1, ...filter } = search;
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-3">
        <p>
          <Link
            to="/gestao/numeros"
            search={filter}
            className={`${linkClass()} inline-flex items-center gap-2 py-2.5`}
          >
            <Icon name="arrow-left" />
            <span>Números</span>
          </Link>
        </p>
        <h1 className="text-title">Vagas por turma</h1>
        <p className="max-w-prose text-muted">
          As turmas que ainda não acabaram, como estão agora. Reservadas são as de compras sem pagamento, de
          inscrições em análise e de quem foi chamado da lista de espera.
        </p>
      </header>
      {data.itens.length === 0 ? (
        <EmptyState title="Nenhuma turma">Não há turma que ainda não tenha acabado.</EmptyState>
      ) : (
        <>
          <p>
            <Link
              to="/gestao/numeros/arquivo/$tabela"
              params={{ tabela: 'vagas' }}
              search={filter}
              reloadDocument
              preload={false}
              className={`${linkClass()} inline-block py-1`}
            >
              Baixar todas em CSV
            </Link>
          </p>
          <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
            {data.itens.map((seats) => (
              <SeatsItem key={seats.id_oferta} seats={seats} />
            ))}
          </ul>
        </>
      )}
      <Pagination
        page={pagina}
        pages={countPages(data.totalItens)}
        label="Páginas de turmas"
        renderLink={(to, link) => (
          <Link
            to="/gestao/numeros/vagas"
            search={{ ...filter, pagina: to === 1 ? undefined : to }}
            {...link}
          />
        )}
      />
    </div>
  );
}

function SeatsItem({ seats }: { seats: OfferSeats }) {
  const { codigo_turma, curso, cidade, data_inicio, situacao, total, ocupadas, reservadas } = seats;
  return (
    <Card as="li" className="grid grid-cols-1 gap-2">
      <h2 className="font-semibold text-heading wrap-anywhere">{curso}</h2>
      <p className="text-sm text-muted wrap-anywhere">
        {[codigo_turma, cidade, formatDay(data_inicio), offerStatusLabels[situacao]].join(' · ')}
      </p>
      {total !== null && total > 0 && <SeatBar taken={ocupadas} held={reservadas} total={total} />}
      <FactList
        facts={[
          ['Vagas', total === null ? 'Sem limite' : String(total)],
          ['Ocupadas', String(ocupadas)],
          ['Reservadas', String(reservadas)],
          ['Livres', seats.livres === null ? 'Sem limite' : String(seats.livres)],
          ['Na espera', String(seats.na_espera)],
        ]}
      />
    </Card>
  );
}

/** Taken seats are filled, held ones half as high, free ones only framed; the list beside says the same. */
function SeatBar({ taken, held, total }: { taken: number; held: number; total: number }) {
  const width = (seats: number) => Math.min(100, (100 * seats) / total);
  return (
    <div className="text-primary-600">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="block h-3 w-full" aria-hidden="true">
        <rect width="100" height="8" fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
        <rect width={width(taken)} height="8" fill="currentColor" />
        <rect x={width(taken)} y="4" width={width(held)} height="4" fill="currentColor" />
      </svg>
    </div>
  );
}
