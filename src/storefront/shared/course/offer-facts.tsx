import type { ReactNode } from 'react';
import type { Offer } from '#/contract/catalogue/course.ts';
import { formatHours } from '#/domain/time/hours.ts';
import { Icon, type IconName } from '#/storefront/ui/display/icon.tsx';
import { formatLabels } from '#/domain/catalogue/offer-labels.ts';
import { describeSchedule, describeStart } from './offer-labels.ts';
import { ProgrammeParts } from './programme-parts.tsx';

export function OfferFacts({ offer }: { offer: Offer }) {
  if (offer.partes) return <ProgrammeParts parts={offer.partes} />;
  const place =
    offer.formato === 'ead'
      ? formatLabels.ead
      : `${offer.unidade.nome}, ${offer.cidade.nome}/${offer.cidade.uf}`;
  return (
    <ul className="grid gap-2 text-sm">
      <Fact icon="map-pin">{place}</Fact>
      <Fact icon="calendar">{describeStart(offer)}</Fact>
      <Fact icon="clock">{describeSchedule(offer)}</Fact>
      <Fact icon="book">{formatHours(offer.carga_horaria)}</Fact>
    </ul>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name={icon} size="sm" className="mt-0.5 text-muted" />
      <span>{children}</span>
    </li>
  );
}
