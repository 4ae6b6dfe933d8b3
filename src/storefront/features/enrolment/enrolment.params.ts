import { parseProductOffer, type ProductOffer } from '#/domain/catalogue/product-offer.ts';

export type EnrolmentIds = ProductOffer;

/** Course and offer of an enrolment's address; undefined for what are no ids. */
export function parseEnrolmentIds({
  courseId,
  offerId,
}: {
  courseId: string | number;
  offerId: string | number;
}): EnrolmentIds | undefined {
  return parseProductOffer(`${courseId}-${offerId}`);
}
