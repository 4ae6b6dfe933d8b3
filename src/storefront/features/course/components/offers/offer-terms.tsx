import type { ReactNode } from 'react';
import { describeSchedule } from '#/storefront/shared/course/offer-labels.ts';
import type { Offer } from '#/contract/catalogue/course.ts';
import { formatLabels } from '#/domain/catalogue/offer-labels.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { Icon, type IconName } from '#/storefront/ui/display/icon.tsx';
import { ConfirmationMeter } from './confirmation-meter.tsx';

export function OfferTerms({ offer }: { offer: Offer }) {
  return (
    <>
      <ConfirmationMeter offer={offer} />
      <Terms offer={offer} />
    </>
  );
}

function Terms({ offer }: { offer: Offer }) {
  const { idade_minima, escolaridade } = offer.requisitos;
  return (
    <ul className="grid gap-2 text-sm">
      <Term icon="calendar">
        {`Aulas de ${formatDay(offer.data_inicio)} a ${formatDay(offer.data_fim)}, inscrições até ${formatDay(offer.inscricoes_ate)}`}
      </Term>
      <Term icon="clock">{describeSchedule(offer)}</Term>
      <Term icon="map-pin">
        {offer.formato === 'ead' ? formatLabels.ead : `${offer.unidade.nome}, ${offer.cidade.nome}`}
      </Term>
      {idade_minima !== null && <Term icon="user">{`A partir de ${idade_minima} anos`}</Term>}
      {escolaridade !== null && <Term icon="book">{escolaridade}</Term>}
    </ul>
  );
}

function Term({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name={icon} size="sm" className="mt-0.5" />
      <span>{children}</span>
    </li>
  );
}
