import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field.tsx';
import { Icon } from '../display/icon.tsx';

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
      <label className="group flex min-h-11 items-start gap-3 py-2.5 text-base lg:min-h-8 lg:py-1 text-body has-disabled:text-steel-600">
        <span className="relative mt-0 grid size-6 shrink-0 place-items-center">
          <input
            {...input}
            id={controlId}
            type="checkbox"
            aria-describedby={described || undefined}
            aria-invalid={error ? true : undefined}
            className="peer absolute inset-0 size-6 cursor-pointer appearance-none rounded-sm border border-line-strong bg-surface transition-colors duration-fast checked:border-blue-600 checked:bg-blue-600 hover:border-blue-600 checked:hover:bg-blue-700 active:bg-blue-100 checked:active:bg-blue-800 disabled:cursor-not-allowed disabled:border-line disabled:bg-steel-100 disabled:checked:bg-steel-500 aria-invalid:border-danger"
          />
          <span className="pointer-events-none relative scale-50 text-white opacity-0 transition duration-fast peer-checked:scale-100 peer-checked:opacity-100">
            <Icon name="check" size="sm" className="stroke-3" />
          </span>
        </span>
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
