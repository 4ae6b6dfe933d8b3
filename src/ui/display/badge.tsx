import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const tones = {
  neutral: 'bg-steel-100 text-steel-700',
  blue: 'bg-blue-100 text-blue-800',
  success: 'bg-success-soft text-success-strong',
  warning: 'bg-warning-soft text-warning-strong',
  danger: 'bg-danger-soft text-danger-strong',
  ink: 'bg-ink-900 text-white',
  area: 'bg-area-soft text-area-strong',
  /** On a ground of the area's own colour. */
  paper: 'bg-surface text-area-strong',
} as const;

export type BadgeTone = keyof typeof tones;

/** A short fact beside something: state, modality, discount. Not pressable; see Chip for that. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={classNames('badge', tones[tone], className)}>{children}</span>;
}
