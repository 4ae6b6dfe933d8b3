import { useSuspenseQuery } from '@tanstack/react-query';
import type { WaitingOffer } from '#/contract/seats/waiting-list-desk.ts';
import { countPages } from '#/domain/site/pagination.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { waitingDeskQueries } from '../waiting-desk.queries.ts';

/** Offers that people wait for, the longest wait first. */
export function WaitingOffersPage({ page }: { page: number }) {
  const { data } = useSuspenseQuery(waitingDeskQueries.offers(page));
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-3">
        <h1 className="text-title">Listas de espera</h1>
        <p className="max-w-prose text-muted">
          Quem chegou primeiro é chamado primeiro. Uma vaga que volta fica guardada por 24 horas para a pessoa
          chamada.
        </p>
      </header>
      {data.itens.length === 0 ? (
        <EmptyState title="Ninguém espera por uma turma">
          Quem entra na lista de uma turma cheia aparece aqui.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {data.itens.map((offer) => (
            <OfferItem key={offer.id_oferta} offer={offer} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={countPages(data.totalItens)}
        label="Páginas de listas"
        renderLink={(to, link) => (
          <Link to="/gestao/listas-de-espera" search={{ pagina: to === 1 ? undefined : to }} {...link} />
        )}
      />
    </div>
  );
}

function OfferItem({ offer }: { offer: WaitingOffer }) {
  const { id_oferta, curso, codigo_turma, cidade, data_inicio, na_espera, convidadas, desde } = offer;
  return (
    <Card as="li" className="grid grid-cols-1 gap-1">
      {/* A look at a list is written down: pointing at its link is none. */}
      <p>
        <Link
          to="/gestao/listas-de-espera/$idOferta"
          params={{ idOferta: id_oferta }}
          preload={false}
          className={`${linkClass()} inline-block py-1 font-semibold wrap-anywhere`}
        >
          {`${curso}, ${codigo_turma}`}
        </Link>
      </p>
      <p className="wrap-anywhere">
        {[
          na_espera === 1 ? '1 pessoa espera' : `${na_espera} pessoas esperam`,
          ...(convidadas === 0 ? [] : [convidadas === 1 ? '1 chamada' : `${convidadas} chamadas`]),
        ].join(' · ')}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {[cidade, `início em ${formatDay(data_inicio)}`, `desde ${formatInstant(new Date(desde))}`].join(
          ' · ',
        )}
      </p>
    </Card>
  );
}
