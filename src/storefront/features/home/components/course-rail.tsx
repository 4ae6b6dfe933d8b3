import type { ReactNode } from 'react';
import { CourseCard } from '#/storefront/shared/course/card/course-card.tsx';
import type { CourseCardData } from '#/storefront/shared/course/card/course-card-data.ts';
import { classNames } from '#/storefront/ui/class-names.ts';
import { Rail } from '#/storefront/ui/display/rail.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface CourseRailProps {
  title: string;
  courses: CourseCardData[];
  more?: Elements;
  renderFavourite?(course: CourseCardData): ReactNode;
  inFirstView?: boolean;
}

export function CourseRail({ title, courses, more, renderFavourite, inFirstView }: CourseRailProps) {
  if (courses.length === 0) return null;
  return (
    <section
      className={classNames(
        'container-page grid grid-cols-1 gap-4',
        !inFirstView && 'drawn-near [--height-far:35rem]',
      )}
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-section">{title}</h2>
        {more}
      </div>
      <Rail label={title}>
        {courses.map((course) => (
          <CourseCard key={course.id_produto} course={course} action={renderFavourite?.(course)} />
        ))}
      </Rail>
    </section>
  );
}
