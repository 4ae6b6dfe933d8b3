import { useEffect, useRef } from 'react';
import type { AlertTone } from './alert.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../display/icon.tsx';

export interface Toast {
  id: number | string;
  text: string;
  tone?: AlertTone;
  duration?: number;
}

const icons = {
  info: ['info', 'text-band-mark'],
  success: ['check-circle', 'text-band-success'],
  warning: ['alert', 'text-band-warning'],
  danger: ['error', 'text-band-danger'],
} as const satisfies Record<AlertTone, [IconName, string]>;

/** In the page from the start, so that screen readers announce additions. */
export function ToastRegion({
  toasts,
  onDismiss,
}: {
  toasts: readonly Toast[];
  onDismiss: (id: Toast['id']) => void;
}) {
  return (
    <section
      aria-label="Avisos"
      className="on-dark pointer-events-none fixed inset-x-0 bottom-0 z-toast flex flex-col items-center gap-2 p-4 lg:items-end lg:p-6"
    >
      <div aria-live="polite" className="contents">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
        ))}
      </div>
    </section>
  );
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: Toast['id']) => void }) {
  const { id, text, tone = 'info', duration = 3000 } = toast;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  const stop = () => clearTimeout(timer.current);
  const start = () => {
    stop();
    timer.current = setTimeout(() => dismiss.current(id), duration);
  };
  useEffect(() => {
    timer.current = setTimeout(() => dismiss.current(id), duration);
    return () => clearTimeout(timer.current);
  }, [id, duration]);
  const [icon, colour] = icons[tone];
  return (
    <div
      onPointerEnter={stop}
      onPointerLeave={start}
      onFocus={stop}
      onBlur={start}
      className="pointer-events-auto flex w-full max-w-form animate-rise items-start gap-3 rounded-md bg-band-900 py-2 pr-1 pl-4 text-white shadow-xl"
    >
      <Icon name={icon} size="lg" className={classNames('my-2.5', colour)} />
      <p className="flex-1 py-2.5">{text}</p>
      <button
        type="button"
        aria-label="Fechar aviso"
        onClick={() => onDismiss(id)}
        className="grid size-11 shrink-0 place-items-center rounded-sm text-band-muted transition-colors duration-fast hover:bg-white/10 hover:text-white active:bg-white/20"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
