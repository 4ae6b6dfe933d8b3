import { TextField } from '#/storefront/ui/fields/text-field.tsx';

export function PlaceField({ place }: { place: string | undefined }) {
  return (
    <TextField
      label="Onde você está"
      hint="CEP ou cidade: 89010-000 ou Blumenau - SC"
      name="onde"
      optional
      maxLength={80}
      defaultValue={place}
      autoComplete="postal-code"
    />
  );
}
