import { acrossPhone } from '#/storefront/shared/course/picture.tsx';

export const cardPictureSizes = `(min-width: 48rem) 20rem, ${acrossPhone}`;

export interface CardLook {
  /** Its picture is in the first view of any window, and asked for early; others wait until they are near. */
  eager?: boolean;
  inList?: boolean;
  headingLevel?: 'h2' | 'h3';
  far?: boolean;
}

export function cardWay({ eager = false, inList = false, headingLevel = 'h3' }: CardLook): string {
  return `card ${eager} ${inList} ${headingLevel}`;
}

export function listCardLook(index: number): CardLook {
  return { headingLevel: 'h2', inList: true, eager: index === 0, far: index > 1 };
}
