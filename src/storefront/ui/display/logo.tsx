import { classNames } from '../class-names.ts';

interface LogoProps {
  name: string;
  onDark?: boolean;
  compact?: boolean;
  className?: string;
}

export function Logo({ name, onDark, compact, className }: LogoProps) {
  return (
    <span className={classNames('logo', onDark && 'logo-on-dark', className)}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <rect width="40" height="40" rx="9" />
        <circle cx="20" cy="10.5" r="3.75" />
        <path d="M6 9h8.5L20 22.5V32h-4z" />
        <path d="M34 9h-8.5L20 22.5V32h4z" />
      </svg>
      <span className={compact ? 'sr-only' : undefined}>{name}</span>
    </span>
  );
}
