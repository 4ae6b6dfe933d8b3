import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'children'>;

export function TextAreaField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  className,
  id,
  ...input
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional, className, id }}>
      {(ties) => <textarea rows={4} {...input} {...ties} className="control py-3" />}
    </Field>
  );
}
