import { useSuspenseQuery } from '@tanstack/react-query';
import { OfferFacts } from '#/storefront/shared/course/offer-facts.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import type { OwnSeat } from '#/contract/purchasing/own-seat.ts';
import { companySeatWords } from '#/domain/sale/order/order-words.ts';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { companyOrderQueries } from '../company-order.queries.ts';
import { describeSeat, seatTone } from '../own-seat-texts.ts';

export function OwnSeats() {
  const { data: seats } = useSuspenseQuery(companyOrderQueries.ownSeats());
  if (seats.length === 0) return null;
  return (
    <section aria-labelledby="vagas-de-empresas" className="grid grid-cols-1 gap-4">
      <h2 id="vagas-de-empresas" className="text-section">
        Vagas de empresas
      </h2>
      <ul className="grid grid-cols-1 gap-4">
        {seats.map((seat) => (
          <li key={`${seat.codigo}-${seat.posicao}`}>
            <SeatCard seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SeatCard({ seat }: { seat: OwnSeat }) {
  const { codigo, posicao, estado, empresa, nome, produto, oferta, do_responsavel } = seat;
  const words = companySeatWords({ isGuardian: do_responsavel });
  return (
    <Card
      as="article"
      padding="lg"
      className="grid grid-cols-1 gap-4"
      data-area={produto.grupo_area.icone_slug}
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h3 className="text-xl font-bold text-heading wrap-anywhere">{produto.titulo}</h3>
          <p className="text-sm text-muted wrap-anywhere">{`Vaga da empresa ${empresa}, para ${nome}`}</p>
        </div>
        <Badge tone={seatTone(estado)}>{words.states[estado]}</Badge>
      </div>
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <div className="grid gap-3">
          <OfferFacts offer={oferta} />
          <p>{keepWords(describeSeat(seat))}</p>
        </div>
        <Link
          to="/minhas-compras/$codigo/vaga/$posicao"
          params={{ codigo, posicao: String(posicao) }}
          className={buttonClass({ variant: 'secondary' })}
        >
          Ver a matrícula
          <span className="sr-only">{` de ${produto.titulo}, para ${nome}`}</span>
        </Link>
      </div>
    </Card>
  );
}
