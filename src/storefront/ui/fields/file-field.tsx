import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

interface FileFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'className' | 'children' | 'type' | 'value'> {}

export function FileField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  className,
  id,
  ...input
}: FileFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional, className, id }}>
      {(ties) => (
        <input
          {...input}
          {...ties}
          type="file"
          className="control cursor-pointer py-2 file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-md file:border-0 file:bg-primary-50 file:px-3 file:font-semibold file:text-primary-700"
        />
      )}
    </Field>
  );
}
