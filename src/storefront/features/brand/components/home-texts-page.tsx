import { railTitleField } from '#/domain/school/brand.ts';
import { homeRails, homeRailTitles, parseHomeRails } from '#/domain/school/home-rails.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { FieldError } from '#/storefront/ui/fields/field.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { railPlaceField } from '../brand.schema.ts';
import { brandSavedText } from '../texts.ts';
import { BrandForm, type LineGroup } from './brand-form.tsx';

const groups: readonly LineGroup[] = [
  {
    title: 'Chamada',
    lines: [
      { field: 'chamada', label: 'Título grande', hint: 'Vazio: “O que você quer aprender?”' },
      { field: 'subchamada', label: 'Frase abaixo do título' },
    ],
  },
  {
    title: 'Nos buscadores',
    lines: [
      { field: 'titulo_inicio', label: 'Título', hint: 'Vazio: o nome da escola' },
      { field: 'descricao_inicio', label: 'Descrição' },
    ],
  },
];

const places = [
  { value: '', label: 'Não mostrar' },
  ...homeRails.map((_, index) => ({ value: String(index + 1), label: `${index + 1}º lugar` })),
];

/** What the home page says, in which order it shows courses, and what search engines show of it. */
export function HomeTextsPage({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <BrandForm
      answer={answer}
      title="Página inicial"
      lead="O que a página inicial diz, e em que ordem mostra os cursos. Fileiras sem cursos não aparecem."
      saved={brandSavedText}
      own={['trilhos', ...homeRails.map(railTitleField)]}
      groups={groups}
    >
      {(common, valueOf) => (
        <Card padding="lg" className="grid grid-cols-1 gap-5">
          <h2 className="text-section">Fileiras de cursos</h2>
          <input type="hidden" name="trilhos" value={valueOf('trilhos')} />
          {homeRails.map((rail) => {
            const place = parseHomeRails(valueOf('trilhos')).indexOf(rail) + 1;
            const placeField = railPlaceField(rail);
            return (
              <fieldset key={rail} className="grid grid-cols-1 gap-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
                <legend className="mb-2 font-semibold">{homeRailTitles[rail]}</legend>
                <SelectField
                  id={`escola-${placeField}`}
                  name={placeField}
                  label="Lugar"
                  options={places}
                  defaultValue={valueOf(placeField) || (place > 0 ? String(place) : '')}
                />
                <TextField
                  {...common(railTitleField(rail))}
                  label="Título"
                  hint={`Vazio: “${homeRailTitles[rail]}”`}
                  optional
                />
              </fieldset>
            );
          })}
          <FieldError
            id="escola-trilhos-error"
            errors={common('trilhos').error ? ['Mostre pelo menos uma fileira.'] : []}
          />
        </Card>
      )}
    </BrandForm>
  );
}
