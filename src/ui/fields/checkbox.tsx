import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** A fact at the right end, such as the count of a facet. */
  trailing?: ReactNode;
}

export function Checkbox({ children, hint, error, trailing, className, id, ...input }: CheckboxProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label className="check-label">
        <input
          {...input}
          id={controlId}
          type="checkbox"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className="check-box"
        />
        <span className="flex-1">{children}</span>
        {trailing && <span className="text-sm leading-6 text-muted tabular-nums">{trailing}</span>}
      </label>
      {hint && (
        <p id={`${controlId}-hint`} className="pl-9 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${controlId}-error`} errors={error ? [error] : []} />
    </div>
  );
}
