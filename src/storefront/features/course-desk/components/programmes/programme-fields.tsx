import {
  type ProgrammeEntries,
  programmeLabels,
} from '#/storefront/features/course-desk/programmes/programmes.schema.ts';
import { MOST_COURSES } from '#/domain/catalogue/programmes/programme-entry.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { CourseChooser } from '#/storefront/features/course-desk/components/choosing/course-chooser.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';

interface ProgrammeFieldsProps {
  entries: ProgrammeEntries;
  errors: FieldErrors;
  isNew: boolean;
}

/** What a programme's form asks. */
export function ProgrammeFields({ entries, errors, isNew }: ProgrammeFieldsProps) {
  const common = (field: keyof typeof programmeLabels) => ({
    id: `programa-${field}`,
    name: field,
    autoComplete: 'off',
    label: programmeLabels[field],
    defaultValue: entries[field],
    error: errors[field],
  });
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-5">
      <TextField {...common('titulo')} required maxLength={120} />
      {isNew && (
        <TextField
          {...common('slug')}
          optional
          maxLength={80}
          autoCapitalize="none"
          spellCheck={false}
          hint="O fim do endereço, como gestao-industrial. Vazio: é feito do nome. Não muda depois."
        />
      )}
      <TextAreaField
        {...common('resumo')}
        required
        rows={2}
        hint="Uma ou duas frases, para as listas e os buscadores"
      />
      <CourseChooser
        {...common('cursos')}
        required
        isOrdered
        most={MOST_COURSES}
        hint="Na ordem em que são feitos. Depois da primeira edição não mudam."
      />
      <TextAreaField
        {...common('texto')}
        optional
        rows={8}
        hint="Para quem é e por que nesta ordem, em Markdown: **negrito**, listas com - e [links](https://…). Sem imagens e sem HTML."
      />
    </Card>
  );
}
