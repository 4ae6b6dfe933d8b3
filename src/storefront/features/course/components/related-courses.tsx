import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CourseCard } from '#/storefront/shared/course/card/course-card.tsx';
import type { CourseCardData } from '#/storefront/shared/course/card/course-card-data.ts';
import type { Course } from '#/contract/catalogue/course.ts';
import { Rail } from '#/storefront/ui/display/rail.tsx';
import { courseQueries } from '../course.queries.ts';

interface RelatedCoursesProps {
  course: Course;
  renderFavourite?: ((course: CourseCardData) => ReactNode) | undefined;
}

export function RelatedCourses({ course, renderFavourite }: RelatedCoursesProps) {
  const { data } = useQuery(courseQueries.related(course));
  if (!data?.length) return null;
  const isChosen = data.some(({ id_produto }) => course.relacionados?.includes(id_produto));
  const heading = isChosen ? 'Veja também' : 'Da mesma área';
  return (
    <section className="container-page drawn-near grid grid-cols-1 gap-4 [--height-far:35rem]">
      <h2 className="text-section">{heading}</h2>
      <Rail label={heading}>
        {data.map((related) => (
          <CourseCard key={related.id_produto} course={related} action={renderFavourite?.(related)} />
        ))}
      </Rail>
    </section>
  );
}
