import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { markdownHint } from '../words-page.tsx';
import { type SchoolPageEntries, schoolPageLabels } from './school-page.schema.ts';

interface SchoolPageFieldsProps {
  entries: SchoolPageEntries;
  errors: FieldErrors;
}

export function SchoolPageFields({ entries, errors }: SchoolPageFieldsProps) {
  const common = (field: keyof typeof schoolPageLabels) => ({
    id: `pagina-${field}`,
    name: field,
    autoComplete: 'off',
    label: schoolPageLabels[field],
    defaultValue: entries[field],
    error: errors[field],
  });
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-5">
      <TextField {...common('titulo')} required maxLength={60} hint="Também é o texto do link no rodapé" />
      <TextField
        {...common('slug')}
        optional
        hint="O que vem depois de /sobre/. Vazio: feito do título. O endereço antigo leva ao novo."
        autoCapitalize="none"
        spellCheck={false}
        maxLength={150}
      />
      <TextAreaField
        {...common('resumo')}
        required
        rows={3}
        maxLength={300}
        spellCheck
        lang="pt-BR"
        hint="Abaixo do título e nos buscadores"
      />
      <TextAreaField {...common('texto')} required rows={16} spellCheck lang="pt-BR" hint={markdownHint} />
      <TextField
        {...common('ordem')}
        required
        hint="Da menor para a maior, no rodapé"
        inputMode="numeric"
        maxLength={4}
      />
      <Checkbox name="publicada" value="sim" defaultChecked={entries.publicada !== ''}>
        Mostrar na loja
      </Checkbox>
    </Card>
  );
}
