import type { CourseOptions } from '#/contract/catalogue/course-desk.ts';
import { RELATED_COURSES } from '#/domain/catalogue/course-list/related-courses.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { CourseChooser } from './choosing/course-chooser.tsx';
import { courseLabels, type CourseEntries } from '../course.schema.ts';

interface CourseFieldsProps {
  options: CourseOptions;
  entries: CourseEntries;
  errors: FieldErrors;
}

const periods = [
  { value: 'curso', label: 'o curso inteiro' },
  { value: 'semestre', label: 'um semestre' },
  { value: 'ano', label: 'um ano' },
];

const option = (value: number, label: string) => ({ value: String(value), label });

/** What a course's form asks. */
export function CourseFields({ options, entries, errors }: CourseFieldsProps) {
  const common = (field: keyof typeof courseLabels) => ({
    id: `curso-${field}`,
    name: field,
    autoComplete: 'off',
    label: courseLabels[field],
    defaultValue: entries[field],
    error: errors[field],
  });
  return (
    <>
      <Card padding="lg" className="grid grid-cols-1 gap-5">
        <TextField {...common('titulo')} required maxLength={120} />
        <SelectField
          {...common('id_modalidade')}
          required
          placeholder="Escolha"
          options={options.modalidades.map(({ id_modalidade, nome }) => option(id_modalidade, nome))}
        />
        <SelectField
          {...common('id_area_atuacao')}
          hint="Dá ao curso a cor, o desenho e a página em que aparece"
          required
          placeholder="Escolha"
          options={options.areas.map(({ id_area_atuacao, nome, grupo }) =>
            option(id_area_atuacao, nome === grupo ? nome : `${grupo}: ${nome}`),
          )}
        />
        <SelectField
          {...common('id_tipo_curso')}
          required
          placeholder="Escolha"
          options={options.tipos.map(({ id_tipo_curso, nome }) => option(id_tipo_curso, nome))}
        />
      </Card>
      <Card padding="lg" className="grid grid-cols-1 gap-5">
        <h2 className="text-section">O que se aprende</h2>
        <TextAreaField
          {...common('descricao')}
          hint="Uma linha vazia separa parágrafos"
          rows={8}
          required
          maxLength={6000}
        />
        <TextAreaField {...common('objetivos')} hint="Um por linha" rows={5} required />
        <TextAreaField
          {...common('conteudo')}
          hint="Em cada módulo, uma linha com o nome e as horas, como “Fundamentos (40 horas)”, e embaixo um assunto por linha"
          rows={10}
          required
        />
        <TextField {...common('carga_horaria')} hint="Em horas" inputMode="numeric" required />
        <TextField {...common('duracao_meses')} hint="0 para menos de um mês" inputMode="numeric" required />
      </Card>
      <Card padding="lg" className="grid grid-cols-1 gap-5">
        <h2 className="text-section">Para quem</h2>
        <TextAreaField {...common('publico_alvo')} rows={3} required maxLength={1000} />
        <TextAreaField {...common('requisitos')} rows={3} optional maxLength={1000} />
        <TextAreaField {...common('certificacao')} rows={3} required maxLength={1000} />
        <TextField {...common('video_url')} inputMode="url" optional />
        <TextField {...common('termos_busca')} optional maxLength={300} />
        <CourseChooser
          {...common('relacionados')}
          optional
          isOrdered
          withProgrammes
          most={RELATED_COURSES}
          hint={`Aparecem no fim da página do curso, nesta ordem, até ${RELATED_COURSES}. O que faltar a loja completa com os da mesma área.`}
        />
      </Card>
      <Card padding="lg" className="grid grid-cols-1 gap-5">
        <h2 className="text-section">Preço</h2>
        <Checkbox
          id="curso-gratuito"
          name="gratuito"
          value="sim"
          defaultChecked={entries.gratuito !== ''}
          hint="Os preços abaixo não contam"
        >
          Este curso é gratuito
        </Checkbox>
        <TextField {...common('preco_original')} hint="Como 1.200,00" inputMode="decimal" />
        <TextField {...common('preco_promocional')} inputMode="decimal" optional />
        <SelectField {...common('periodo_preco')} options={periods} />
      </Card>
    </>
  );
}
