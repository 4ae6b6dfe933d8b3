import { useSuspenseQuery } from '@tanstack/react-query';
import type { DeskCourse, DeskOffer } from '#/contract/catalogue/course-desk.ts';
import { consequencesQueries } from '#/storefront/features/course-desk/consequences/consequences.queries.ts';
import { describeOldPrice } from '#/storefront/features/course-desk/consequences/describe-consequences.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { OfferFormPage } from '../offer-form-page.tsx';
import { OfferActs } from './offer-acts.tsx';

interface EditOfferPageProps {
  course: DeskCourse;
  offer: DeskOffer;
  answer: FormAnswer | undefined;
}

/** The form of an offer, and what else can be done to it. */
export function EditOfferPage({ course, offer, answer }: EditOfferPageProps) {
  const { data } = useSuspenseQuery(consequencesQueries.of(offer.id_oferta));
  return (
    <OfferFormPage
      course={course}
      offer={offer}
      answer={answerTo(answer, 'turma')}
      oldPrice={describeOldPrice(data.pessoas)}
      acts={<OfferActs course={course} offer={offer} answer={answer} />}
    />
  );
}
