import { Card } from '#/storefront/ui/display/card.tsx';
import { Skeleton } from '#/storefront/ui/feedback/skeleton.tsx';

export function CourseCardSkeleton() {
  return (
    <Card padding="none" className="overflow-hidden">
      <Skeleton className="aspect-5/2 w-full rounded-none md:aspect-video" />
      <div className="grid gap-3 p-4">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-6 md:h-12" />
        <Skeleton className="h-5 md:h-17" />
        <div className="border-t border-line pt-3">
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="mt-1 h-5 w-2/3" />
        </div>
      </div>
    </Card>
  );
}
