import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type BadgeTone = 'neutral' | 'blue' | 'success' | 'warning' | 'danger' | 'ink' | 'area' | 'paper';

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
  return <span className={classNames(`badge badge-${tone}`, className)}>{children}</span>;
}
