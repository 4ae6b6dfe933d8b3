import { parseProductOffer, type ProductOffer } from '../product-offer.ts';

/** Most courses or offers side by side. */
export const MOST_COMPARED = 3;

interface ComparedEntry extends Pick<ProductOffer, 'courseId'> {
  /** Undefined: the next open offer of the course. */
  offerId: number | undefined;
}

/** Reads a course, '12', or one of its offers, '12-34'; undefined for any other text. */
export function parseComparedEntry(text: string): ComparedEntry | undefined {
  const offer = parseProductOffer(text);
  if (offer) return offer;
  const course = parseProductOffer(`${text}-1`);
  return course && { courseId: course.courseId, offerId: undefined };
}

export const isComparedEntry = (text: string): boolean => parseComparedEntry(text) !== undefined;

/** The entries that can be read, each once, the first {@link MOST_COMPARED}. */
export function readComparedEntries(values: readonly unknown[]): string[] {
  return [...new Set(values.map(String).filter(isComparedEntry))].slice(0, MOST_COMPARED);
}
