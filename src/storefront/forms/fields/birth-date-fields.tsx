import type { ClipboardEvent } from 'react';
import type { BirthDateFields as BirthDate } from '#/domain/person/birth-date.ts';
import { Fieldset } from '#/storefront/ui/fields/fieldset.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { keepMask } from './input-mask.ts';

interface BirthDateFieldsProps {
  prefix: string;
  error: string | undefined;
  defaults: Partial<BirthDate>;
}

const parts = [
  { name: 'dia', label: 'Dia', autoComplete: 'bday-day', placeholder: 'DD', mask: '##', part: 'day' },
  { name: 'mes', label: 'Mês', autoComplete: 'bday-month', placeholder: 'MM', mask: '##', part: 'month' },
  { name: 'ano', label: 'Ano', autoComplete: 'bday-year', placeholder: 'AAAA', mask: '####', part: 'year' },
] as const;

export function BirthDateFields({ prefix, error, defaults }: BirthDateFieldsProps) {
  return (
    <Fieldset legend="Data de nascimento" id={`${prefix}-nascimento`} {...(error && { error })}>
      <div className="grid grid-cols-3 gap-3" onPaste={spread}>
        {parts.map(({ name, label, autoComplete, placeholder, mask, part }) => (
          <TextField
            key={name}
            id={`${prefix}-${name}`}
            name={name}
            label={label}
            required
            inputMode="numeric"
            autoComplete={autoComplete}
            placeholder={placeholder}
            defaultValue={defaults[part]}
            onInput={keepMask(mask)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${prefix}-nascimento-error` : undefined}
          />
        ))}
      </div>
    </Fieldset>
  );
}

/** '5/3/1998', '05.03.1998', '05031998' or '1998-03-05'. */
function readPastedDate(text: string): BirthDate | undefined {
  const groups =
    /^(?<day>\d{1,2})[^\d](?<month>\d{1,2})[^\d](?<year>\d{4})$/.exec(text)?.groups ??
    /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/.exec(text)?.groups ??
    /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/.exec(text)?.groups;
  const { day, month, year } = groups ?? {};
  return day && month && year ? { day, month, year } : undefined;
}

function spread(event: ClipboardEvent<HTMLDivElement>): void {
  const date = readPastedDate(event.clipboardData.getData('text').trim());
  if (!date) return;
  event.preventDefault();
  for (const { name, part } of parts) {
    const input = event.currentTarget.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (!input) continue;
    input.value = date[part];
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
