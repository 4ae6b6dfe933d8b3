import { Suspense, type ReactNode } from 'react';
import { classNames } from '#/storefront/ui/class-names.ts';

interface DeferredProps {
  loading: string;
  className?: string;
  children: ReactNode;
}

export function Deferred({ loading, className, children }: DeferredProps) {
  return (
    <div className={classNames('min-w-0', className)}>
      <Suspense fallback={<p className="py-2">{loading}</p>}>{children}</Suspense>
    </div>
  );
}
