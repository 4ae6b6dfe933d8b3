import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export interface TimelineItem {
  id: string;
  title: ReactNode;
  time?: ReactNode;
  description?: ReactNode;
  state: 'done' | 'current' | 'pending' | 'failed';
}

const dots = {
  done: ['check', 'border-success bg-success text-on-fill', 'Concluído'],
  current: ['clock', 'border-primary-600 bg-primary-50 text-primary-700', 'Agora'],
  pending: [undefined, 'border-steel-300 bg-surface', 'A seguir'],
  failed: ['close', 'border-danger bg-danger text-on-fill', 'Não concluído'],
} as const satisfies Record<TimelineItem['state'], [IconName | undefined, string, string]>;

export function Timeline({ items, label }: { items: readonly TimelineItem[]; label: string }) {
  return (
    <ol aria-label={label}>
      {items.map(({ id, title, time, description, state }, index) => {
        const [icon, look, spoken] = dots[state];
        const last = index === items.length - 1;
        return (
          <li
            key={id}
            aria-current={state === 'current' ? 'step' : undefined}
            className="relative flex gap-4"
          >
            {!last && (
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute top-8 bottom-0 left-4 w-0.5 -translate-x-1/2',
                  state === 'done' ? 'bg-success' : 'bg-steel-200',
                )}
              />
            )}
            <span
              className={classNames('grid size-8 shrink-0 place-items-center rounded-full border-2', look)}
            >
              {icon && <Icon name={icon} size="sm" className="stroke-[2.5]" />}
              <span className="sr-only">{`${spoken}: `}</span>
            </span>
            <div className={classNames('min-w-0 flex-1 pt-1', !last && 'pb-6')}>
              <p className={classNames('font-semibold', state === 'pending' ? 'text-muted' : 'text-heading')}>
                {title}
              </p>
              {time && <p className="text-sm text-muted">{time}</p>}
              {description && <div className="mt-1 text-sm text-body">{description}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
