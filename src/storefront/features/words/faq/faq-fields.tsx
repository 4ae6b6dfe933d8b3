import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { markdownHint } from '../words-page.tsx';
import { type FaqEntries, faqLabels } from './faq.schema.ts';

export function FaqFields({ entries, errors }: { entries: FaqEntries; errors: FieldErrors }) {
  const common = (field: keyof typeof faqLabels) => ({
    id: `pergunta-${field}`,
    name: field,
    autoComplete: 'off',
    label: faqLabels[field],
    defaultValue: entries[field],
    error: errors[field],
    required: true,
  });
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-5">
      <TextField
        {...common('secao')}
        hint="Perguntas da mesma seção aparecem juntas, como “Pagamento”"
        maxLength={60}
      />
      <TextField {...common('pergunta')} maxLength={160} />
      <TextAreaField {...common('resposta')} rows={8} spellCheck lang="pt-BR" hint={markdownHint} />
      <TextField
        {...common('ordem')}
        hint="Da menor para a maior. Deixe intervalos, como 10, 20 e 30."
        inputMode="numeric"
        maxLength={4}
      />
      <Checkbox name="publicada" value="sim" defaultChecked={entries.publicada !== ''}>
        Mostrar na loja
      </Checkbox>
    </Card>
  );
}
