import { Link } from '#/storefront/shared/page/link.tsx';
import type { Ref } from 'react';
import { CompareLink } from '#/storefront/shared/course/compare-link.tsx';
import { OfferPrice } from '#/storefront/shared/course/price.tsx';
import type { OwnEnrolment, OwnPurchase } from '#/contract/community/community.ts';
import type { Course, Offer } from '#/contract/catalogue/course.ts';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { describeOfferState } from '#/domain/catalogue/offer-status.ts';
import { formatProductOffer } from '#/domain/catalogue/product-offer.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { explainClosedOffer } from '#/storefront/features/course/offer-status.ts';
import { EnrolAction } from './enrol-action.tsx';
import { OfferChoice } from './offer-choice.tsx';
import { OfferLink } from './offer-link.tsx';
import { SeatsLeft } from './seats-left.tsx';
import { LazyOfferTerms } from '../lazy-course-parts.ts';
import { LazyOwnEnrolmentAlert, LazyOwnPurchaseAlert } from '../lazy-own.ts';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface PurchaseCardProps {
  course: Course;
  /** The offer the card is about; undefined when none is open. */
  offer: Offer | undefined;
  missed: Offer | undefined;
  next: Offer | undefined;
  /** Whether the page is about one offer, so that others have pages of their own. */
  onOwnPages: boolean;
  sgnOrigin: string | null;
  own: readonly OwnPurchase[];
  enrolled: OwnEnrolment | undefined;
  actionRef: Ref<HTMLDivElement>;
  waitingList: Elements;
  courseAlert: Elements;
}

/**
 * The offer to buy, chosen by city, shift and start; its price and the action that sells. Sticks on desktop.
 */
export function PurchaseCard({
  course,
  offer,
  missed,
  next,
  onOwnPages,
  sgnOrigin,
  own,
  enrolled,
  actionRef,
  waitingList,
  courseAlert,
}: PurchaseCardProps) {
  const bought = findOwn(own, offer);
  const elsewhere = bought ? undefined : own[0];
  const hasOpen = course.ofertas.some(({ aberta }) => aberta);
  return (
    <Card padding="lg" className="sticky top-28 grid grid-cols-1 gap-5 shadow-md">
      {offer && !offer.aberta && (
        <ClosedOffer course={course} offer={offer} next={next} waitingList={waitingList} />
      )}
      {missed && offer && (
        <Alert tone="warning" title={describeOfferState(missed)}>
          {`${offerName(missed)}: ${explainClosedOffer(missed)} Escolhemos a turma aberta mais parecida.`}
        </Alert>
      )}
      {elsewhere && (
        <LazyOwnPurchaseAlert
          purchase={elsewhere}
          otherOffer={nameOffer(course.ofertas, elsewhere.id_oferta) ?? 'veja os detalhes na compra'}
        />
      )}
      {bought && !offer?.aberta && <LazyOwnPurchaseAlert purchase={bought} />}
      {enrolled && !offer?.aberta && <LazyOwnEnrolmentAlert course={course} enrolment={enrolled} />}
      {hasOpen ? (
        <>
          <OfferChoice course={course} chosen={offer?.aberta ? offer : undefined} onOwnPages={onOwnPages} />
          {offer?.aberta && (
            <>
              <OfferTotal course={course} offer={offer} />
              <SeatsLeft offer={offer} />
              <div ref={actionRef}>
                {bought ? (
                  <LazyOwnPurchaseAlert purchase={bought} />
                ) : enrolled ? (
                  <LazyOwnEnrolmentAlert course={course} enrolment={enrolled} />
                ) : (
                  <EnrolAction course={course} offer={offer} sgnOrigin={sgnOrigin} size="lg" />
                )}
              </div>
              <LazyOfferTerms key={offer.id_oferta} offer={offer} />
              {offer.tipo_oferta === 'PAGO' && !course.gestao_desempenho && (
                <Link
                  to="/compra-empresa/$productOffer"
                  params={{
                    productOffer: formatProductOffer({
                      courseId: course.id_produto,
                      offerId: offer.id_oferta,
                    }),
                  }}
                  className={linkClass('text', 'for-buyers inline-flex min-h-11 items-center text-sm')}
                >
                  Comprar vagas para a empresa
                </Link>
              )}
              <CompareLink
                entry={formatProductOffer({ courseId: course.id_produto, offerId: offer.id_oferta })}
                className={linkClass('text', 'inline-flex min-h-11 items-center text-sm')}
              >
                Comparar esta turma com outras
              </CompareLink>
            </>
          )}
          <a
            href="#turmas"
            className={linkClass(
              'quiet',
              'inline-flex min-h-11 items-center justify-self-center text-sm font-semibold',
            )}
          >
            Ver todas as turmas
          </a>
        </>
      ) : (
        courseAlert
      )}
    </Card>
  );
}

function findOwn(own: readonly OwnPurchase[], offer: Offer | undefined): OwnPurchase | undefined {
  return own.find(({ id_oferta }) => id_oferta === offer?.id_oferta);
}

function nameOffer(offers: readonly Offer[], id: number): string | undefined {
  const offer = offers.find(({ id_oferta }) => id_oferta === id);
  return offer && offerName(offer);
}

function OfferTotal({ course, offer }: { course: Course; offer: Offer }) {
  return (
    <div className="grid gap-2 border-t border-line pt-5">
      <p role="status" className="font-semibold text-heading">
        <span className="sr-only">Turma escolhida: </span>
        <span>{keepWords(offerName(offer))}</span>
      </p>
      <OfferPrice
        offer={offer}
        paidFrom={course.preco_a_partir_de}
        period={course.periodo_preco}
        size="page"
      />
    </div>
  );
}

function ClosedOffer({
  course,
  offer,
  next,
  waitingList,
}: Pick<PurchaseCardProps, 'course' | 'next' | 'waitingList'> & { offer: Offer }) {
  return (
    <>
      <Alert tone="warning" title={describeOfferState(offer)}>
        {`${offerName(offer)}: ${explainClosedOffer(offer)}`}
      </Alert>
      {next && (
        <div className="grid gap-2">
          <p className="text-sm">
            <span className="block font-semibold text-heading">Próxima turma aberta</span>
            <span>{keepWords(offerName(next))}</span>
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
