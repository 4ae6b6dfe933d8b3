import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { type TestimonialEntries, testimonialLabels } from './testimonial.schema.ts';

interface TestimonialFieldsProps {
  entries: TestimonialEntries;
  errors: FieldErrors;
}

export function TestimonialFields({ entries, errors }: TestimonialFieldsProps) {
  const common = (field: keyof typeof testimonialLabels) => ({
    id: `depoimento-${field}`,
    name: field,
    autoComplete: 'off',
    label: testimonialLabels[field],
    defaultValue: entries[field],
    error: errors[field],
    required: true,
  });
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-5">
      <TextField
        {...common('nome')}
        hint="Publique só o que a pessoa permitiu, com o nome que ela permitiu."
        maxLength={80}
      />
      <TextField {...common('curso')} maxLength={120} />
      <TextAreaField
        {...common('texto')}
        rows={5}
        maxLength={600}
        spellCheck
        lang="pt-BR"
        hint="Com as palavras da pessoa, sem aspas"
      />
      <TextField
        {...common('ordem')}
        hint="Da menor para a maior. Os três primeiros aparecem na página inicial."
        inputMode="numeric"
        maxLength={4}
      />
      <Checkbox name="publicado" value="sim" defaultChecked={entries.publicado !== ''}>
        Mostrar na loja
      </Checkbox>
    </Card>
  );
}
