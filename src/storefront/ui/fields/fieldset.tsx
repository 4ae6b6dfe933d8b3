import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field.tsx';
import { keepWords } from '../display/line-breaks.tsx';
import type { Elements } from '../elements.ts';

interface FieldsetProps {
  legend: string;
  hideLegend?: boolean;
  hint?: ReactNode;
  error?: string;
  disabled?: boolean;
  id?: string;
  className?: string;
  children: Elements;
}

export function Fieldset({
  legend,
  hideLegend,
  hint,
  error,
  disabled,
  id,
  className,
  children,
}: FieldsetProps) {
  const generated = useId();
  const groupId = id ?? generated;
  const described = [hint && `${groupId}-hint`, error && `${groupId}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={groupId}
      disabled={disabled}
      tabIndex={-1}
      aria-describedby={described || undefined}
      className={classNames('min-w-0 outline-none', className)}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-1 text-sm font-semibold text-heading'}>{legend}</legend>
      {hint && (
        <p id={`${groupId}-hint`} className="mb-2 text-sm text-muted">
          {keepWords(hint)}
        </p>
      )}
      {children}
      <div className="mt-1 empty:hidden">
        <FieldError id={`${groupId}-error`} errors={error ? [error] : []} />
      </div>
    </fieldset>
  );
}
