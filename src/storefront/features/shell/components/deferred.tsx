import { Suspense, type ReactNode } from 'react';
import { classNames } from '#/storefront/ui/class-names.ts';

interface DeferredProps {
  /** Said until the part is there. */
  loading: string;
  /** Keeps the place that the part will take. */
  className?: string;
  children: ReactNode;
}

/** A part of the page that may come later than the rest, in a place of its own. */
export function Deferred({ loading, className, children }: DeferredProps) {
  return (
    <div className={classNames('min-w-0', className)}>
      <Suspense fallback={<p className="py-2">{loading}</p>}>{children}</Suspense>
    </div>
  );
}
