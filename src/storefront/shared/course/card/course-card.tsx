import { createIsomorphicFn } from '@tanstack/react-start';
import type { ComponentType, ReactNode } from 'react';
import { CourseLink } from '#/storefront/shared/course/course-link.tsx';
import { DrawnPart } from '#/platform/rendering/drawn-part.tsx';
import { isDrawing } from '#/platform/rendering/drawing.ts';
import { preloadPicture } from '#/storefront/shared/course/picture.tsx';
import { classNames } from '#/storefront/ui/class-names.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { CardFace, type CardFaceProps } from './card-face.tsx';
import { type CardLook, cardPictureSizes, cardWay } from './card-look.ts';
import { CardTitle } from './card-title.tsx';
import type { CourseCardData, DrawnCard, ShownCard } from './course-card-data.ts';
import { LateCardFace } from './late-card-face.ts';

const chooseFace = createIsomorphicFn()
  .server((): ComponentType<CardFaceProps> => CardFace)
  .client(() => LateCardFace);
const Face = chooseFace();

interface CourseCardProps {
  course: ShownCard;
  action?: ReactNode;
  look?: CardLook;
}

export function CourseCard({ course, action, look = {} }: CourseCardProps) {
  return (
    <Card
      as="article"
      interactive
      padding="none"
      className={classNames('course-card', look.far && 'course-card-far')}
    >
      {action && <div className="course-card-action">{action}</div>}
      <DrawnPart<CourseCardData, DrawnCard>
        way={cardWay(look)}
        data={course}
        className="contents"
        renderLost={(drawn) => <LostFace course={drawn} look={look} />}
      >
        {(whole) => <Face course={whole} look={look} />}
      </DrawnPart>
    </Card>
  );
}

export function preloadCardPicture(course: ShownCard, { eager }: CardLook): void {
  if (import.meta.env.SSR && eager && !isDrawing(course))
    preloadPicture({ src: course.imagem, sizes: cardPictureSizes });
}

function LostFace({ course, look: { headingLevel: Heading = 'h3' } }: { course: DrawnCard; look: CardLook }) {
  return (
    <Heading className="p-4 text-base font-semibold">
      <CourseLink course={course} className="card-link text-heading">
        <CardTitle text={course.titulo} />
      </CourseLink>
    </Heading>
  );
}
