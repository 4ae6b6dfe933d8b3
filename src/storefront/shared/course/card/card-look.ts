import { acrossPhone } from '#/storefront/shared/course/picture.tsx';

export const cardPictureSizes = `(min-width: 48rem) 20rem, ${acrossPhone}`;

/** How a card is shown in its list. */
export interface CardLook {
  /** Its picture is in the first view of any window, and asked for early; others wait until they are near. */
  eager?: boolean;
  /** One under the other on a phone: then the card is lower. */
  inList?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** Below the first view of a phone, which lays it out once it comes near the window. */
  far?: boolean;
}

/** The look as a text, for the name of a drawing. */
export function cardWay({ eager = false, inList = false, headingLevel = 'h3' }: CardLook): string {
  return `card ${eager} ${inList} ${headingLevel}`;
}

/** Of the cards of a list page, by their place in it. */
export function listCardLook(index: number): CardLook {
  return { headingLevel: 'h2', inList: true, eager: index === 0, far: index > 1 };
}
