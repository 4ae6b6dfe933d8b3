import type { ComponentProps } from 'react';
import { PatternFormat } from 'react-number-format';
import { controlClass, Field, type FieldProps } from './field.tsx';

interface MaskedFieldProps
  extends
    FieldProps,
    Omit<ComponentProps<'input'>, 'className' | 'children' | 'type' | 'value' | 'defaultValue'> {
  /** `#` stands for a digit: `###.###.###-##`, `(##) #####-####`. */
  format: string;
  value?: string;
  defaultValue?: string;
  type?: 'text' | 'tel';
  /** Gets the text as shown and the digits alone. */
  onValue?: (shown: string, digits: string) => void;
}

/** A field whose digits fall into a pattern while typing: CPF, phone, CEP, dates. */
export function MaskedField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  className,
  id,
  onValue,
  type = 'text',
  ...input
}: MaskedFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional, className, id }}>
      {(ties) => (
        <PatternFormat
          inputMode="numeric"
          {...input}
          {...ties}
          type={type}
          onValueChange={(values) => onValue?.(values.formattedValue, values.value)}
          className={controlClass}
        />
      )}
    </Field>
  );
}
