import { classNames } from '../class-names.ts';

interface ProgressBarProps {
  label: string;
  value: number;
  max?: number;
  /** Said instead of the percentage: "18 de 24 vagas". */
  valueText?: string;
  tone?: 'blue' | 'success' | 'warning' | 'danger' | 'ink';
  className?: string;
}

const tones = {
  blue: 'fill-primary-600',
  success: 'fill-success',
  warning: 'fill-warning',
  danger: 'fill-danger',
  ink: 'fill-heading',
} as const;

export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  tone = 'blue',
  className,
}: ProgressBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  // Not styled: a width in a style attribute would need `unsafe-inline` in the CSP.
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={classNames('h-2 overflow-hidden rounded-full bg-steel-200', className)}
    >
      <svg width="100%" height="100%" className="block" aria-hidden="true">
        <rect width={`${share * 100}%`} height="100%" rx="4" className={tones[tone]} />
      </svg>
    </div>
  );
}
