import type { ReactNode } from 'react';
import { describeSchedule } from '#/blocks/offer-labels.ts';
import { formatLabels, shiftLabels } from '#/domain/offer-labels.ts';
import { Price } from '#/blocks/price.tsx';
import type { Course, Offer } from '#/contract/catalogue/course.ts';
import { formatDay } from '#/domain/dates.ts';
import { Alert } from '#/ui/alert.tsx';
import { buttonClass } from '#/ui/button-class.ts';
import { Card } from '#/ui/card.tsx';
import { Icon, type IconName } from '#/ui/icon.tsx';
import { linkClass } from '#/ui/link-class.ts';
import { describeOfferStatus, explainClosedOffer } from '../offer-status.ts';
import { SeatsLeft } from './course-offers.tsx';
import { EnrolAction } from './enrol-action.tsx';
import { OfferLink } from './offer-link.tsx';

interface PurchaseCardProps {
  course: Course;
  /** The class the card sells; undefined when none is open. */
  offer: Offer | undefined;
  /** The next open class, shown when the card's own is closed. */
  next: Offer | undefined;
  /** Where the courses of performance management enrol; null when it isn't known. */
  gateway: string | null;
  /** For a class that sells no seat now. */
  waitingList: ReactNode;
}

/** Price, next class and the action that sells. Sticks on desktop. */
export function PurchaseCard({ course, offer, next, gateway, waitingList }: PurchaseCardProps) {
  return (
    <Card padding="lg" className="sticky top-28 grid gap-5 shadow-md">
      <img
        src={course.imagem}
        alt=""
        width={640}
        height={360}
        className="hidden aspect-video w-full rounded-md bg-area-soft object-cover lg:block"
      />
      {offer ? (
        <>
          {offer.aberta ? (
            <>
              <OfferTerms offer={offer} />
              <SeatsLeft offer={offer} />
              <EnrolAction course={course} offer={offer} gateway={gateway} size="lg" />
            </>
          ) : (
            <ClosedOffer course={course} offer={offer} next={next} waitingList={waitingList} />
          )}
          <a href="#turmas" className={linkClass('quiet', 'justify-self-center text-sm font-semibold')}>
            Ver todas as turmas
          </a>
        </>
      ) : (
        <Alert tone="info" title="Nenhuma turma aberta agora">
          {course.ofertas.length > 0
            ? 'Abra uma das turmas abaixo para entrar na lista de espera, ou escolha outro curso da mesma área.'
            : 'Escolha outro curso da mesma área, ou volte em alguns dias.'}
        </Alert>
      )}
    </Card>
  );
}

function OfferTerms({ offer }: { offer: Offer }) {
  const { idade_minima, escolaridade } = offer.requisitos;
  return (
    <>
      <Price
        size="page"
        original={offer.preco_original}
        promotional={offer.preco_promocional}
        maxInstallments={offer.parcelas_max}
      />
      <ul className="grid gap-2 text-sm">
        <Term icon="calendar">
          Início em {formatDay(offer.data_inicio)}, inscrições até {formatDay(offer.inscricoes_ate)}
        </Term>
        <Term icon="clock">{describeSchedule(offer)}</Term>
        <Term icon="map-pin">
          {offer.formato === 'ead' ? formatLabels.ead : `${offer.unidade.nome}, ${offer.cidade.nome}`}
        </Term>
        {idade_minima !== null && <Term icon="user">A partir de {idade_minima} anos</Term>}
        {escolaridade !== null && <Term icon="book">{escolaridade}</Term>}
      </ul>
    </>
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

/** A closed class keeps its page: what it was, the next one, and the list of those who wait for a seat. */
function ClosedOffer({
  course,
  offer,
  next,
  waitingList,
}: Pick<PurchaseCardProps, 'course' | 'next' | 'waitingList'> & { offer: Offer }) {
  return (
    <>
      <Alert tone="warning" title={describeOfferStatus(offer)}>
        {explainClosedOffer(offer)}
      </Alert>
      {next && (
        <div className="grid gap-2">
          <p className="text-sm">
            <span className="block font-semibold text-heading">Próxima turma aberta</span>
            {next.formato === 'ead' ? formatLabels.ead : next.cidade.nome}, início em{' '}
            {formatDay(next.data_inicio)}, {shiftLabels[next.turno].toLowerCase()}
          </p>
          <OfferLink course={course} offer={next} className={buttonClass({ block: true })}>
            Ver a próxima turma
          </OfferLink>
        </div>
      )}
      {waitingList}
    </>
  );
}

interface PurchaseBarProps {
  course: Course;
  offer: Offer;
  gateway: string | null;
  children: ReactNode;
}

/** Mobile: the same action in a bar at the bottom. */
export function PurchaseBar({ course, offer, gateway, children }: PurchaseBarProps) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-header flex items-center justify-between gap-4 border-t border-line bg-surface px-4 py-3 shadow-lg lg:hidden">
      {children}
      <EnrolAction course={course} offer={offer} gateway={gateway} />
    </div>
  );
}
