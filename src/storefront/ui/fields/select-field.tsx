import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from '../display/icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'className' | 'children'> {
  options: readonly SelectOption[];
  placeholder?: string;
}

export function SelectField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  className,
  id,
  options,
  placeholder,
  required,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional, className, id }}>
      {(ties) => (
        <span className="select">
          <select {...select} required={required && placeholder !== undefined} {...ties} className="control">
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  );
}
