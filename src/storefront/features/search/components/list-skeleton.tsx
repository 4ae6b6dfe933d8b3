import { CourseCardSkeleton } from '#/storefront/shared/course/card/course-card-skeleton.tsx';
import { LIST_PAGE_SIZE } from '#/domain/site/pagination.ts';
import { Skeleton, SkeletonText } from '#/storefront/ui/feedback/skeleton.tsx';

export function ListSkeleton() {
  return (
    <div data-page-skeleton className="container-page grid gap-6 py-6">
      <p role="status" className="sr-only">
        Carregando cursos
      </p>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-10 w-72 max-w-full" />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8">
        <div className="hidden content-start gap-8 lg:grid">
          {[9, 8, 4].map((lines) => (
            <SkeletonText key={lines} lines={lines} />
          ))}
        </div>
        <div className="grid grid-cols-1 content-start gap-4">
          <Skeleton className="h-11" />
          <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
            {Array.from({ length: LIST_PAGE_SIZE }, (_, index) => (
              <CourseCardSkeleton key={index} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
