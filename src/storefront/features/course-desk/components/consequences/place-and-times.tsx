import type { CourseOptions } from '#/contract/catalogue/course-desk.ts';
import { formatLabels } from '#/domain/catalogue/offer-labels.ts';
import { offerFormats, weekdays } from '#/domain/catalogue/offer-values.ts';
import { offerLabels } from '#/storefront/features/course-desk/offer.schema.ts';
import type { MoveEntries } from '#/storefront/features/course-desk/consequences/consequences.schema.ts';
import { listOf } from '#/storefront/shared/desk/typed-values.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { CheckOption } from '#/storefront/ui/fields/check-option.tsx';
import { Fieldset } from '#/storefront/ui/fields/fieldset.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';

const dayNames: Record<(typeof weekdays)[number], string> = {
  seg: 'Segunda',
  ter: 'Terça',
  qua: 'Quarta',
  qui: 'Quinta',
  sex: 'Sexta',
  sab: 'Sábado',
  dom: 'Domingo',
};

interface PlaceAndTimesProps {
  options: CourseOptions;
  entries: MoveEntries;
  errors: FieldErrors;
}

/** When and where an offer is held. */
export function PlaceAndTimes({ options, entries, errors }: PlaceAndTimesProps) {
  const common = (field: keyof MoveEntries & keyof typeof offerLabels) => ({
    id: `turma-${field}`,
    name: field,
    autoComplete: 'off',
    label: offerLabels[field],
    defaultValue: entries[field],
    error: errors[field],
  });
  const marked = listOf(entries.dias_semana);
  return (
    <>
      <SelectField
        {...common('formato')}
        options={offerFormats.map((value) => ({ value, label: formatLabels[value] }))}
      />
      <SelectField
        {...common('id_unidade')}
        hint="Em cursos a distância, a que atende o aluno"
        required
        placeholder="Escolha"
        options={options.unidades
          .filter(({ id_unidade, fechada }) => !fechada || String(id_unidade) === entries.id_unidade)
          .map(({ id_unidade, nome, cidade, uf }) => ({
            value: String(id_unidade),
            label: `${nome}, ${cidade}/${uf}`,
          }))}
      />
      <SelectField
        {...common('turno')}
        required
        placeholder="Escolha"
        options={options.turnos.map(({ turno, nome }) => ({ value: turno, label: nome }))}
      />
      <Fieldset
        id="turma-dias_semana"
        legend={offerLabels.dias_semana}
        {...(errors['dias_semana'] !== undefined && { error: errors['dias_semana'] })}
      >
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {weekdays.map((day) => (
            <CheckOption key={day} name="dias_semana" value={day} defaultChecked={marked.includes(day)}>
              {dayNames[day]}
            </CheckOption>
          ))}
        </div>
      </Fieldset>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField {...common('hora_inicio')} type="time" />
        <TextField {...common('hora_fim')} type="time" />
        <TextField {...common('data_inicio')} type="date" required />
        <TextField {...common('data_fim')} type="date" required />
      </div>
    </>
  );
}
