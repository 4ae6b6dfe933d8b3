import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckOption } from './check-option.tsx';
import { FieldError } from './field.tsx';
import { keepWords } from '../display/line-breaks.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
  hint?: ReactNode;
  error?: string;
}

export function Checkbox({ children, hint, error, className, id, ...input }: CheckboxProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <CheckOption
        {...input}
        id={controlId}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      >
        {keepWords(children)}
      </CheckOption>
      {hint && (
        <p id={`${controlId}-hint`} className="pl-9 text-sm text-muted">
          {keepWords(hint)}
        </p>
      )}
      <FieldError id={`${controlId}-error`} errors={error ? [error] : []} />
    </div>
  );
}
