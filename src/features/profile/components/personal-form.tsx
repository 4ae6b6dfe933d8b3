import { useMutation } from '@tanstack/react-query';
import { keepMask } from '#/blocks/digit-mask.ts';
import type { FieldProblems } from '#/blocks/form-problems.ts';
import type { PersonRecord } from '#/contract/identity/account.ts';
import { splitBirthDate } from '#/domain/birth-date.ts';
import { calendarDay } from '#/domain/dates.ts';
import {
  genders,
  occupations,
  races,
  schoolLevels,
  schoolStates,
  stateCodes,
} from '#/domain/person-values.ts';
import { Fieldset } from '#/ui/fieldset.tsx';
import { SelectField } from '#/ui/select-field.tsx';
import { TextField } from '#/ui/text-field.tsx';
import { profileMutations } from '../profile.queries.ts';
import { findPersonalProblems, readEntries, toPersonalChange } from '../profile.schema.ts';
import { DocumentFields } from './document-fields.tsx';
import { choicesOf, fieldOf } from './field-of.ts';
import { SectionForm } from './section-form.tsx';

interface PersonalFormProps {
  record: PersonRecord;
  countries: readonly { codigo: string; nome: string }[];
  onSaved: () => void | Promise<void>;
}

export function PersonalForm({ record, countries, onSaved }: PersonalFormProps) {
  const save = useMutation(profileMutations.saveRecord());
  return (
    <SectionForm
      prefix="dados"
      read={readEntries}
      find={(entries) => findPersonalProblems(entries, calendarDay(new Date()))}
      send={(entries) => save.mutateAsync(toPersonalChange(entries))}
      savedText="Dados salvos"
      onSaved={onSaved}
      button="Salvar dados"
      renamed={{ situacao: 'situacaoEscolar' }}
    >
      {(problems) => (
        <>
          <NameFields record={record} problems={problems} />
          <OriginFields record={record} problems={problems} countries={countries} />
          <OccupationFields record={record} problems={problems} />
          <DocumentFields record={record} problems={problems} />
        </>
      )}
    </SectionForm>
  );
}

interface FieldsProps {
  record: PersonRecord;
  problems: FieldProblems;
}

function NameFields({ record, problems }: FieldsProps) {
  const field = fieldOf('dados', problems);
  const birth = splitBirthDate(record.nascimento ?? '');
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField
        {...field('nome')}
        label="Nome completo"
        hint="Como está no seu documento"
        required
        autoComplete="name"
        maxLength={120}
        defaultValue={record.nome}
      />
      <TextField
        {...field('nomeSocial')}
        label="Nome social"
        hint="Como você quer ser chamado"
        optional
        maxLength={120}
        defaultValue={record.nomeSocial ?? ''}
      />
      <TextField
        id="dados-cpf"
        label="CPF"
        hint="O CPF não pode ser alterado"
        readOnly
        defaultValue={record.cpf ?? 'Não informado'}
      />
      <Fieldset
        legend="Data de nascimento"
        id="dados-nascimento"
        {...(problems['nascimento'] && { error: problems['nascimento'] })}
      >
        <div className="grid grid-cols-3 gap-3">
          <TextField
            {...field('dia')}
            label="Dia"
            required
            inputMode="numeric"
            autoComplete="bday-day"
            defaultValue={birth.day}
            onInput={keepMask('##')}
          />
          <TextField
            {...field('mes')}
            label="Mês"
            required
            inputMode="numeric"
            autoComplete="bday-month"
            defaultValue={birth.month}
            onInput={keepMask('##')}
          />
          <TextField
            {...field('ano')}
            label="Ano"
            required
            inputMode="numeric"
            autoComplete="bday-year"
            defaultValue={birth.year}
            onInput={keepMask('####')}
          />
        </div>
      </Fieldset>
    </div>
  );
}

function OriginFields({
  record,
  problems,
  countries,
}: FieldsProps & { countries: PersonalFormProps['countries'] }) {
  const field = fieldOf('dados', problems);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <SelectField
        {...field('genero')}
        label="Gênero"
        optional
        placeholder="Escolha"
        options={choicesOf(genders)}
        defaultValue={record.genero ?? ''}
      />
      <SelectField
        {...field('raca')}
        label="Raça ou cor"
        optional
        placeholder="Escolha"
        options={choicesOf(races)}
        defaultValue={record.raca ?? ''}
      />
      <SelectField
        {...field('nacionalidade')}
        label="País de nascimento"
        options={countries.map(({ codigo, nome }) => ({ value: codigo, label: nome }))}
        defaultValue={record.nacionalidade ?? 'BR'}
      />
      <SelectField
        {...field('estadoNaturalidade')}
        label="Estado onde nasceu"
        optional
        placeholder="Escolha"
        options={stateCodes.map((uf) => ({ value: uf, label: uf }))}
        defaultValue={record.estadoNaturalidade ?? ''}
      />
      <TextField
        {...field('municipioNaturalidade')}
        label="Cidade onde nasceu"
        optional
        maxLength={100}
        defaultValue={record.municipioNaturalidade ?? ''}
      />
      <TextField
        {...field('nomeMae')}
        label="Nome da mãe"
        optional
        maxLength={120}
        defaultValue={record.nomeMae ?? ''}
      />
      <TextField
        {...field('nomePai')}
        label="Nome do pai"
        optional
        maxLength={120}
        defaultValue={record.nomePai ?? ''}
      />
    </div>
  );
}

function OccupationFields({ record, problems }: FieldsProps) {
  const field = fieldOf('dados', problems);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <SelectField
        {...field('situacaoOcupacional')}
        label="Ocupação"
        optional
        placeholder="Escolha"
        options={choicesOf(occupations)}
        defaultValue={record.situacaoOcupacional ?? ''}
      />
      <SelectField
        {...field('nivel')}
        label="Escolaridade"
        optional
        placeholder="Escolha"
        options={choicesOf(schoolLevels)}
        defaultValue={record.escolaridade?.nivel ?? ''}
      />
      <SelectField
        {...field('situacaoEscolar')}
        label="Situação da escolaridade"
        optional
        placeholder="Escolha"
        options={choicesOf(schoolStates)}
        defaultValue={record.escolaridade?.situacao ?? ''}
      />
    </div>
  );
}
