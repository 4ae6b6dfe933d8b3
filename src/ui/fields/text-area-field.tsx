import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';

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
      {(ties) => <textarea rows={4} {...input} {...ties} className={classNames(controlClass, 'py-3')} />}
    </Field>
  );
}
