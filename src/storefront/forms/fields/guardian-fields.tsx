import { tidyName } from '#/domain/person/full-name.ts';
import { kinships } from '#/domain/person/kinship.ts';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import type { FieldErrors } from '../form-errors.ts';
import { CpfField } from './cpf-field.tsx';
import { EmailField } from './email-field.tsx';
import type { GuardianEntries } from './guardian-form.ts';
import { PhoneField } from './phone-field.tsx';
import { tidyOnLeaving } from './tidy-on-leaving.ts';

interface GuardianFieldsProps {
  prefix: string;
  fieldErrors: FieldErrors;
  defaults?: Partial<GuardianEntries>;
}

export function GuardianFields({ prefix, fieldErrors, defaults }: GuardianFieldsProps) {
  const common = (name: keyof GuardianEntries) => ({
    id: `${prefix}-responsavel-${name}`,
    name: `responsavel-${name}`,
    required: true,
    defaultValue: defaults?.[name],
    error: fieldErrors[`responsavel-${name}`],
    // The browser's owner may be the student.
    autoComplete: 'off',
  });
  const { autoComplete: _alwaysOff, ...cpf } = common('cpf');
  return (
    <>
      <TextField
        {...common('nome')}
        label="Nome completo do responsável"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={120}
        onBlur={tidyOnLeaving(tidyName)}
      />
      <SelectField
        {...common('parentesco')}
        label="Parentesco"
        placeholder="Escolha"
        options={Object.entries(kinships).map(([value, label]) => ({ value, label }))}
      />
      <CpfField {...cpf} />
      <PhoneField {...common('telefone')} />
      <EmailField {...common('email')} />
    </>
  );
}
