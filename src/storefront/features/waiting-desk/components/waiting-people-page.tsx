import { useSuspenseQuery } from '@tanstack/react-query';
import type { WaitingPerson } from '#/contract/seats/waiting-list-desk.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { waitingDeskQueries } from '../waiting-desk.queries.ts';

/** Who waits for an offer, as a list and a file. */
export function WaitingPeoplePage({ offerId }: { offerId: number }) {
  const { data } = useSuspenseQuery(waitingDeskQueries.people(offerId));
  const { curso, codigo_turma, cidade, data_inicio, pessoas } = data;
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-3">
        <p>
          <Link
            to="/gestao/listas-de-espera"
            className={`${linkClass()} inline-flex items-center gap-2 py-2.5`}
          >
            <Icon name="arrow-left" />
            <span>Listas de espera</span>
          </Link>
        </p>
        <h1 className="text-title">Lista de espera da turma</h1>
        <p className="font-semibold text-heading wrap-anywhere">{curso}</p>
        <p className="text-muted wrap-anywhere">
          {[codigo_turma, cidade, `início em ${formatDay(data_inicio)}`].join(' · ')}
        </p>
        <p className="text-sm text-muted">Abrir e baixar esta lista fica no registro da escola.</p>
      </header>
      {pessoas.length === 0 ? (
        <EmptyState title="Ninguém espera por esta turma">
          Quem entrou na lista já foi chamado, saiu dela ou se matriculou.
        </EmptyState>
      ) : (
        <>
          <p>
            <Link
              to="/gestao/listas-de-espera/$idOferta/lista.csv"
              params={{ idOferta: offerId }}
              reloadDocument
              preload={false}
              className={buttonClass({ variant: 'secondary' })}
            >
              Baixar em CSV
            </Link>
          </p>
          <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
            {pessoas.map((person) => (
              <PersonItem key={`${person.desde} ${person.cpf} ${person.nome}`} person={person} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function PersonItem({ person }: { person: WaitingPerson }) {
  const { posicao, nome, cpf, desde, convite_ate } = person;
  return (
    <Card as="li" className="grid grid-cols-1 gap-1">
      <h2 className="font-semibold text-heading wrap-anywhere">
        {posicao === null ? nome : `${posicao}. ${nome}`}
      </h2>
      {cpf !== '' && <p className="text-sm">{`CPF ${cpf}`}</p>}
      <p className="text-sm text-muted">{`Espera desde ${formatInstant(new Date(desde))}`}</p>
      {convite_ate !== null && (
        <p className="text-sm">{`Vaga oferecida até ${formatInstant(new Date(convite_ate))}`}</p>
      )}
    </Card>
  );
}
