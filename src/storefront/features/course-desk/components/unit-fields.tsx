import { stateCodes } from '#/domain/person/person-values.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { unitLabels, type UnitEntries, type UnitField } from '../unit.schema.ts';

/** What a unit's form asks. */
export function UnitFields({ entries, errors }: { entries: Partial<UnitEntries>; errors: FieldErrors }) {
  const common = (field: UnitField) => ({
    id: `unidade-${field}`,
    name: field,
    // A browser would fill in the administrator's own.
    autoComplete: 'off',
    label: unitLabels[field],
    defaultValue: entries[field],
    error: errors[field],
  });
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-5">
      <TextField {...common('nome')} required maxLength={80} />
      <TextField {...common('endereco')} required hint="Rua, número e bairro" maxLength={160} />
      <TextField {...common('cidade')} required hint="Qualquer município do Brasil" maxLength={80} />
      <SelectField
        {...common('uf')}
        required
        placeholder="Escolha"
        options={stateCodes.map((uf) => ({ value: uf, label: uf }))}
      />
      <TextField {...common('cep')} required inputMode="numeric" maxLength={9} />
      <TextField {...common('telefone')} optional inputMode="tel" maxLength={20} />
    </Card>
  );
}
