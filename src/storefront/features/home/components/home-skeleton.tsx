import { CourseCardSkeleton } from '#/storefront/shared/course/card/course-card-skeleton.tsx';
import { Skeleton } from '#/storefront/ui/feedback/skeleton.tsx';

export function HomeSkeleton() {
  return (
    <div data-page-skeleton>
      <p role="status" className="sr-only">
        Carregando página inicial
      </p>
      <div className="h-112 bg-band-900" />
      <div className="container-page grid grid-cols-1 gap-6 py-12">
        <Skeleton className="h-7 w-48" />
        <div className="grid gap-6 md:grid-cols-3 lg:grid-cols-4">
          {[0, 1, 2, 3].map((card) => (
            <CourseCardSkeleton key={card} />
          ))}
        </div>
      </div>
    </div>
  );
}
