import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { keepMask } from '#/blocks/digit-mask.ts';
import type { FieldProblems } from '#/blocks/form-problems.ts';
import { SelectField, type SelectOption } from '#/ui/select-field.tsx';
import { TextField } from '#/ui/text-field.tsx';

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
  /** Digits fall into it while typing. */
  mask?: string;
  type?: 'tel' | 'email';
  autoCapitalize?: 'words' | 'characters' | 'none';
  /** Brings into form what was pasted or filled in by the browser, and what is left on leaving. */
  tidy?: (text: string) => string;
  onTyped?: (event: FormEvent<HTMLInputElement>) => void;
  /** Below the control, tied to it. */
  after?: ReactNode;
}

interface ChosenField extends AnyField {
  options: readonly SelectOption[];
  /** First choice, with no value. */
  placeholder?: string;
}

export type FieldSpec = TypedField | ChosenField;

interface FieldListProps {
  /** Ids of the controls are `{prefix}-{name}`. */
  prefix: string;
  problems: FieldProblems;
  /** What the controls show at first. */
  values: Readonly<Record<string, string | null | undefined>>;
  fields: readonly FieldSpec[];
}

/** The controls of a form from a list that says what they are. What isn't required is marked as optional. */
export function FieldList({ prefix, problems, values, fields }: FieldListProps) {
  return fields.map((field) => {
    const { name, label, hint, required, className, autoComplete } = field;
    const error = problems[name];
    const common = {
      id: `${prefix}-${name}`,
      name,
      label,
      autoComplete,
      defaultValue: values[name] ?? '',
      ...(hint && { hint }),
      ...(className && { className }),
      ...(error && { error }),
      ...(required ? { required } : { optional: true }),
    };
    if ('options' in field) {
      const { options, placeholder } = field;
      return <SelectField key={name} {...common} options={options} {...(placeholder && { placeholder })} />;
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
  const { mask, tidy, onTyped, type, autoCapitalize, maxLength, placeholder, readOnly, after } = field;
  const masked = mask && keepMask(mask, tidy);
  return (
    <TextField
      {...common}
      type={type ?? 'text'}
      inputMode={type ?? (mask ? 'numeric' : undefined)}
      {...(autoCapitalize && { autoCapitalize })}
      {...{ maxLength, placeholder, readOnly, after }}
      onInput={(event) => {
        if (masked) masked(event);
        onTyped?.(event);
      }}
      onBlur={(event) => {
        const tidied = (tidy ?? trim)(event.currentTarget.value.trim());
        if (tidied !== event.currentTarget.value) event.currentTarget.value = tidied;
      }}
    />
  );
}

const trim = (text: string) => text;
