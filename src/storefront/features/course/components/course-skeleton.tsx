import { Skeleton, SkeletonText } from '#/storefront/ui/feedback/skeleton.tsx';

export function CourseSkeleton() {
  return (
    <div data-page-skeleton>
      <p role="status" className="sr-only">
        Carregando curso
      </p>
      <div className="border-b border-line bg-steel-100">
        <div className="container-page grid gap-6 pt-6 pb-8 lg:pe-104">
          <Skeleton className="h-6 w-64 max-w-full" />
          <div className="grid gap-4">
            <Skeleton className="h-10 w-40" />
            <Skeleton className="h-12" />
            <SkeletonText lines={3} />
          </div>
        </div>
      </div>
      <div className="container-page grid grid-cols-1 gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-12">
          <SkeletonText lines={8} />
          <SkeletonText lines={5} />
        </div>
        <Skeleton className="h-96 lg:-mt-64 lg:h-144" />
      </div>
    </div>
  );
}
