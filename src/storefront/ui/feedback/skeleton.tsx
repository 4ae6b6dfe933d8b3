import { classNames } from '../class-names.ts';

export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block animate-pulse rounded-md bg-steel-200 motion-reduce:animate-none',
        className,
      )}
    />
  );
}

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block space-y-2', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={classNames('h-4', line === lines - 1 && lines > 1 && 'w-3/5')} />
      ))}
    </span>
  );
}
