import { tidyName } from '#/domain/person/full-name.ts';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { BirthDateFields } from './birth-date-fields.tsx';
import { CpfField } from './cpf-field.tsx';
import { EmailField } from './email-field.tsx';
import type { FieldErrors } from '../form-errors.ts';
import type { PersonEntries } from './person-form.ts';
import { PhoneField } from './phone-field.tsx';
import { tidyOnLeaving } from './tidy-on-leaving.ts';

interface PersonFieldsProps {
  prefix: string;
  fieldErrors: FieldErrors;
  defaults?: Partial<PersonEntries>;
}

/** Name, CPF, birth date, phone and e-mail: uncontrolled, so nothing typed early is lost. */
export function PersonFields({ prefix, fieldErrors, defaults }: PersonFieldsProps) {
  const common = (name: 'nome' | 'cpf' | 'telefone' | 'email') => ({
    id: `${prefix}-${name}`,
    required: true,
    defaultValue: defaults?.[name],
    error: fieldErrors[name],
  });
  return (
    <>
      <TextField
        {...common('nome')}
        name="nome"
        label="Nome completo"
        hint="Como está no seu documento"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={120}
        onBlur={tidyOnLeaving(tidyName)}
      />
      <CpfField {...common('cpf')} />
      <BirthDateFields
        prefix={prefix}
        error={fieldErrors['nascimento']}
        defaults={{ day: defaults?.dia, month: defaults?.mes, year: defaults?.ano }}
      />
      <PhoneField {...common('telefone')} />
      <EmailField {...common('email')} />
    </>
  );
}
