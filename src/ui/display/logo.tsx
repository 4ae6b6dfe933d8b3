import { classNames } from '../class-names.ts';

interface LogoProps {
  /** On ink grounds. */
  onDark?: boolean;
  /** The symbol alone. */
  compact?: boolean;
  className?: string;
}

/** Symbol and name. The name is text, so a link around it needs no label of its own. */
export function Logo({ onDark, compact, className }: LogoProps) {
  return (
    <span className={classNames('inline-flex items-center gap-2', className)}>
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9 shrink-0">
        <rect width="40" height="40" rx="9" className={onDark ? 'fill-white' : 'fill-ink-900'} />
        <circle cx="20" cy="10.5" r="3.75" className={onDark ? 'fill-blue-600' : 'fill-blue-200'} />
        <path d="M6 9h8.5L20 22.5V32h-4z" className={onDark ? 'fill-blue-600' : 'fill-blue-400'} />
        <path d="M34 9h-8.5L20 22.5V32h4z" className={onDark ? 'fill-ink-900' : 'fill-white'} />
      </svg>
      <span
        className={classNames(
          compact ? 'sr-only' : 'text-2xl leading-none font-extrabold tracking-tight',
          onDark ? 'text-white' : 'text-ink-900',
        )}
      >
        Vitrine
      </span>
    </span>
  );
}
