import { Skeleton, SkeletonText } from '#/storefront/ui/feedback/skeleton.tsx';

export function CourseSkeleton() {
  return (
    <div data-page-skeleton>
      <p role="status" className="sr-only">
        Carregando curso
      </p>
      <div className="container-page grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <div className="area-band grid grid-cols-1 content-start gap-3 pt-3 pb-6 lg:gap-4 lg:pt-6 lg:pb-8">
          <Skeleton className="h-6 w-64 max-w-full" />
          <Skeleton className="aspect-5/2 w-full" />
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-12" />
          <SkeletonText lines={2} />
        </div>
        <Skeleton className="mt-6 h-96 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-16 lg:h-144" />
        <div className="grid content-start gap-12 py-8">
          <SkeletonText lines={8} />
          <SkeletonText lines={5} />
        </div>
      </div>
    </div>
  );
}
