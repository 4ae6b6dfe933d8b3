import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { describeWeekdays } from '#/blocks/offer-labels.ts';
import { formatLabels, shiftLabels } from '#/domain/offer-labels.ts';
import { Price } from '#/blocks/price.tsx';
import type { Course, Offer } from '#/contract/catalogue/course.ts';
import { formatDay } from '#/domain/dates.ts';
import { offerStatusLabels } from '#/domain/offer-status.ts';
import { formatProductOffer } from '#/domain/product-offer.ts';
import { CallbackButton } from '#/features/shell/components/callback-provider.tsx';
import { Alert } from '#/ui/alert.tsx';
import { buttonClass } from '#/ui/button-class.ts';
import { Card } from '#/ui/card.tsx';
import { Icon } from '#/ui/icon.tsx';
import { linkClass } from '#/ui/link-class.ts';
import { SeatsLeft } from './course-offers.tsx';

interface PurchaseCardProps {
  course: Course;
  /** The class the card sells; undefined when none is open. */
  offer: Offer | undefined;
  /** The next open class, shown when the card's own is closed. */
  next: Offer | undefined;
}

/** Price, next class and the action that sells. Sticks on desktop. */
export function PurchaseCard({ course, offer, next }: PurchaseCardProps) {
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
        <OfferTerms course={course} offer={offer} next={next} />
      ) : (
        <Alert tone="info" title="Nenhuma turma aberta agora">
          Veja as turmas anteriores abaixo ou escolha outro curso da mesma área.
        </Alert>
      )}
    </Card>
  );
}

function OfferTerms({ course, offer, next }: { course: Course; offer: Offer; next: Offer | undefined }) {
  const hours = offer.hora_inicio && offer.hora_fim ? `, ${offer.hora_inicio} às ${offer.hora_fim}` : '';
  return (
    <>
      <Price
        size="page"
        original={offer.preco_original}
        promotional={offer.preco_promocional}
        maxInstallments={offer.parcelas_max}
      />
      <ul className="grid gap-2 text-sm">
        <li className="flex gap-2">
          <Icon name="calendar" size="sm" className="mt-0.5" />
          Início em {formatDay(offer.data_inicio)}, inscrições até {formatDay(offer.inscricoes_ate)}
        </li>
        <li className="flex gap-2">
          <Icon name="clock" size="sm" className="mt-0.5" />
          {shiftLabels[offer.turno]}, {describeWeekdays(offer.dias_semana)}
          {hours}
        </li>
        <li className="flex gap-2">
          <Icon name="map-pin" size="sm" className="mt-0.5" />
          {offer.formato === 'ead' ? formatLabels.ead : `${offer.unidade.nome}, ${offer.cidade.nome}`}
        </li>
      </ul>
      <SeatsLeft offer={offer} />
      {offer.aberta ? (
        <EnrolLink course={course} offer={offer} size="lg" />
      ) : (
        <>
          <Alert tone="warning" title={offerStatusLabels[offer.situacao]}>
            Esta turma não recebe mais inscrições.
          </Alert>
          {next && (
            <Link
              to="/$modality/$nomeCurso/$city/$idCurso/$idOferta"
              params={{
                modality: course.modalidade.slug,
                nomeCurso: course.slug,
                city: next.cidade.slug,
                idCurso: course.id_produto,
                idOferta: next.id_oferta,
              }}
              className={buttonClass({ block: true })}
            >
              Próxima turma: {next.cidade.nome}, {formatDay(next.data_inicio)}
            </Link>
          )}
        </>
      )}
      <a href="#turmas" className={linkClass('quiet', 'justify-self-center text-sm font-semibold')}>
        Ver todas as turmas
      </a>
    </>
  );
}

/** Mobile: the same action in a bar at the bottom. */
export function PurchaseBar({
  course,
  offer,
  children,
}: {
  course: Course;
  offer: Offer;
  children: ReactNode;
}) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-header flex items-center justify-between gap-4 border-t border-line bg-surface px-4 py-3 shadow-lg lg:hidden">
      {children}
      <EnrolLink course={course} offer={offer} />
    </div>
  );
}

function EnrolLink({ course, offer, size }: { course: Course; offer: Offer; size?: 'lg' }) {
  const look = buttonClass({ variant: 'sell', size, block: size === 'lg' });
  // The checkout sells; free classes and grants are enrolled in by the contact centre.
  if (offer.tipo_oferta !== 'PAGO') {
    return (
      <div className="grid gap-2">
        <CallbackButton className={look}>Quero me inscrever</CallbackButton>
        {size === 'lg' && (
          <p className="text-sm text-muted">
            Deixe seu nome e telefone: nossa equipe liga e faz a sua inscrição, sem custo.
          </p>
        )}
      </div>
    );
  }
  return (
    <Link
      to="/checkout/$productOffer"
      params={{
        productOffer: formatProductOffer({ idProduto: course.id_produto, idOferta: offer.id_oferta }),
      }}
      className={look}
    >
      Quero me matricular
    </Link>
  );
}
