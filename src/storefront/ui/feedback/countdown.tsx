import { classNames } from '../class-names.ts';

interface CountdownProps {
  /** Whole seconds left; the caller's clock brings them down. */
  seconds: number;
  label: string;
  /** Seconds left at which screen readers announce it. */
  announceAt?: readonly number[];
  className?: string;
}

export function Countdown({ seconds, label, announceAt = [600, 300, 60, 0], className }: CountdownProps) {
  const left = Math.max(0, Math.floor(seconds));
  const passed = announceAt.filter((moment) => left <= moment);
  const announced = passed.length > 0 ? Math.min(...passed) : undefined;
  return (
    <span className={classNames('inline-flex items-baseline gap-2', className)}>
      <span aria-hidden="true" className="text-muted">
        {label}
      </span>
      <span
        role="timer"
        aria-label={`${label} ${speakTime(left)}`}
        className={classNames('font-bold tabular-nums', left <= 60 ? 'text-danger' : 'text-heading')}
      >
        {showTime(left)}
      </span>
      <span role="status" className="sr-only">
        {announced !== undefined && (announced === 0 ? 'Tempo esgotado' : `${label} ${speakTime(announced)}`)}
      </span>
    </span>
  );
}

function showTime(seconds: number): string {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return (hours > 0 ? [hours, ...parts] : parts).join(':');
}

function speakTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    minutes > 0 && `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`,
    (rest > 0 || minutes === 0) && `${rest} ${rest === 1 ? 'segundo' : 'segundos'}`,
  ];
  return parts.filter(Boolean).join(' e ');
}
