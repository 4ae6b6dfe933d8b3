import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { CourseCardData } from '#/storefront/shared/course/card/course-card-data.ts';
import { CourseCard } from '#/storefront/shared/course/card/course-card.tsx';
import { Rail } from '#/storefront/ui/display/rail.tsx';
import {
  parseStoredIds,
  readStoredIds,
  rememberViewedCourse,
  subscribeToStoredIds,
} from '../recently-viewed-store.ts';
import { recentlyViewedQueries } from '../recently-viewed.queries.ts';

interface RecentlyViewedProps {
  current?: number;
  renderFavourite?(course: CourseCardData): ReactNode;
}

export function RecentlyViewed({ current, renderFavourite }: RecentlyViewedProps) {
  const stored = useSyncExternalStore(subscribeToStoredIds, readIds, () => '[]');
  const ids = useMemo(() => parseStoredIds(stored).filter((id) => id !== current), [stored, current]);
  const { data } = useQuery(recentlyViewedQueries.courses(ids));
  useEffect(() => {
    if (current !== undefined) rememberViewedCourse(current);
  }, [current]);
  if (!data?.length) return null;
  return (
    <section className="container-page grid grid-cols-1 gap-4">
      <h2 className="text-section">Vistos recentemente</h2>
      <Rail label="Vistos recentemente">
        {data.map((course) => (
          <CourseCard key={course.id_produto} course={course} action={renderFavourite?.(course)} />
        ))}
      </Rail>
    </section>
  );
}

function readIds(): string {
  try {
    return readStoredIds();
  } catch {
    return '[]';
  }
}
