export interface ProductOffer {
  courseId: number;
  offerId: number;
}

const LARGEST_ID = 2_147_483_647;

/** Reads the `{idProduto}-{idOferta}` of checkout addresses (COURSE-10); undefined for any other text. */
export function parseProductOffer(text: string): ProductOffer | undefined {
  const match = /^([1-9]\d{0,9})-([1-9]\d{0,9})$/.exec(text);
  if (!match) return undefined;
  const [courseId, offerId] = [Number(match[1]), Number(match[2])];
  return courseId <= LARGEST_ID && offerId <= LARGEST_ID ? { courseId, offerId } : undefined;
}

export function formatProductOffer({ courseId, offerId }: ProductOffer): string {
  return `${courseId}-${offerId}`;
}
