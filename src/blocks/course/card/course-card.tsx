import type { ReactNode } from 'react';
import { DrawnPart } from '#/blocks/drawn/drawn-part.tsx';
import { isDrawing } from '#/blocks/drawn/drawing.ts';
import { preloadPicture } from '#/blocks/course/picture.tsx';
import { Card } from '#/ui/display/card.tsx';
import { CardFace, cardPictureSizes, LostFace } from './card-face.tsx';
import { type CardLook, cardWay } from './card-look.ts';
import type { CourseCardData, DrawnCard, ShownCard } from './course-card-data.ts';

interface CourseCardProps {
  course: ShownCard;
  /** Sits above the link that covers the card: the favourite button. */
  action?: ReactNode;
  look?: CardLook;
}

/** A course in a list, with the offer it leads to. One link covers the card. */
export function CourseCard({ course, action, look = {} }: CourseCardProps) {
  if (import.meta.env.SSR && look.eager && !isDrawing(course)) {
    preloadPicture({ src: course.imagem, sizes: cardPictureSizes, eager: look.eager });
  }
  return (
    <Card as="article" interactive padding="none" className="course-card">
      {action && <div className="course-card-action">{action}</div>}
      <DrawnPart<CourseCardData, DrawnCard>
        way={cardWay(look)}
        data={course}
        className="contents"
        renderLost={(drawn) => <LostFace course={drawn} look={look} />}
      >
        {(whole) => <CardFace course={whole} look={look} />}
      </DrawnPart>
    </Card>
  );
}
