import { parseProductOffer, type ProductOffer } from '#/domain/catalogue/product-offer.ts';

export type EnrolmentIds = ProductOffer;

export function parseEnrolmentIds({
  courseId,
  offerId,
}: {
  courseId: string | number;
  offerId: string | number;
}): EnrolmentIds | undefined {
  return parseProductOffer(`${courseId}-${offerId}`);
}
