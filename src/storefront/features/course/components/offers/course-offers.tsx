import { useState } from 'react';
import { describeDates, describeSchedule } from '#/storefront/shared/course/offer-labels.ts';
import { formatLabels, offerName, offerPlace, shiftName } from '#/domain/catalogue/offer-labels.ts';
import { describeOfferState } from '#/domain/catalogue/offer-status.ts';
import type { Course, Offer } from '#/contract/catalogue/course.ts';
import { offerShifts, type OfferShift } from '#/domain/catalogue/offer-values.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { type PricePeriod, pricePeriodLabels } from '#/domain/catalogue/price-period.ts';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { classNames } from '#/storefront/ui/class-names.ts';
import { currentPrice, filterOffers } from '#/storefront/features/course/offer-filter.ts';
import { hasWaitingList } from '#/storefront/features/course/offer-status.ts';
import { confirmationOf, describeMissing } from '#/storefront/features/course/offer-confirmation.ts';
import { ProgramSection } from '../course-program.tsx';
import { OfferLink } from './offer-link.tsx';
import { SeatsLeft } from './seats-left.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

/**
 * The open offers, then those with a waiting list, as a list that filters by city and shift; folded below
 * them those that are closed.
 */
export function CourseOffers({ course, current }: { course: Course; current: Offer | undefined }) {
  const isOffered = (offer: Offer) => offer.aberta || hasWaitingList(course, offer);
  const offers = course.ofertas.filter(isOffered);
  const closed = course.ofertas.filter((offer) => !isOffered(offer));
  const [city, setCity] = useState('');
  const [shift, setShift] = useState<OfferShift | ''>('');
  const cities = [...new Map(offers.map(({ cidade }) => [cidade.slug, cidade.nome]))];
  const shown = filterOffers(offers, { city, shift });
  if (course.ofertas.length === 0) return null;
  return (
    <ProgramSection title="Turmas" id="turmas" height="[--height-far:107rem] md:[--height-far:61rem]">
      {offers.length > 1 && (
        <div className="grid gap-4 md:grid-cols-2">
          <SelectField
            label="Cidade"
            placeholder="Todas as cidades"
            value={city}
            onChange={(event) => setCity(event.target.value)}
            options={cities.map(([value, label]) => ({ value, label }))}
          />
          <SelectField
            label="Turno"
            placeholder="Todos os turnos"
            value={shift}
            onChange={(event) => setShift(offerShifts.find((value) => value === event.target.value) ?? '')}
            options={offerShifts
              .flatMap((value) => offers.find(({ turno }) => turno === value) ?? [])
              .map((offer) => ({ value: offer.turno, label: shiftName(offer) }))}
          />
        </div>
      )}
      <p role="status" className={classNames('text-sm text-muted', offers.length === 0 && 'hidden')}>
        {shown.length === 1 ? '1 turma' : `${shown.length} turmas`}
      </p>
      {shown.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {shown.map((offer) => (
            <OfferRow
              key={offer.id_oferta}
              course={course}
              offer={offer}
              current={offer.id_oferta === current?.id_oferta}
            />
          ))}
        </ul>
      )}
      {offers.length > 0 && shown.length === 0 && (
        <div className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-4">
          <p>Nessa cidade não há turma nesse turno.</p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setCity('');
              setShift('');
            }}
          >
            Ver todas as turmas
          </Button>
        </div>
      )}
      {closed.length > 0 && (
        <details className="group rounded-lg border border-line bg-surface">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 py-3 text-sm font-semibold text-primary-700 [&::-webkit-details-marker]:hidden">
            <Icon name="chevron-down" size="sm" className="group-open:rotate-180" />
            <ChangingText>
              {closed.length === 1 ? '1 turma encerrada' : `${closed.length} turmas encerradas`}
            </ChangingText>
          </summary>
          <ul className="divide-y divide-line border-t border-line">
            {closed.map((offer) => (
              <OfferRow
                key={offer.id_oferta}
                course={course}
                offer={offer}
                current={offer.id_oferta === current?.id_oferta}
              />
            ))}
          </ul>
        </details>
      )}
    </ProgramSection>
  );
}

function OfferRow({ course, offer, current }: { course: Course; offer: Offer; current: boolean }) {
  return (
    <li aria-current={current || undefined} className="offer-row">
      <div>
        <p>
          <ChangingText>{`${offerPlace(offer)} · ${describeDates(offer)}`}</ChangingText>
          <Badge tone={offer.aberta ? 'success' : 'neutral'}>{describeOfferState(offer)}</Badge>
        </p>
        <p>
          {describeSchedule(offer) +
            (offer.formato === 'ead' ? '' : `\u00A0· ${formatLabels[offer.formato]}`)}
        </p>
        {offer.formato !== 'ead' && (
          <p className="text-muted">{`${offer.unidade.nome}, ${offer.unidade.endereco}`}</p>
        )}
        <SeatsLeft offer={offer} />
        <PeopleMissing offer={offer} />
      </div>
      <div>
        {offer.aberta && <p>{describePrice(offer, course.periodo_preco)}</p>}
        {!current && (
          <OfferLink
            course={course}
            offer={offer}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <ChangingText>{hasWaitingList(course, offer) ? 'Lista de espera' : 'Ver turma'}</ChangingText>
            <span className="sr-only">{` ${offerName(offer)}`}</span>
          </OfferLink>
        )}
      </div>
    </li>
  );
}

function describePrice(offer: Offer, period: PricePeriod): string {
  if (currentPrice(offer) > 0)
    return `${formatReais(currentPrice(offer))} ${pricePeriodLabels[period].replace(' ', '\u00A0')}`.trim();
  return offer.tipo_oferta === 'BOLSA' ? 'Bolsa integral' : 'Gratuito';
}

function PeopleMissing({ offer }: { offer: Offer }) {
  const need = confirmationOf(offer);
  return need && <p className="text-muted">{describeMissing(need.missing)}</p>;
}
