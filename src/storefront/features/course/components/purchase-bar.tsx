import { OfferPrice } from '#/storefront/shared/course/price.tsx';
import type { OwnEnrolment, OwnPurchase } from '#/contract/community/community.ts';
import type { Course, Offer } from '#/contract/catalogue/course.ts';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { EnrolAction } from './offers/enrol-action.tsx';
import { LazyOwnEnrolmentLink, LazyOwnPurchaseLink } from './lazy-own.ts';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';

interface PurchaseBarProps {
  course: Course;
  offer: Offer;
  bought: OwnPurchase | undefined;
  enrolled: OwnEnrolment | undefined;
  sgnOrigin: string | null;
}

/**
 * Mobile: the offer that is chosen, its price, and the same action in a bar at the bottom. On a low window it
 * would cover too much.
 */
export function PurchaseBar({ course, offer, bought, enrolled, sgnOrigin }: PurchaseBarProps) {
  return (
    <div
      role="group"
      aria-label="Turma escolhida"
      className="fixed inset-x-0 bottom-0 z-header flex items-center justify-between gap-3 border-t border-line bg-surface px-4 py-3 shadow-lg lg:hidden low:hidden print:hidden"
    >
      <div className="min-w-min flex-1">
        <p className="text-xs font-semibold text-heading">{keepWords(offerName(offer))}</p>
        {!bought && !enrolled && (
          <OfferPrice
            offer={{ ...offer, parcelas_max: 1 }}
            paidFrom={course.preco_a_partir_de}
            period={course.periodo_preco}
          />
        )}
      </div>
      {bought ? (
        <LazyOwnPurchaseLink purchase={bought} variant="primary" />
      ) : enrolled ? (
        <LazyOwnEnrolmentLink course={course} enrolment={enrolled} variant="primary" />
      ) : (
        <EnrolAction course={course} offer={offer} sgnOrigin={sgnOrigin} />
      )}
    </div>
  );
}
