import {
  type EditionEntries,
  editionLabels,
} from '#/storefront/features/course-desk/programmes/programmes.schema.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';

interface EditionFieldsProps {
  entries: EditionEntries;
  errors: FieldErrors;
}

/** Price and terms of an edition. */
export function EditionFields({ entries, errors }: EditionFieldsProps) {
  const common = (field: 'preco' | 'parcelas_max') => ({
    id: `edicao-${field}`,
    name: field,
    autoComplete: 'off',
    label: editionLabels[field],
    defaultValue: entries[field],
    error: errors[field],
    required: true,
  });
  return (
    <>
      <TextField
        {...common('preco')}
        inputMode="decimal"
        hint="Em reais, como 1.500,00. A loja mostra ao lado quanto as turmas custam uma a uma."
      />
      <TextField {...common('parcelas_max')} inputMode="numeric" />
      <Checkbox
        name="a_venda"
        value="sim"
        defaultChecked={entries.a_venda !== ''}
        hint="Sem a marca ninguém mais compra esta edição; quem comprou continua nela"
      >
        À venda
      </Checkbox>
    </>
  );
}
