import type { FocusEvent } from 'react';
import { formatCpf } from '#/domain/cpf.ts';
import { formatPhone, PHONE_MASK, withoutPhonePrefix } from '#/domain/phone.ts';
import { TextField } from '#/ui/text-field.tsx';
import { BirthDateFields } from './birth-date-fields.tsx';
import { keepMask } from './digit-mask.ts';
import type { FieldProblems } from './form-problems.ts';
import type { PersonEntries } from './person-form.ts';

interface PersonFieldsProps {
  /** Ids of the controls are `{prefix}-{name}`. */
  prefix: string;
  problems: FieldProblems;
  defaults?: Partial<PersonEntries>;
}

const tidy = (format: (text: string) => string) => (event: FocusEvent<HTMLInputElement>) => {
  const tidied = format(event.currentTarget.value.trim());
  if (tidied !== event.currentTarget.value) event.currentTarget.value = tidied;
};

/** Name, CPF, birth date, phone and e-mail: uncontrolled, so nothing typed early is lost. */
export function PersonFields({ prefix, problems, defaults }: PersonFieldsProps) {
  const common = (name: string) => ({ id: `${prefix}-${name}`, name, required: true });
  return (
    <>
      <TextField
        {...common('nome')}
        label="Nome completo"
        hint="Como está no seu documento"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={120}
        defaultValue={defaults?.nome}
        onBlur={tidy((text) => text)}
        error={problems['nome']}
      />
      <TextField
        {...common('cpf')}
        label="CPF"
        inputMode="numeric"
        autoComplete="off"
        placeholder="000.000.000-00"
        defaultValue={defaults?.cpf}
        onInput={keepMask('###.###.###-##')}
        onBlur={tidy(formatCpf)}
        error={problems['cpf']}
      />
      <BirthDateFields
        prefix={prefix}
        error={problems['nascimento']}
        defaults={{ day: defaults?.dia, month: defaults?.mes, year: defaults?.ano }}
      />
      <TextField
        {...common('telefone')}
        label="Telefone com DDD"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="(00) 00000-0000"
        defaultValue={defaults?.telefone}
        onInput={keepMask(PHONE_MASK, withoutPhonePrefix)}
        onBlur={tidy(formatPhone)}
        error={problems['telefone']}
      />
      <TextField
        {...common('email')}
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        defaultValue={defaults?.email}
        onBlur={tidy((text) => text)}
        error={problems['email']}
      />
    </>
  );
}
