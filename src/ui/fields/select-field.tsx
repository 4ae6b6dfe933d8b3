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
  /** First choice, with no value: "Escolha uma cidade". */
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
        <span className="relative block">
          <select
            {...select}
            // Without an empty choice there is nothing to miss.
            required={required && placeholder !== undefined}
            {...ties}
            className="control cursor-pointer appearance-none pr-11 max-[22rem]:pr-9 max-[22rem]:pl-3"
          >
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-steel-600">
            <Icon name="chevron-down" />
          </span>
        </span>
      )}
    </Field>
  );
}
