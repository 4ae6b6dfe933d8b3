import { classNames } from '../class-names.ts';

export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
      className={classNames('inline-flex', className)}
    >
      <span className="size-5 animate-spin rounded-full border-2 border-current border-r-transparent" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
