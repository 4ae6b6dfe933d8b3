import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { markdownHint } from '../words-page.tsx';
import { type PostEntries, postLabels } from './post.schema.ts';

export function PostFields({ entries, errors }: { entries: PostEntries; errors: FieldErrors }) {
  const common = (field: keyof typeof postLabels) => ({
    id: `texto-${field}`,
    name: field,
    autoComplete: 'off',
    label: postLabels[field],
    defaultValue: entries[field],
    error: errors[field],
  });
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-5">
      <TextField {...common('titulo')} required maxLength={140} />
      <TextField
        {...common('slug')}
        optional
        hint="O que vem depois de /blog/. Vazio: feito do título. O endereço antigo leva ao novo."
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
        {...common('data')}
        type="date"
        required
        hint="Com uma data no futuro, o texto publicado aparece só naquele dia."
      />
    </Card>
  );
}
