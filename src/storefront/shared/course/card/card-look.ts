import { acrossPhone } from '#/storefront/shared/course/picture-sizes.ts';

export const cardPictureSizes = `(min-width: 48rem) 20rem, ${acrossPhone}`;

export interface CardLook {
  eager?: boolean;
  inList?: boolean;
  headingLevel?: 'h2' | 'h3';
  far?: boolean;
}

export function listCardLook(index: number): CardLook {
  return { headingLevel: 'h2', inList: true, eager: index === 0, far: index > 1 };
}
