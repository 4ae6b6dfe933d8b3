import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { CpfField } from '#/storefront/forms/fields/cpf-field.tsx';
import { EmailField } from '#/storefront/forms/fields/email-field.tsx';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { keepMask } from '#/storefront/forms/fields/input-mask.ts';
import { PhoneField } from '#/storefront/forms/fields/phone-field.tsx';
import { tidyOnLeaving } from '#/storefront/forms/fields/tidy-on-leaving.ts';
import { SelectField, type SelectOption } from '#/storefront/ui/fields/select-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';

interface AnyField {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  className?: string;
  autoComplete?: string;
}

interface TypedField
  extends AnyField, Pick<ComponentProps<'input'>, 'maxLength' | 'placeholder' | 'readOnly'> {
  mask?: string;
  autoCapitalize?: 'words' | 'characters' | 'none';
  tidy?: (text: string) => string;
  onTyped?: (event: FormEvent<HTMLInputElement>) => void;
  after?: ReactNode;
}

interface ChosenField extends AnyField {
  options: readonly SelectOption[];
  placeholder?: string;
}

interface KindField extends AnyField {
  kind: keyof typeof kinds;
}

const kinds = { cpf: CpfField, telefone: PhoneField, email: EmailField };

export type FieldSpec = TypedField | ChosenField | KindField;

interface FieldListProps {
  prefix: string;
  fieldErrors: FieldErrors;
  values: Readonly<Record<string, string | null | undefined>>;
  fields: readonly FieldSpec[];
  /** Whether all of them may be left out together: then none is marked. */
  mayBeEmpty?: boolean | undefined;
}

export function FieldList({ prefix, fieldErrors, values, fields, mayBeEmpty }: FieldListProps) {
  return fields.map((field) => {
    const { name, label, hint, required, className, autoComplete } = field;
    const error = fieldErrors[name];
    const common = {
      id: `${prefix}-${name}`,
      name,
      label,
      autoComplete,
      defaultValue: values[name] ?? '',
      ...(hint && { hint }),
      ...(className && { className }),
      ...(error && { error }),
      ...(!required && { optional: true }),
      ...(required && !mayBeEmpty && { required }),
    };
    if ('options' in field) {
      const { options, placeholder } = field;
      return <SelectField key={name} {...common} options={options} {...(placeholder && { placeholder })} />;
    }
    if ('kind' in field) {
      const Kind = kinds[field.kind];
      return <Kind key={name} {...common} />;
    }
    return <TypedControl key={name} field={field} common={common} />;
  });
}

function TypedControl({
  field,
  common,
}: {
  field: TypedField;
  common: ComponentProps<typeof TextField>;
}): ReactNode {
  const { mask, tidy, onTyped, autoCapitalize, maxLength, placeholder, readOnly, after } = field;
  const masked = mask && keepMask(mask);
  return (
    <TextField
      {...common}
      inputMode={mask ? 'numeric' : undefined}
      {...(autoCapitalize && { autoCapitalize, spellCheck: false })}
      {...{ maxLength, placeholder, readOnly, after }}
      onInput={(event) => {
        if (masked) masked(event);
        onTyped?.(event);
      }}
      onBlur={tidyOnLeaving(tidy)}
    />
  );
}
