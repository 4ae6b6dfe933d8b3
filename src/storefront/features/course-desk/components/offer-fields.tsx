import type { CourseOptions } from '#/contract/catalogue/course-desk.ts';
import { formatLabels, shiftLabels } from '#/domain/catalogue/offer-labels.ts';
import { offerFormats, offerShifts, weekdays } from '#/domain/catalogue/offer-values.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { CheckOption } from '#/storefront/ui/fields/check-option.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { Fieldset } from '#/storefront/ui/fields/fieldset.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { offerLabels, type OfferEntries } from '../offer.schema.ts';
import { listOf } from '../typed-values.ts';

interface OfferFieldsProps {
  units: CourseOptions['unidades'];
  entries: OfferEntries;
  errors: FieldErrors;
}

const kinds = [
  { value: 'PAGO', label: 'Paga' },
  { value: 'GRATUITO', label: 'Gratuita' },
  { value: 'BOLSA', label: 'Bolsa: a equipe decide quem entra' },
];
const dayNames: Record<(typeof weekdays)[number], string> = {
  seg: 'Segunda',
  ter: 'Terça',
  qua: 'Quarta',
  qui: 'Quinta',
  sex: 'Sexta',
  sab: 'Sábado',
  dom: 'Domingo',
};

/** What an offer's form asks. */
export function OfferFields({ units, entries, errors }: OfferFieldsProps) {
  const common = (field: keyof typeof offerLabels) => ({
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
      <Card padding="lg" className="grid grid-cols-1 gap-5">
        <h2 className="text-section">Onde e quando</h2>
        <SelectField
          {...common('formato')}
          options={offerFormats.map((value) => ({ value, label: formatLabels[value] }))}
        />
        <SelectField
          {...common('id_unidade')}
          hint="Em cursos a distância, a que atende o aluno"
          required
          placeholder="Escolha"
          options={units.map(({ id_unidade, nome, cidade, uf }) => ({
            value: String(id_unidade),
            label: `${nome}, ${cidade}/${uf}`,
          }))}
        />
        <SelectField
          {...common('turno')}
          required
          placeholder="Escolha"
          options={offerShifts.map((value) => ({ value, label: shiftLabels[value] }))}
        />
        <Fieldset
          id="turma-dias_semana"
          legend={offerLabels.dias_semana}
          {...(errors['dias_semana'] !== undefined && { error: errors['dias_semana'] })}
        >
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
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
          <TextField {...common('inscricoes_ate')} type="date" required />
          <TextField {...common('carga_horaria')} inputMode="numeric" required />
        </div>
      </Card>
      <Card padding="lg" className="grid grid-cols-1 gap-5">
        <h2 className="text-section">Vagas e preço</h2>
        <TextField {...common('vagas_total')} hint="Vazio: sem limite" inputMode="numeric" optional />
        <TextField {...common('vagas_minimas')} hint="0: acontece com qualquer número" inputMode="numeric" />
        <SelectField {...common('tipo_oferta')} options={kinds} />
        <TextField {...common('preco_original')} hint="Só em turma paga" inputMode="decimal" />
        <TextField {...common('preco_promocional')} inputMode="decimal" optional />
        <TextField {...common('parcelas_max')} hint="De 1 a 36" inputMode="numeric" />
      </Card>
      <Card padding="lg" className="grid grid-cols-1 gap-5">
        <h2 className="text-section">Quem pode entrar</h2>
        <TextField {...common('idade_minima')} inputMode="numeric" optional />
        <TextField {...common('escolaridade')} optional maxLength={120} />
        <TextAreaField {...common('documentos')} hint="Um por linha" rows={4} optional />
        <Checkbox
          id="turma-confere_documentos"
          name="confere_documentos"
          value="sim"
          defaultChecked={entries.confere_documentos !== ''}
          hint="Só em turmas gratuitas: a vaga fica garantida depois que a equipe confere"
        >
          A equipe confere os documentos antes de confirmar a vaga
        </Checkbox>
      </Card>
    </>
  );
}
