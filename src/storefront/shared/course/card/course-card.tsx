import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { preloadPicture } from '#/storefront/shared/course/picture.tsx';
import { classNames } from '#/storefront/ui/class-names.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { type CardLook, cardPictureSizes } from './card-look.ts';
import type { CourseCardData } from './course-card-data.ts';
import { LazyCardFace } from './lazy-card-face.ts';

interface CourseCardProps {
  course: CourseCardData;
  /** Sits above the link that covers the card: the favourite button. */
  action?: ReactNode;
  look?: CardLook;
}

const usualLook: CardLook = {};

/** A course in a list, with the offer it leads to. One link covers the card. */
export function CourseCard({ course, action, look = usualLook }: CourseCardProps) {
  return (
    <Card
      as="article"
      interactive
      padding="none"
      className={classNames('course-card', look.far && 'course-card-far')}
    >
      {action && <div className="course-card-action">{action}</div>}
      <LazyCardFace course={course} look={look} />
    </Card>
  );
}

/** Has the head of the page ask for the picture of a card in the first view. */
export const preloadCardPicture = createIsomorphicFn()
  .server((course: CourseCardData, { eager }: CardLook): void => {
    if (eager) preloadPicture({ src: course.imagem, sizes: cardPictureSizes });
  })
  .client(() => {});
