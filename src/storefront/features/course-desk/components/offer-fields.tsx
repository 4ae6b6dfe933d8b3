import type { CourseOptions } from '#/contract/catalogue/course-desk.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { offerLabels, type OfferEntries } from '../offer.schema.ts';
import { PlaceAndTimes } from './consequences/place-and-times.tsx';
import { OfferTeachers } from './teachers/offer-teachers.tsx';

interface OfferFieldsProps {
  options: CourseOptions;
  entries: OfferEntries;
  errors: FieldErrors;
}

const kinds = [
  { value: 'PAGO', label: 'Paga' },
  { value: 'GRATUITO', label: 'Gratuita' },
  { value: 'BOLSA', label: 'Bolsa: a equipe decide quem entra' },
];
/** What an offer's form asks. */
export function OfferFields({ options, entries, errors }: OfferFieldsProps) {
  const common = (field: keyof typeof offerLabels) => ({
    id: `turma-${field}`,
    name: field,
    autoComplete: 'off',
    label: offerLabels[field],
    defaultValue: entries[field],
    error: errors[field],
  });
  return (
    <>
      <Card padding="lg" className="grid grid-cols-1 gap-5">
        <h2 className="text-section">Onde e quando</h2>
        <PlaceAndTimes options={options} entries={entries} errors={errors} />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
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
      <OfferTeachers
        teachers={options.professores}
        chosen={entries.professores}
        error={errors['professores']}
      />
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
