import type { DeskCourse, DeskOffer } from '#/contract/catalogue/course-desk.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Cancelling } from './cancelling.tsx';
import { OfferDeskPage } from './offer-desk-page.tsx';

interface CancelOfferPageProps {
  course: DeskCourse;
  offer: DeskOffer;
  answer: FormAnswer | undefined;
}

export function CancelOfferPage({ course, offer, answer }: CancelOfferPageProps) {
  return (
    <Cancelling
      offerId={offer.id_oferta}
      of="turma"
      answer={answer}
      render={(title, children) => (
        <OfferDeskPage course={course} offer={offer} title={title}>
          {children}
        </OfferDeskPage>
      )}
    />
  );
}
