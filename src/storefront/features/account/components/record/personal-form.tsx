import { useMutation } from '@tanstack/react-query';
import type { FocusEvent } from 'react';
import { CpfField } from '#/storefront/forms/fields/cpf-field.tsx';
import { BirthDateFields } from '#/storefront/forms/fields/birth-date-fields.tsx';
import type { PersonRecord } from '#/contract/account/account.ts';
import { splitBirthDate } from '#/domain/person/birth-date.ts';
import { splitCityState } from '#/domain/person/city-state.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { Fieldset } from '#/storefront/ui/fields/fieldset.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { accountMutations } from '#/storefront/features/account/account.queries.ts';
import {
  validatePersonal,
  personalValues,
  readPersonal,
  toPersonalChange,
} from '#/storefront/features/account/account.schema.ts';
import { FieldList } from '#/storefront/forms/fields/field-list.tsx';
import { documentFields, nameFields, occupationFields, originFields } from './personal-fields.ts';
import { SectionForm } from '../section-form.tsx';

interface PersonalFormProps {
  record: PersonRecord;
  countries: readonly { codigo: string; nome: string }[];
  onSaved: () => void | Promise<void>;
}

const grid = 'grid gap-5 md:grid-cols-2';

export function PersonalForm({ record, countries, onSaved }: PersonalFormProps) {
  const save = useMutation(accountMutations.saveRecord());
  const birth = splitBirthDate(record.nascimento ?? '');
  return (
    <SectionForm
      prefix="dados"
      read={readPersonal}
      find={(entries) => validatePersonal(entries, calendarDay(new Date()))}
      send={(entries) => save.mutateAsync(toPersonalChange(entries))}
      savedText="Dados salvos"
      onSaved={onSaved}
      button="Salvar dados"
      renamed={{ situacao: 'situacaoEscolar' }}
      values={personalValues(record)}
    >
      {(fieldErrors, values) => {
        const list = { prefix: 'dados', fieldErrors, values };
        return (
          <>
            <div className={grid}>
              <FieldList {...list} fields={nameFields} />
              {record.cpf === null ? (
                <CpfField
                  id="dados-cpf"
                  hint="Informe o seu: sua conta está sem CPF"
                  required
                  defaultValue={values['cpf'] ?? undefined}
                  error={fieldErrors['cpf']}
                />
              ) : (
                <TextField
                  id="dados-cpf"
                  label="CPF"
                  hint="O CPF não pode ser alterado"
                  readOnly
                  defaultValue={record.cpf}
                />
              )}
              <BirthDateFields
                prefix="dados"
                error={fieldErrors['nascimento']}
                defaults={{
                  day: values['dia'] ?? birth.day,
                  month: values['mes'] ?? birth.month,
                  year: values['ano'] ?? birth.year,
                }}
              />
            </div>
            <div className={grid} onBlur={spreadBirthplace}>
              <FieldList {...list} fields={originFields(countries)} />
              <FieldList {...list} fields={occupationFields} />
            </div>
            <Fieldset
              legend="Documentos"
              hint="Só preencha o que a sua matrícula pedir"
              id="dados-documentos"
            >
              <div className={grid}>
                <FieldList {...list} fields={documentFields} />
              </div>
            </Fieldset>
          </>
        );
      }}
    </SectionForm>
  );
}

/** A birthplace as documents have it, 'BLUMENAU/SC', goes into both of its fields when it is left. */
function spreadBirthplace({ target, currentTarget }: FocusEvent<HTMLDivElement>): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'municipioNaturalidade') return;
  const place = splitCityState(target.value);
  const state = currentTarget.querySelector<HTMLSelectElement>('[name=estadoNaturalidade]');
  if (!place || !state) return;
  target.value = place.city;
  state.value = place.state;
}
