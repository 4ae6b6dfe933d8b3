import type { LookColour } from '#/domain/school/look.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { nearestValue } from '../look.schema.ts';

interface ColourFieldProps {
  id: string;
  name: LookColour;
  label: string;
  hint: string;
  value: string;
  onChange(colour: string): void;
  error: string | undefined;
  /** Taken with one press. */
  nearest: string | undefined;
}

/** A colour, typed or chosen; where it can't be read, the nearest one that can. */
export function ColourField({ id, name, label, hint, value, onChange, error, nearest }: ColourFieldProps) {
  const isWhole = /^#[0-9a-f]{6}$/i.test(value);
  return (
    <div className="grid gap-2">
      <TextField
        id={id}
        name={name}
        label={label}
        hint={hint}
        error={error}
        required
        maxLength={20}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        trailing={
          <input
            type="color"
            aria-label={`Escolher: ${label.toLowerCase()}`}
            value={isWhole ? value.toLowerCase() : undefined}
            onChange={(event) => onChange(event.target.value)}
            className="size-10 cursor-pointer noscript:hidden"
          />
        }
      />
      {nearest && (
        <Button
          type="submit"
          name="usar"
          value={nearestValue(name, nearest)}
          variant="secondary"
          className="justify-self-start"
        >
          <span
            aria-hidden="true"
            className="size-5 rounded-sm border border-line-strong"
            style={{ background: nearest }}
          />
          <ChangingText>{`Usar ${nearest} e salvar`}</ChangingText>
        </Button>
      )}
    </div>
  );
}
