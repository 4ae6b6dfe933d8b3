import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../display/icon.tsx';
import { keepWords } from '../display/line-breaks.tsx';

const tones = {
  info: ['info', 'border-primary-200 bg-primary-50 [&>svg]:text-primary-600'],
  success: ['check-circle', 'border-success-line bg-success-soft [&>svg]:text-success'],
  warning: ['alert', 'border-warning-line bg-warning-soft [&>svg]:text-warning'],
  danger: ['error', 'border-danger-line bg-danger-soft [&>svg]:text-danger'],
} as const satisfies Record<string, [IconName, string]>;

export type AlertTone = keyof typeof tones;

interface AlertProps {
  tone?: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  live?: boolean;
  className?: string;
}

export function Alert({ tone = 'info', title, children, actions, live, className }: AlertProps) {
  const [icon, look] = tones[tone];
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div
      role={role}
      className={classNames(
        'flex items-start gap-3 rounded-md border p-4 text-base text-body',
        look,
        className,
      )}
    >
      <Icon name={icon} size="lg" />
      <div className="min-w-0 flex-1 space-y-1">
        {title && <p className="font-semibold text-heading">{keepWords(title)}</p>}
        {children && <div>{keepWords(children)}</div>}
        {actions && <div className="flex flex-wrap gap-3 pt-2">{actions}</div>}
      </div>
    </div>
  );
}
