import {
  type TeacherEntries,
  teacherLabels,
} from '#/storefront/features/course-desk/teachers/teachers.schema.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';

interface TeacherFieldsProps {
  entries: TeacherEntries;
  errors: FieldErrors;
  isNew: boolean;
}

/** What a teacher's form asks. */
export function TeacherFields({ entries, errors, isNew }: TeacherFieldsProps) {
  const common = (field: keyof typeof teacherLabels) => ({
    id: `professor-${field}`,
    name: field,
    autoComplete: 'off',
    label: teacherLabels[field],
    defaultValue: entries[field],
    error: errors[field],
  });
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-5">
      <TextField {...common('nome')} required maxLength={120} hint="Como as pessoas o conhecem" />
      {isNew && (
        <TextField
          {...common('slug')}
          optional
          maxLength={80}
          autoCapitalize="none"
          spellCheck={false}
          hint="O fim do endereço, como ana-souza. Vazio: é feito do nome. Não muda depois."
        />
      )}
      <TextAreaField
        {...common('biografia')}
        optional
        rows={8}
        hint="Formação e experiência, em Markdown: **negrito**, listas com - e [links](https://…). Sem imagens e sem HTML."
      />
      <TextAreaField
        {...common('links')}
        optional
        rows={3}
        hint="Um por linha, com https://, como o currículo Lattes ou o LinkedIn"
      />
      <Checkbox
        name="mostrado"
        value="sim"
        defaultChecked={entries.mostrado !== ''}
        hint="Sem a marca, a página dele e o nome nas turmas não aparecem"
      >
        Mostrar na loja
      </Checkbox>
    </Card>
  );
}
