import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { MarkedRules } from './marked-rules.tsx';

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'className' | 'children'> {
  trailing?: ReactNode;
  after?: ReactNode;
}

export function TextField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  className,
  id,
  trailing,
  after,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional, className, id, after }} Rules={MarkedRules}>
      {(own) => {
        // A part of a group that is wrong as a whole may say so itself, and why.
        const described = [own['aria-describedby'], input['aria-describedby']].filter(Boolean).join(' ');
        const ties = {
          ...own,
          'aria-invalid': own['aria-invalid'] ?? input['aria-invalid'],
          'aria-describedby': described || undefined,
        };
        return trailing ? (
          <span className="relative block">
            <input type="text" {...input} {...ties} className="control pr-12" />
            <span className="absolute inset-y-0 right-1 grid place-items-center">{trailing}</span>
          </span>
        ) : (
          <input type="text" {...input} {...ties} className="control" />
        );
      }}
    </Field>
  );
}
